omens-title = Omens
