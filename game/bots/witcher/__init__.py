"""Bots of The Witcher: Old World."""
