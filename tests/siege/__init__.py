"""What the siege of the server shares: its process, its database, its clients, and the books about what was said."""
