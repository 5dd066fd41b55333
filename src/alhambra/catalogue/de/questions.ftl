### What a person has to decide, above the list of moves.

another-action = Du darfst eine weitere Aktion ausführen oder „done“ sagen (A-42).
