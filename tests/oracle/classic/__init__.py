"""The oracle of classic Alhambra."""
