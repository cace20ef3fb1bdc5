"""Tables: what fills the window while a match is played. One folder a title, the rest is common to all."""
