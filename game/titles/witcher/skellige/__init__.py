"""The module Skellige (SKE): islands, ships, sea trips, Dagon. Its rules stand in rules.md beside this file."""
