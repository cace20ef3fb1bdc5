"""What Dovahkiin adds: heroes, dragons, shouts, magicka, spells, objectives, equipment, each to be had alone."""
