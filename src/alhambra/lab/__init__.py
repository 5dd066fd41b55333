"""To study the games: many of them, records, and what comes out."""
