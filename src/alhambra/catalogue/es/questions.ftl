### What a person has to decide, above the list of moves.

another-action = Puedes hacer otra acción o decir «done» (A-42).
