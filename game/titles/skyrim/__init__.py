"""Risk: Skyrim."""
