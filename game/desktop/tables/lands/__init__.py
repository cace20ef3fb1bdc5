"""The stage of titles whose board is land that is held: territories, units, battles, cards of land."""
