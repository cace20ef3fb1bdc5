"""A replay at the real table: a reel that is shown, sought in, and played on from."""
