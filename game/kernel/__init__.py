"""What every title shares; knows no title, no bot and no window."""
