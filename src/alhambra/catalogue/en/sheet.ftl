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
