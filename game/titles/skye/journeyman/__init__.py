"""Journeyman: progress boards, bonus tiles, road pieces, and a journeyman who walks (sections 15 to 22)."""
