"""What people and programs outside touch: command line, page, terminal, environments."""
