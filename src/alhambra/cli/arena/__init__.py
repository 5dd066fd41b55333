"""How a contest between bots is shown: as a table, and as a page with charts."""
