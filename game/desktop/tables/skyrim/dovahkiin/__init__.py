"""What Dovahkiin and the mixes add to the table: heroes, dragons, cards, magicka, objectives."""
