"""What the services need from the world: the database, the clock, entropy, the engine in its own thread."""
