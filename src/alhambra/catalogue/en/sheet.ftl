### The sheet game.

## Refusals: when

keep-dice-first = Choose first the dice that you keep.
only-second = After a build there is only a second building, or 'done'.
second-later = A second building comes after a build.
keep-dice-later = Dice to keep are chosen after all four were rolled.
build-or-coins = A player builds or earns coins.

## Buildings

no-such-die = No { $colourName } die shows { $value }: they show { $low } and { $high }.
already-built = The building at { $square } is built already.
second-built = The dice left cross at { $square }, which is built.
second-after-change = Dice were changed in this turn, and only one of the two special actions is used in a turn.
second-too-dear =
    A second building costs { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }, and you have { $coins }.
second-without-coins =
    A second building costs { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }, and you have none.

## Changes of dice

changed-already = Dice are changed once in a turn, however many coins it takes.
not-changed = A coin moves the { $colourName } die by one; it cannot stay.
step-without-coins = This change costs 1 coin, and you have none.
steps-too-dear = This change costs { $price } coins, one for each step, and you have { $coins }.
steps-without-coins = This change costs { $price } coins, one for each step, and you have none.

## What happened

sheet-start-drawn = { $who } got the first turn.
sheet-founded = { $who } rolled { $square } and built the { $typeName } there.
sheet-dice-placed = { $who } put { $pair } on the sheet.
sheet-ticked = { $who } ticked a box of { $typeName }.
sheet-rolled-and-ticked = { $who } rolled { $last_typeName } and ticked a box of { $typeName }.
sheet-rolled-again-and-ticked = { $who } rolled { $last_typeName } ({ $earlier_typesName } being full) and ticked a box of { $typeName }.
sheet-turn-began = Round { $round }: turn of { $who }, with { $dice }.
sheet-your-turn = Round { $round }: your turn, with { $dice }.
sheet-changed =
    { $who } paid { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, and the dice showed { $dice }.
sheet-built = { $who } built the { $typeName } at { $square }.
sheet-built-for-coins =
    { $who } built the { $typeName } at { $square } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
sheet-earned =
    { $who } earned { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
sheet-earned-too-many =
    { $who } earned { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }; { $lost } more did not fit on the sheet.
sheet-declined = { $who } built no second building.
sheet-rolled = { $who } rolled { $dice }.
sheet-kept = { $who } kept { $pair }.
sheet-passed-on = { $who } passed { $pair } on to { $toInside }.
sheet-completed = { $who } completed { $typeName } in round { $round }.
sheet-awarded = The end of round { $round } brought { $gains } ({ $clausesCommas }).
sheet-awarded-nothing = The end of round { $round } brought no points ({ $clausesCommas }).
sheet-gain = { $whoInside } { $points } for { $reasonName }
sheet-scored = The end of the game brought: { $playersSemicolons }.
sheet-scored-nothing = The end of the game brought: nothing.
sheet-over-alone =
    The game was over, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $whoInside }.
sheet-tie-lost =
    { $reasonName }: { $players }, with { $count } each, share places { $first } { $tied ->
        [2] and
       *[other] to
    } { $last }: { $points } each, lost by { $lost } ({ $clause }, W-54).

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
        [you] You have { $points } points.
       *[other] { $who } has { $points } points.
    }
sheet-won =
    { $count ->
        [one] { $winners } wins with { $points } points
       *[other] { $winners } share the victory with { $points } points
    }.
sheet-won-by-others =
    { $count ->
        [one] { $winners } wins with { $points } points
       *[other] { $winners } share the victory with { $points } points
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

## Reasons for points

reason-row = row
reason-column = column
reason-coins = coins
reason-bonus = bonus

## Who is there, and the colours of dice

fictitious = fictitious
    .short = fict.
fictitious-numbered = fictitious { $number }
    .short = fict. { $number }
colour-yellow = yellow
colour-blue = blue
