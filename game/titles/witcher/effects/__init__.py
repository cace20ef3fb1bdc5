"""What cards do: programs of small ints, and the functions that carry them out."""
