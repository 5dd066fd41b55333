"""One table: its log, its seats, its game. No input or output, no clock."""
