"""Territories in the window: pictures of tiles, the ground on which tiles are laid, the lights on it. No rules."""
