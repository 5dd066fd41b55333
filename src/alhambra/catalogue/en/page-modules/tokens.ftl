### Tokens, as only the page says it.

tokens-title = Tokens in the bag
tokens-count = { $typeTitle }: { $count }
