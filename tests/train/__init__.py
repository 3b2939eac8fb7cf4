"""Training, where torch is installed (`make train` does it)."""
