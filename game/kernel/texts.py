"""Texts that are written down before the language is known."""

from __future__ import annotations


def N_(text: str) -> str:  # noqa: N802 (gettext's own name for it)
    """Marks a text for the catalogues; it is translated by `gettext` where it is shown."""
    return text
