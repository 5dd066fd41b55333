"""The palace game in the terminal."""
