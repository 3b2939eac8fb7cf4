"""Players of known strength to measure against; `engine.players` calls them by name."""
