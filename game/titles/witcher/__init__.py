"""The Witcher: Old World."""
