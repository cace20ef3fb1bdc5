"""Maps authored in Tiled, read into frozen models."""
