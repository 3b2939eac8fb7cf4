"""Training of the engine's networks by self-play. Nothing at run time imports it."""
