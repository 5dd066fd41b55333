"""The ground under a palace: squares, shapes, what may touch what, and the wall around it."""
