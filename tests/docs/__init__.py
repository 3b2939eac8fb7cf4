"""What documents show runs."""
