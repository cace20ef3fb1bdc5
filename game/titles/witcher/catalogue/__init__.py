"""The content of the base game: TOML files, validated together and frozen into one catalogue for the rules."""
