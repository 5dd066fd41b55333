### Why an action of the palace game is refused.

## What every game says

game-over = The game is over.
    .page = { game-over }
turn-finished = Every decision of the turn is made; it waits for its commit.
    .page = { turn-finished }

## The game

no-such-tile = There is no tile '{ $tile }' in this game.
    .page = There is no tile { $tileTitle } in this game.

## Whose turn, and when

game-ends = The game ends: only left-over tiles are laid or kept.
    .page = { game-ends }
actions-over = The actions of this turn are over: lay or keep the tiles you bought.
    .page = { actions-over }
only-abilities = The actions of this turn are over: use an ability or say done.
    .page = The actions of this turn are over: use an ability or end your actions.
purchase-begun = A purchase was begun: the action is a purchase.
    .page = { purchase-begun }
lay-first = Everything set aside has to be laid or kept first.
    .page = { lay-first }
compulsory = The first action of a turn is compulsory.
    .page = { compulsory }
can-act = Only a player without any legal action passes.
    .page = { can-act }

## Money

nothing-taken = Take at least one card of the display.
    .page = { nothing-taken }
not-on-display = The display does not hold { $missing }.
    .page = The display does not hold { $missingName }.
too-much-taken = Several cards may sum to 5 at most; these sum to { $sum }.
    .page = { too-much-taken }
empty-square = There is no tile on market square { $square }.
    .page = { empty-square }
not-in-hand = The hand does not hold { $missing }.
    .page = The hand does not hold { $missingName }.
no-note = There is no '{ $note }' to pay with in this game.
    .page = There is nothing kept to pay with in this game.

## Tiles

set-aside-until-end = { $tile } is set aside until the end of the turn: take an action or say done first.
    .page = { $tileTitle } is set aside until the end of the turn: take an action or say done first.
not-set-aside = { $tile } is none of the tiles to be laid now.
    .page = { $tileTitle } is none of the tiles to be laid now.
set-aside-no-redesign = { $tile } was bought this turn and is set aside until its end; a redesign cannot use it.
    .page = { $tileTitle } was bought this turn and is set aside until its end; a redesign cannot use it.
not-in-reserve = { $tile } is not in the reserve.
    .page = { $tileTitle } is not in the reserve.
not-in-palace = { $tile } does not stand in the palace.
    .page = { $tileTitle } does not stand in the palace.
start-tile = The start tile never moves.
    .page = { start-tile }
no-neutral-player = Only games of two have a neutral player.
    .page = { no-neutral-player }
left-over-not-given = Left-over tiles cannot be given away.
    .page = { left-over-not-given }
altered-not-given = { $tile } is no tile of the supply as it is printed.
    .page = { $tileTitle } is no tile of the supply as it is printed.
old-not-given = { $tile } was not bought this turn: it cannot be given.
    .page = { $tileTitle } was not bought this turn: it cannot be given.

## The price

wrong-currency = { $tile } is paid for in { $currencyPlural }, not with { $wrong }.
    .page = { $tileTitle } is paid for in { $currencyPlural }, not with { $wrongName }.
too-little-paid = { $tile } costs { $price }; these cards are worth { $paid }.
    .page = { $tileTitle } costs { $price }; these cards are worth { $paid }.
no-money = { $tile } costs { $price } { $currencyName }; you have no { $currencyName } cards.
    .page = { $tileTitle } costs { $price } { $currencyName }; you have no { $currencyName } cards.
    .short = Costs { $price }; you have no { $currencyName }.
too-little-money = { $tile } costs { $price } { $currencyName }; your { $currencyName } cards are worth { $money }.
    .page = { $tileTitle } costs { $price } { $currencyName }; your { $currencyName } cards are worth { $money }.
    .short = Costs { $price }; you have { $money }.
too-little-kept = { $tile } costs { $price } { $currencyName }; your { $currencyName } cards and { $noteName } are worth { $money }.
    .page = { $tileTitle } costs { $price } { $currencyName }; your { $currencyName } cards and your certificate are worth { $money }.
    .short = Costs { $price }; you have { $money }.
superfluous-card = { $tile } costs { $price }: it is paid for without { $spare }, and no change is given.
    .page = { $tileTitle } costs { $price }: it is paid for without { $spareName }, and no change is given.

## Where a tile is laid

tile-there = There is a tile at { $place } already.
    .page = There is a tile already.
    .short = There is a tile already.
gatehouse-there = There is a gatehouse at { $place }, and nothing is laid against its long side.
    .page = There is a gatehouse, and nothing is laid against its long side.
    .short = Nothing is laid against the long side of a gatehouse.
no-side-shared = { $tile } at { $place } would share no side with the palace.
    .page = { $tileTitle } would share no side with the palace.
    .short = It would share no side with the palace.
walls-differ = { $tile } at { $place } would put a wall against an open side in the { $sidesName }.
    .page = { $tileTitle } would put a wall against an open side in the { $sidesName }.
    .short = A wall would touch an open side.
not-on-foot = { $tile } at { $place } could not be reached on foot: there are walls on every side it touches.
    .page = { $tileTitle } could not be reached on foot: there are walls on every side it touches.
    .short = It could not be reached on foot from the fountain.
hole = { $tile } at { $place } would enclose a hole.
    .page = { $tileTitle } would enclose a hole.
    .short = It would enclose a hole.
camps-alone = { $tile } at { $place } would be laid against camps alone.
    .page = { $tileTitle } would be laid against camps alone.
    .short = It would touch camps alone.
no-rampart = { $tile } at { $place } would have no rampart against a wall.
    .page = { $tileTitle } would have no rampart against a wall.
    .short = No rampart would lie against a wall.
camp-by-gatehouse = { $tile } at { $place } would touch a gatehouse in the { $sidesName }, which camps never do.
    .page = { $tileTitle } would touch a gatehouse in the { $sidesName }, which camps never do.
    .short = A camp never touches a gatehouse.
wrong-contact = { $tile } at { $place } does not fit in the { $sidesName }: ramparts touch walls, and plain sides of camps touch one another.
    .page = { $tileTitle } does not fit in the { $sidesName }: ramparts touch walls, and plain sides of camps touch one another.
    .short = Ramparts touch walls, plain sides of camps one another.
hole-without = Without { $tile } there would be a hole at { $place }.
    .page = Without { $tileTitle } there would be a hole.
cut-off-without = Without { $tile } a part of the palace could not be reached on foot.
    .page = Without { $tileTitle } a part of the palace could not be reached on foot.
camp-without = Without { $tile } a camp beside it would have no rampart against a wall.
    .page = Without { $tileTitle } a camp beside it would have no rampart against a wall.
