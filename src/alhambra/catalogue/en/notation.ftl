### What is wrong with a text that stands for a move, a place, a card, a tile or a position.
### Words that are typed are the same in every language: what stands in a gap between quotes, what follows "write" and
### "as", and the lists of what there is.

## Moves

# $known are the words that a move begins with
no-palace-move = '{ $text }' is no move: a move begins with { $knownCommas }, or is done or pass.
no-sheet-move = '{ $text }' is no move: a move begins with { $knownCommas }, or is coins, second or done.
move-not-complete = '{ $text }' is not complete: something belongs behind '{ $verb }:'.
payment-missing = '{ $text }' is not complete: the cards that pay belong behind it, as y3,y4.
lay-where = A tile is laid at a place: write lay:TILE@PLACE, as lay:tower-9-ES@n2e1.
swap-what = Two tiles are swapped: write swap:OLD/NEW, the tile of the palace first.

## Places, cards, tiles

no-place = '{ $text }' is no place: write n2e1, s1, w3, or c for the fountain.
place-too-far = '{ $text }' is too far from the fountain: at most { $farthest } squares each way.
no-market-square = '{ $square }' is no market square: there are 1, 2, 3 and 4.
# $letters are the letters of the currencies
no-card = '{ $text }' is no card: write a letter of { $letters } and a value from 1 to 9, as y3.
no-tile = '{ $text }' is no tile of this game.
no-type = '{ $text }' is no type of building: there are { $knownCommas }.

## The sheet

no-square = '{ $text }' is no square: write the yellow die and the blue die, as y3b5.
no-die-changed = At least one die is changed.
no-number-on-a-die = '{ $number }' is no number on a die: there are 1 to 6.
no-change-of-dice = '{ $text }' is no change of dice: write one die, or one of each colour, as y5to3 or y5to3,b2to4.

## Positions: a game as one line of words `name=value`. $name is such a name.

# $fault says in English what is wrong; faults are for those who write positions by hand
no-position = This is no position of the game: { $fault }.
position-words = A position has the words { $knownCommas }, in this order.
wrong-parts =
    { $found ->
        [one] '{ $name }' has { $found } part instead of { $count }.
       *[other] '{ $name }' has { $found } parts instead of { $count }.
    }
no-number-for = '{ $text }' is no number for '{ $name }'.
no-value-for = '{ $text }' is no value for '{ $name }': there are { $knownCommas }.
no-hexadecimal = '{ $name }' is no hexadecimal text.
not-in-this-game = '{ $name }' holds something that is not in this game.
no-phase = '{ $text }' is no phase: there are { $knownCommas }.
no-flags = '{ $text }' are no flags: there are { $knownCommas }.
binds-nobody = '{ $text }' binds nobody: there are { $knownCommas }.
more-than-three-cards = There are more than three cards { $card } in one place.
two-tiles-at = Two tiles are laid at { $place }.
names-what-is-printed = '{ $name }' names what is printed on { $tile }.
names-a-tile-twice = '{ $name }' names a tile twice.
no-changed-tile = '{ $name }' holds tiles with what they are now, not '{ $text }'.
# $sides are the letters of the sides
no-walls = '{ $text }' is no tile with its walls: write some of { $sides }.
wrong-past = 'past' holds, for each scoring, its number and seven counts a player.
wrong-extras = 'extras' holds the gains of modules for each scoring.
no-gain = '{ $text }' is no gain: write player:points:clause:reason:count.
unfit-gain = '{ $text }' is no gain that can be read back.
nothing-kept = '{ $text }' is nothing that '{ $module }' keeps.
# What a module keeps of a game, as text, is its slice
unfit-slice = '{ $module }' keeps '{ $text }', but a slice is one word, without '/' and other than '-'.
no-four-dice = '{ $text }' are no four dice: write two yellow ones and two blue ones, as y25b36.
no-row = '{ $text }' is no row: write the columns built, ascending, or '-'.
no-fictitious-players = There are no fictitious players to have ticks.
