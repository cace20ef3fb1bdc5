"""The table of The Witcher: Old World."""
