"""Controls drawn with the kit, under one focus: whatever the mouse reaches, the keyboard reaches."""
