"""What dev.py does: the environment, the commands, the package; only the standard library."""
