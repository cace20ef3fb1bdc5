"""The table of Skyrim."""
