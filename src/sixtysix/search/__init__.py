"""Search: the kernel, the open-card solver, and worlds built from a view."""
