"""Guards and their abilities."""
