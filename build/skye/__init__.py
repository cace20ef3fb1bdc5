"""Programs that paint what Isle of Skye is played with, and make its maps."""
