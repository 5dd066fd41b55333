"""The oracle of Roll & Write."""
