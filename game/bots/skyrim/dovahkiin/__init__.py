"""What judgement adds where anything of Dovahkiin is on: each room has one subject."""
