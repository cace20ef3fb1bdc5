"""The table of Isle of Skye."""
