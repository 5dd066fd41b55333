### Guards.

## Refusals: what was begun

choose-guard = First choose the guard that pays for { $abilityName }.
preview-paid = The preview purchase is paid: buy from the preview board.
march-paid = The march is paid: move a guard onto a wall.
new-token-begun = After a new token the action is a purchase.
nothing-left-to-buy = After a new token the action is a purchase, and { $abilityName } would leave nothing to buy.

## Abilities, and who pays for them

abilities-over = Abilities are used before the tiles are laid.
no-ability = The guard board of this game does not have { $abilityName }.
used-up = { $abilityName } was used this turn already.
too-few-guards =
    { $abilityName } costs { $guards ->
        [one] { $guards } guard
       *[other] { $guards } guards
    }, or { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each missing one: you have too few.
no-guard = There is no guard of yours at { $side }, in palace or reserve.
no-guard-to-pay = Guards are paid when an ability is used.

## Tokens and half-buildings

not-bought = { $tile } was not bought this turn.
no-token = There is no token on { $tile }.
no-token-on-square = There is no token on market square { $square }.
exchange-currency = The exchange with market square { $square } is paid in the currency of that square.
bag-empty = The bag is empty.
token-without-purchase = A new token begins a purchase, and there is nothing you can buy.
half-building-taken = The half-building of the { $typeName } is taken.

## Money

not-overpaid = You have not just overpaid for a tile of the market.
preview-first = To buy from the preview board use the ability first.
preview-card = Without { $card } no building of the preview board can be paid for exactly.
empty-preview-square = There is no tile on preview square { $square }.
one-currency = The cards have to be of one currency.
preview-not-exact = { $tile } costs { $price } and is paid exactly; these cards are worth { $paid }.
preview-no-cards = { $tile } costs { $price } and is paid exactly; no cards of one currency in your hand make { $price }.

## Plazas, marches and walls

no-plaza = No plaza is left.
plaza-not-given = { $tile } is a plaza: it cannot be given away.
march-first = To march use the ability first.
march-needs-two = A march needs two guards: one to pay and one to move.
no-free-wall = There is no wall without a guard to march to.
no-free-wall-paid = With { $side } paid, there would be no wall without a guard to march to.
not-free-wall = { $side } is no wall of a laid tile without a guard.
no-section-left = No loose wall section is left.
no-section = There is no loose wall section to put on a tile.
no-open-side = No tile that you got this turn has an open side for a wall.
not-open-side = { $side } is no open side that can carry a wall.
section-later = The loose section is put on a tile when the tiles are laid.
section-first = The loose wall section has to be put on { $tile } first: no other tile can carry it.
section-not-given = { $tile } carries a loose wall section: it cannot be given away.

## Names

ability-exchange = exchange
ability-preview-purchase = preview-purchase
ability-wall = wall
ability-card = card
ability-plaza = plaza
ability-exact-change = exact-change
ability-new-token = new-token
ability-march = march
ability-half-building = half-building
