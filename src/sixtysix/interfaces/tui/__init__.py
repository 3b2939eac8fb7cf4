"""The match in a terminal window (`sixtysix tui`): drawn as text, played by keys or mouse."""
