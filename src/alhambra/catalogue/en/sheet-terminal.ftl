### The sheet game in the terminal.

## During a turn

roll-to-come = Nothing is final yet: Enter goes on, 'undo' takes back.
roll-restarted = Everything since the last roll is taken back; 'redo' plays it again.
nothing-since-roll = There is nothing to take back since the last roll.
rolls-saved = Everything up to the last roll is saved. To go on later:
if-ended-now = If the game ended now
no-such-sheet =
    { $count ->
        [one] There is no seat '{ $seat }': the only one is 0, yours.
       *[other] There is no seat '{ $seat }': write 0, yours, to { $last }.
    }
points-alone =
    { $whoKind ->
        [you] You have
       *[other] { $who } has
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
sheet-won =
    { $count ->
        [one] { $winners } wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $winners } share the victory with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }.
sheet-won-by-others =
    { $count ->
        [one] { $winners } wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $winners } share the victory with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }; you have { $mine }.

## The sheet

sheet-heading = Round { $round } of { $rounds }. { $who }: coins { $coins }, { $gained } of { $most } filled in
# How many buildings of a type there are, behind its name: arcades    of 6
size-of-type = of { $count }
# Over the points of the places that are not awarded yet
places-left = places left
no-place-left = none
# Somebody who is not on turn, and the dice of theirs, as y3b5
other-sheet = { $who }: { $pair } on the sheet, coins { $coins }

## Moves, as in moves.ftl

group-build = Build
group-coins = Coins
group-change = Change
group-second = Second
group-keep = Keep
move-build = { $square } { $typeName }
move-earn = earn { $coins }
move-second = { $square } { $typeName } for 3 coins
changes-folded = [{ $first }] to [{ $last }]: type 'moves change' to see them, or the change itself

## The help

sheet-help =
    Type the number of a move, or the move itself:
      build y3b5      coins      change y5 to 3, b2 to 4      second      done
      keep y2b6
    A square is a row and a column, as the yellow and the blue die show it. On your
    sheet x is a building, * a die, and a number in brackets the move that builds.
    Nothing is rolled before you say so with Enter: until then you can take back.
sheet-command-restart = take everything back since the last roll
sheet-command-commit = let the dice roll; Enter does the same
sheet-command-score = what the end of the game would bring now
sheet-command-board = your sheet, or that of another seat

## Fictitious players, and shares

sheet-tie-lost =
    { $reasonName }: { $players }, with { $count } each, share places { $first } { $tied ->
        [2] and
       *[other] to
    } { $last }: { $points } each, lost by { $lost } ({ $clause }, W-54).
fictitious = fictitious
    .short = fict.
fictitious-numbered = fictitious { $number }
    .short = fict. { $number }

## What of it is a reconstruction

reconstructed-sheet = The grid and the number of coins are a reconstruction: 'rules W-1' and 'rules W-23'.
    .page = The grid and the number of coins are a reconstruction: the pictures are lost.
