"""The senses of modules for who looks ahead, a file each; faces name them (`alhambra.bots.face`)."""
