"""The Continent in the window: the painted map, what stands on its places, the lights on it."""
