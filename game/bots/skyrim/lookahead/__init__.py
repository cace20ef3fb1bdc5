"""A model of a match in which many copies of one position are played on at once, each array holding a column a copy."""
