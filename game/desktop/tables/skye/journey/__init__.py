"""Journeyman at the clans' table: the progress board, the walk over the ground, road pieces, and their words."""
