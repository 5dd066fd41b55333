"""The senses of modules for who looks ahead: a file or folder each, with a `SENSE` (see `alhambra.bots.sensing`)."""
