"""The oracle of The Red Palace."""
