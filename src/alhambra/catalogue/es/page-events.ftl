### What happened in the game, as the page tells it: by the ids of the terminal, with tiles, cards and places in words.
### `$who` is a name, or "Tú" for the reader; `$whoKind` is `you` or `other`, for the grammar.

# What came onto the display and the market after a turn, in one line.
refilled =
    .display = Nuevo en el mostrador: { $cardsName }.
    .market = Nuevo en el mercado: { $squares }.
    .both = Nuevo en el mostrador: { $cardsName }; en el mercado: { $squares }.
event-unknown =
    .page = Ocurrió algo que esta página no conoce: { $event }.
