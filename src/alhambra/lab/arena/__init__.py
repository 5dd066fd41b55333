"""Which bot is stronger, and how sure that is: many games on the same luck, with every bot on every seat."""
