"""What every game of the family shares. No palace and no money in here."""
