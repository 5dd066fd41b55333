### The sheet game.

## Refusals: when

keep-dice-first = Choose first the dice that you keep.
only-second = After a build there is only a second building, or 'done'.
second-later = A second building comes after a build.
keep-dice-later = Dice to keep are chosen after all four were rolled.
build-or-coins = A player builds or earns coins.

## Refusals: buildings

no-such-die = No { $colourName } die shows { $value }: they show { $low } and { $high }.
no-such-die-alike = No { $colourName } die shows { $value }: both show { $shown }.
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

## Refusals: changes of dice

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
## Reasons for points

reason-row = row
reason-column = column
reason-coins = coins
reason-bonus = bonus

## Who is there, and the colours of dice

colour-yellow = yellow
colour-blue = blue
