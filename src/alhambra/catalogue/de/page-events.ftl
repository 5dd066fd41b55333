### What happened in the game, as the page tells it: by the ids of the terminal, with tiles, cards and places in words.
### `$who` is a name, or "Du" for the reader; `$whoKind` is `you` or `other`, for the grammar.

# What came onto the display and the market after a turn, in one line.
refilled =
    .display = Neu: { $cardsName } in der Auslage.
    .market = Neu: { $squares } im Bauhof.
    .both = Neu: { $cardsName } in der Auslage; { $squares } im Bauhof.
event-unknown =
    .page = Etwas ist geschehen, das diese Seite nicht kennt: { $event }.
