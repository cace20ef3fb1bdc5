"""Seats that play by themselves."""
