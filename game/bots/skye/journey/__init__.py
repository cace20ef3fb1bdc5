"""Bots of Isle of Skye with Journeyman."""
