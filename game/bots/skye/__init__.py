"""Bots of Isle of Skye."""
