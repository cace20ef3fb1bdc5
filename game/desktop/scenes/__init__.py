"""What fills the window, one at a time. Scenes are fed with plain data and answer with commands."""
