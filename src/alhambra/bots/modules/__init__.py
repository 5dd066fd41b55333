"""What modules bring to greedy, a file or a folder each."""
