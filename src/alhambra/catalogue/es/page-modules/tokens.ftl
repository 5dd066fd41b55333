### Tokens, as only the page says it.

tokens-title = Fichas en la bolsa
tokens-count = { $typeTitle }: { $count }
