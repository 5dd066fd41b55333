"""Players that see a view, never the state."""
