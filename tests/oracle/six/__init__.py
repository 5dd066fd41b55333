"""The oracle of classic Alhambra with any of its modules."""
