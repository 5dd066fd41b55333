### Tokens, as only the page says it.

tokens-title = Gebäudechips im Beutel
tokens-count = { $typeTitle }: { $count }
