"""Tables in the browser: people and bots, a log that is never lost, and a page."""
