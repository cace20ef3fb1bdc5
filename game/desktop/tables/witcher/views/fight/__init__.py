"""The scene of a fight: the opponent, the combo as it grows, what is at hand."""
