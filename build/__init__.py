"""Programs that make things: painters of the art, cutters of fonts. None is needed when Skald runs."""
