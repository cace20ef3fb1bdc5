"""Isle of Skye: From Chieftain to King."""
