"""The window: scenes, widgets, the drawing kit, the loop."""
