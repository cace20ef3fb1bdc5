"""The board: a territory map under one lamp, with pieces, names and arrows; it knows no rules."""
