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

## Why a move leads nowhere

no-card-to-exchange = You have no card in the currency of a square to exchange with.
no-preview-to-pay = After paying a card you could pay for no building there exactly.
no-card-for-preview = You have no card to pay a preview purchase with.
nothing-to-exchange = You bought no building this turn whose token could be exchanged.

## What happened, and what is to be decided

guards-board-set = The guard board had { $abilitiesName }, and posts for { $posts } of guards.
guards-any-number = any number
guards-ability-used =
    { $who } used { $ability ->
        [card] card to take { $card } of the display
        [half-building] half-building to take the half { $typeName }
        [wall] wall to take a loose wall
        [exact-change] exact-change: the overpayment counts as exact
       *[other] { $abilityName }
    }.
guards-ability-paid =
    { $who } used { $ability ->
        [card] card to take { $card } of the display
        [half-building] half-building to take the half { $typeName }
        [wall] wall to take a loose wall
        [exact-change] exact-change: the overpayment counts as exact
       *[other] { $abilityName }
    }, paying { $paid }.
guards-missing =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for missing guards
guard-paid = { $who } paid the guard { $guard }.
guards-stationed = { $who } got a guard on { $guards }.
guards-posted =
    { $count ->
        [one] { $count } guard
       *[other] { $count } guards
    } of the supply went to the posts of the guard board.
guard-marched = { $who } marched the guard { $guard } to { $to }.
guards-tokens-swapped = { $who } swapped two tokens: { $tile } became { $typeIndefinite }, { $market_tile } on square { $square } { $market_typeIndefinite }.
guards-token-replaced = { $who } drew { $new_typeIndefinite } token for { $tile } on square { $square }; the { $old_typeName } token went back into the bag.
guards-preview-bought = { $who } bought { $tile } from preview square { $square } for { $price } { $currencyName }, paying exactly with { $cards }.
guards-plaza-taken = { $who } took { $tile }.
guards-wall-put = { $who } put the loose wall on the { $sideName } side of { $tile }.
guards-wall-returned = { $who } put the loose wall back into the supply, as no tile was left to carry it.
guards-owed =
    You use { $abilityName } and owe { $owed ->
        [one] { $owed } guard
       *[other] { $owed } guards
    }: choose who leaves (R-31); * is on your longest wall.
guards-using-march = The march: choose which guard goes where (R-41); * is on your longest wall.
guards-using-preview-purchase = The preview purchase: choose what to buy, exactly and in one currency (R-35).
guards-purchase-bound = After the new token this action has to be a purchase (R-40).
guards-after = Your actions are over: use an ability, or say 'done' to go on to laying (R-22).
guards-wall-to-put = You hold a loose wall: put it on a tile before you lay or keep that tile (R-36).
guards-worth = guards: { $worth } for each on the longest wall ({ $clause }).

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
reason-guards = guards
reason-missing-guards = missing guards
