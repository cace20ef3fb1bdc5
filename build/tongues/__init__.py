"""Catalogues of texts for translators: extracted, kept up to date, compiled, and looked over."""
