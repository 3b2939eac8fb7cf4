"""The match in lines: for terminals, screen readers and pipes."""
