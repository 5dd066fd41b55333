### Why an action of the palace game is refused.

## What every game says

game-over = The game is over.
turn-finished = Every decision of the turn is made; it waits for its commit.

## The game

no-such-tile = There is no tile { $tile } in this game.

## Whose turn, and when

game-ends = The game ends: only left-over tiles are laid or kept.
actions-over = The actions of this turn are over: lay or keep the tiles you bought.
only-abilities = The actions of this turn are over: use an ability or say done.
purchase-begun = A purchase was begun: the action is a purchase.
lay-first = Everything set aside has to be laid or kept first.
compulsory = The first action of a turn is compulsory.
can-act = Only a player without any legal action passes.

## Money

nothing-taken = Take at least one card of the display.
not-on-display = The display does not hold { $missing }.
too-much-taken = Several cards may sum to 5 at most; these sum to { $sum }.
empty-square = There is no tile on market square { $square }.
not-in-hand = The hand does not hold { $missing }.
no-note = There is no '{ $note }' to pay with in this game.

## Tiles

set-aside-until-end = { $tile } is set aside until the end of the turn: take an action or say done first.
not-set-aside = { $tile } is none of the tiles to be laid now.
set-aside-no-redesign = { $tile } was bought this turn and is set aside until its end; a redesign cannot use it.
not-in-reserve = { $tile } is not in the reserve.
not-in-palace = { $tile } does not stand in the palace.
start-tile = The start tile never moves.
no-neutral-player = Only games of two have a neutral player.
left-over-not-given = Left-over tiles cannot be given away.
altered-not-given = { $tile } is no tile of the supply as it is printed.
old-not-given = { $tile } was not bought this turn: it cannot be given.

## The price

wrong-currency = { $tile } is paid for in { $currencyPlural }, not with { $wrong }.
too-little-paid = { $tile } costs { $price }; these cards are worth { $paid }.
no-money = { $tile } costs { $price } { $currencyName }; you have no { $currencyName } cards.
too-little-money = { $tile } costs { $price } { $currencyName }; your { $currencyName } cards are worth { $money }.
too-little-kept = { $tile } costs { $price } { $currencyName }; your { $currencyName } cards and { $noteName } are worth { $money }.
superfluous-card = { $tile } costs { $price }: it is paid for without { $spare }, and no change is given.

## Where a tile is laid

tile-there = There is a tile at { $place } already.
gatehouse-there = There is a gatehouse at { $place }, and nothing is laid against its long side.
no-side-shared = { $tile } at { $place } would share no side with the palace.
walls-differ = { $tile } at { $place } would put a wall against an open side in the { $sidesName }.
not-on-foot = { $tile } at { $place } could not be reached on foot: there are walls on every side it touches.
hole = { $tile } at { $place } would enclose a hole.
camps-alone = { $tile } at { $place } would be laid against camps alone.
no-rampart = { $tile } at { $place } would have no rampart against a wall.
camp-by-gatehouse = { $tile } at { $place } would touch a gatehouse in the { $sidesName }, which camps never do.
wrong-contact = { $tile } at { $place } does not fit in the { $sidesName }: ramparts touch walls, and plain sides of camps touch one another.
hole-without = Without { $tile } there would be a hole at { $place }.
cut-off-without = Without { $tile } a part of the palace could not be reached on foot.
camp-without = Without { $tile } a camp beside it would have no rampart against a wall.
