"""The texts, in every language."""
