"""Measurements. `make bench` runs them all; what was found stands in results.md."""
