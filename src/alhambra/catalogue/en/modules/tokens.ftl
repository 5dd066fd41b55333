### Tokens.

## What happened

token-drawn = { $tile } got { $typeIndefinite } token.
