### What happened in the game, as the page tells it: by the ids of the terminal, with tiles, cards and places in words.
### `$who` is a name, or "You" for the reader; `$whoKind` is `you` or `other`, for the grammar.

# What came onto the display and the market after a turn, in one line.
refilled =
    .display = New: { $cardsName } on the display.
    .market = New: { $squares } on the market.
    .both = New: { $cardsName } on the display; { $squares } on the market.
event-unknown =
    .page = Something happened that this page does not know: { $event }.
