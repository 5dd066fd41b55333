"""Tables at work: connections, bots, what is written down and who is told."""
