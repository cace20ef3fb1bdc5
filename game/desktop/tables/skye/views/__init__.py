"""What lies about the ground and over it: pictures of plain models, with the places on them that answer.

Each view takes a frozen model of strings and numbers, knows no rules, and draws the same picture for the same model.
"""
