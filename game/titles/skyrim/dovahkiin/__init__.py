"""What Dovahkiin adds to Skyrim: heroes, dragons, shouts, magicka, spells, objectives, equipment, each to be had alone."""
