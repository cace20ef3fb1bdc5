"""Fights: against monsters, and of witchers against each other."""
