### What a person has to decide, above the list of moves.

another-action = You may take another action, or say 'done' (A-42).
