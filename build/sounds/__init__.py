"""What the sounds are made of: damped strikes, filtered noise, horns, bells; all computed, nothing recorded."""
