### Guards.

## Its name

module-guards = guards

## In the rules

scored-guards = guards

## Refusals: what was begun

choose-guard = First choose the guard that pays for { $abilityName }.
    .page = { choose-guard }
preview-paid = The preview purchase is paid: buy from the preview board.
    .page = { preview-paid }
march-paid = The march is paid: move a guard onto a wall.
    .page = { march-paid }
new-token-begun = After a new token the action is a purchase.
    .page = { new-token-begun }
nothing-left-to-buy = After a new token the action is a purchase, and { $abilityName } would leave nothing to buy.
    .page = { nothing-left-to-buy }

## Refusals: abilities, and who pays for them

abilities-over = Abilities are used before the tiles are laid.
    .page = { abilities-over }
no-ability = The guard board of this game does not have { $abilityName }.
    .page = { no-ability }
used-up = { $abilityName } was used this turn already.
    .page = { used-up }
too-few-guards =
    { $abilityName } costs { $guards ->
        [one] { $guards } guard
       *[other] { $guards } guards
    }, or { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each missing one: you have too few of both.
    .page = { too-few-guards }
no-guard = There is no guard of yours at { $side }, in palace or reserve.
    .page = There is no guard of yours at { $sideName }, in palace or reserve.
no-guard-to-pay = Guards are paid when an ability is used.
    .page = { no-guard-to-pay }

## Refusals: tokens and half-buildings

not-bought = { $tile } was not bought this turn.
    .page = { $tileTitle } was not bought this turn.
no-token = There is no token on { $tile }.
    .page = There is no token on { $tileName }.
no-token-on-square = There is no token on market square { $square }.
    .page = { no-token-on-square }
exchange-currency = The exchange with market square { $square } is paid in the currency of that square.
    .page = { exchange-currency }
bag-empty = The bag is empty.
    .page = { bag-empty }
token-without-purchase = A new token begins a purchase, and there is nothing you can buy.
    .page = { token-without-purchase }
half-building-taken = The half-building of the { $typeName } is taken.
    .page = { half-building-taken }

## Refusals: money

not-overpaid = You have not just overpaid for a tile of the market.
    .page = { not-overpaid }
preview-first = To buy from the preview board use the ability first.
    .page = { preview-first }
preview-card = Without { $card } no building of the preview board can be paid for exactly.
    .page = Without { $cardName } no building of the preview board can be paid for exactly.
empty-preview-square = There is no tile on preview square { $square }.
    .page = { empty-preview-square }
one-currency = The cards have to be of one currency.
    .page = { one-currency }
preview-not-exact = { $tile } costs { $price } and is paid exactly; these cards are worth { $paid }.
    .page = { $tileTitle } costs { $price } and is paid exactly; these cards are worth { $paid }.
preview-no-cards = { $tile } costs { $price } and is paid exactly; no cards of one currency in your hand make { $price }.
    .page = { $tileTitle } costs { $price } and is paid exactly; no cards of one currency in your hand make { $price }.

## Refusals: plazas, marches and walls

no-plaza = No plaza is left.
    .page = { no-plaza }
plaza-not-given = { $tile } is a plaza: it cannot be given away.
    .page = { $tileTitle } is a plaza: it cannot be given away.
march-first = To march use the ability first.
    .page = { march-first }
march-needs-two = A march needs two guards: one to pay and one to move.
    .page = { march-needs-two }
no-free-wall = There is no wall without a guard to march to.
    .page = { no-free-wall }
no-free-wall-paid = With { $side } paid, there would be no wall without a guard to march to.
    .page = With { $sideName } paid, there would be no wall without a guard to march to.
not-free-wall = { $side } is no wall of a laid tile without a guard.
    .page = { $sideName } is no wall of a laid tile without a guard.
no-section-left = No loose wall section is left.
    .page = { no-section-left }
no-section = There is no loose wall section to put on a tile.
    .page = { no-section }
no-open-side = No tile that you got this turn has an open side for a wall.
    .page = { no-open-side }
not-open-side = { $side } is no open side that can carry a wall.
    .page = { $sideName } is no open side that can carry a wall.
section-later = The loose section is put on a tile when the tiles are laid.
    .page = { section-later }
section-first = The loose wall section has to be put on { $tile } first: no other tile can carry it.
    .page = The loose wall section has to be put on { $tileName } first: no other tile can carry it.
section-not-given = { $tile } carries a loose wall section: it cannot be given away.
    .page = { $tileTitle } carries a loose wall section: it cannot be given away.

## Why a move leads nowhere

no-card-to-exchange = You have no card in the currency of a square to exchange with.
no-preview-to-pay = After paying a card you could pay for no building there exactly.
no-card-for-preview = You have no card to pay a preview purchase with.
nothing-to-exchange = You bought no building this turn whose token could be exchanged.

## What happened, and what is to be decided

guards-board-set = The guard board had { $abilitiesName }, and posts for { $posts } of guards.
    .page = The guard board of this game has these abilities: { $abilities }.
guards-any-number = any number
guards-ability-used =
    { $who } used { $ability ->
        [card] card to take { $card } of the display
        [half-building] half-building to take the half { $typeName }
        [wall] wall to take a loose wall
        [exact-change] exact-change: the overpayment counts as exact
       *[other] { $abilityName }
    }.
    .page =
        { $ability ->
            [card] { $who } used { $abilityName } to take { $cardsName }.
            [half-building] { $who } used { $abilityName } to take the half { $typeName }.
           *[other] { $who } used { $abilityName }.
        }
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
    .page =
        { $points ->
            [one] { $who } paid { $points } point for a missing guard.
           *[other] { $who } paid { $points } points for missing guards.
        }
guard-paid = { $who } paid the guard { $guard }.
    .page = { $who } paid with the guard of { $tileName }, { $sideName }.
guards-stationed = { $who } got a guard on { $guards }.
    .page =
        { $count ->
            [one] { $who } got a guard on { $tileName }.
           *[other] { $who } got { $count } guards on { $tileName }.
        }
guards-posted =
    { $count ->
        [one] { $count } guard
       *[other] { $count } guards
    } of the supply went to the posts of the guard board.
    .page = { guards-posted }
guard-marched = { $who } marched the guard { $guard } to { $to }.
    .page = { $who } moved a guard from { $oldName } to { $newName }.
guards-tokens-swapped = { $who } swapped two tokens: { $tile } became { $typeIndefinite }, { $market_tile } on square { $square } { $market_typeIndefinite }.
    .page = { $who } swapped two tokens: { $old_typeName } for { $new_typeName } from the market square for { $currencyName }.
guards-token-replaced = { $who } drew { $new_typeIndefinite } token for { $tile } on square { $square }; the { $old_typeName } token went back into the bag.
    .page = { $who } drew a new token for the market square for { $currencyName }: { $new_typeName } in place of { $old_typeName }.
guards-preview-bought = { $who } bought { $tile } from preview square { $square } for { $price } { $currencyName }, paying exactly with { $cards }.
    .page = { $who } bought { $tileName } from the preview for exactly { $price }, with { $cardsName }.
guards-plaza-taken = { $who } took { $tile }.
    .page = { $who } took a plaza.
guards-wall-put = { $who } put the loose wall on the { $sideName } side of { $tile }.
    .page = { $who } put the loose wall on { $tileName }, { $sideName }.
guards-wall-returned = { $who } put the loose wall back into the supply, as no tile was left to carry it.
    .page = { guards-wall-returned }
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

## The guard board

row-guards = Guards
row-posts = Posts
row-supply = Supply
row-held = Held
guards-any = any
guards-number = a guard on the longest wall: { $points }
guards-missing-price =
    a missing guard { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
all-halves = all half-buildings
halves-left = half { $typesCommas }
no-halves = no halves
guards-left =
    { $count ->
        [one] { $count } guard
       *[other] { $count } guards
    }
    .page = { guards-left }
sections-left =
    { $count ->
        [one] { $count } loose wall
       *[other] { $count } loose walls
    }
    .page = { sections-left }
plazas-left =
    { $count ->
        [one] { $count } plaza
       *[other] { $count } plazas
    }
    .page = { plazas-left }
half-held = { $who } the half { $typeName }
guards-about =
    A terrain tile with its token is a building: t07 is short for terrain-07, t07-S
    is its south side. On a wall ● is a guard, ○ a guard tower without one, ◉ are
    two guards. The towers of a building get their guards when it is laid or kept.
    An ability is used once a turn, before laying: 'use' lists what you can use now.
    Then choose the guards that pay for it: 'pay t04-E'.
guards-abilities = Abilities of this game:
guards-ability =
    { $ability } ({ $guards ->
        [one] { $guards } guard
       *[other] { $guards } guards
    }{ $cards ->
        [0] { "" }
       *[other] { " " }and a card
    }{ $used ->
        [yes] , used
       *[no] { "" }
    }): { $meaning } ({ $clause })
guards-too-few =
    Who has too few guards pays { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each missing one (R-32).
meaning-exchange = swap the token of a building bought this turn with a market square's; the card is of that square
    .page = Swap the token of a new building with one of the market
meaning-preview-purchase = buy from the preview board, exactly, in any currency
    .page = Buy from the preview board, exactly
meaning-wall = a loose wall for a building or plaza of this turn, put on it when you lay
    .page = A loose wall for a new tile
meaning-card = take one card of the display
    .page = Take one card of the display
meaning-plaza = take a plaza, to be laid like a building
    .page = A tile without walls or type
meaning-exact-change = the overpayment just made counts as exact: another action
    .page = An overpayment counts as exact
meaning-new-token = draw another token for a market square, then buy; it cannot be taken back
    .page = Draw a new token for the market, then buy; no way back
meaning-march = move another guard onto a wall of your palace that has none
    .page = Move a guard to a wall without one
meaning-half-building = take a half-building: half a building of its type at every scoring
    .page = Half a building of its type at every scoring

## The help

guards-signs = More about guards, abilities and their signs: 'guards'.
command-guards = the guard board: abilities, prices, posts, supplies

## Names

ability-exchange = exchange
    .page = Exchange
ability-preview-purchase = preview-purchase
    .page = Preview purchase
ability-wall = wall
    .page = Wall
ability-card = card
    .page = Card
ability-plaza = plaza
    .page = Plaza
ability-exact-change = exact-change
    .page = Exact change
ability-new-token = new-token
    .page = New token
ability-march = march
    .page = March
ability-half-building = half-building
    .page = Half-building
reason-guards = guards
reason-missing-guards = missing guards

## What is wrong with what was typed or written

unknown-ability = '{ $text }' is no ability: there are { $knownCommas }.
# $form is what is typed, as `use:card`
use-how = Write { $form }.
no-preview-square = '{ $square }' is no preview square: there are 1, 2 and 3.
no-side-of-a-tile = '{ $text }' is no side of a tile: write terrain-04-E, the side a letter of { $sides }.
march-where = A guard marches from one side to another: write march:terrain-04-E/terrain-07-N.
no-guard-board = '{ $text }' is no guard board.
wrong-guard-board = '{ $text }' is no guard board: its numbers are wrong.
no-guards-of-a-tile = '{ $text }' are no guards of a tile.

## On the table, and moves. `$ability` is the word that is typed, `$abilityName` what it is called.
column-guards = guards
# The guards that an ability costs, and whether a money card as well
guards-price =
    { $cards ->
        [0] { $ability } { $guards }
       *[other] { $ability } { $guards }+card
    }
guards-price-used =
    { $cards ->
        [0] { $ability } { $guards } (used)
       *[other] { $ability } { $guards }+card (used)
    }
group-use = Use
group-march = March
group-preview = Preview
group-wall = Wall
# What an ability costs: guards, points, or both. Behind it stands what is chosen
use-for = { $ability } ({ $cost })
use-for-at-once = { $ability } ({ $cost }, drawn at once)
# Behind it stand cards, which are paid as well
use-for-and = { $ability } ({ $cost }) and
cost-guards =
    { $count ->
        [one] { $count } guard
       *[other] { $count } guards
    }
cost-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
# A tile of the player, a square of the market and the type there; behind it stand cards
use-exchange = exchange { $tile } with { $square } { $typeName }, for
use-on-square = { $square } ({ $typeName })
# A guard by tile and side, and where it is: a place as n1, or the word reserve
guard-at =
    { $place ->
        [reserve] { $guard } ({ $typeName } in the reserve)
       *[other] { $guard } ({ $typeName } at { $place })
    }
# Behind it stand walls
march-to = { $guard } to
# Behind it stand letters of sides
wall-on = on { $tile }, side
absent-guards = There are no guards in this game.
absent-use = There are no guards in this game.
absent-preview = There are no guards in this game.
absent-march = There are no guards in this game.
absent-wall = There are no guards in this game.
type-plaza = plaza
    .indefinite = a plaza
    .plural = plazas
    .title = Plaza
    .short = pla

## What of it is a reconstruction

reconstructed-guards = The placement tiles, the first-game side and the numbers for guards are a reconstruction: 'rules R-4', 'rules R-11' and 'rules R-63'.
    .page = The placement tiles, the first-game side and the numbers for guards are a reconstruction: the pictures are lost.

## Page

guards-title = Guards
# What the player has, and what a missing guard costs
guards-have =
    { $count ->
        [0] You have no guards.
        [one] You have { $count } guard.
       *[other] You have { $count } guards.
    }
guards-missing-cost =
    { $points ->
        [one] A missing one costs { $points } point.
       *[other] A missing one costs { $points } points.
    }
guards-each = Each guard on your longest wall scores { $points } in the end.
# The price of an ability, for who hears it
guards-cost =
    { $guards ->
        [one] { $guards } guard
       *[other] { $guards } guards
    }
    .card = and a money card
    .points =
        { $points ->
            [one] of these { $points } point for missing guards
           *[other] of these { $points } points for missing guards
        }
guards-instead =
    { $points ->
        [one] { $points } point in place of a guard
       *[other] { $points } points in place of guards
    }
guards-offered = { $abilityName } ({ $cost }): { $about }
guards-posts = Placement squares
guards-post = { $number }: { $guards } of { $squares }
    .any = { $number }: { $guards }, any number
guards-supply = In the supply
guards-half-taken = Half { $typeName }, taken
guards-half-free = Half { $typeName }, free
guards-fact =
    { $count ->
        [one] { $count } guard
       *[other] { $count } guards
    }

## Why an ability cannot be used now, in a few words

guards-why-over = Before the tiles are laid
guards-why-used = Used this turn
guards-why-open = Finish the other one first
guards-why-too-few = Too few guards and points
guards-why-purchase = It would leave nothing to buy
guards-why-nothing-bought = After you have bought
guards-why-no-card = No card of that currency
guards-why-actions-over = Only with an action left
guards-why-preview-empty = The preview is empty
guards-why-not-exact = You cannot pay exactly there
guards-why-no-section = No loose wall is left
guards-why-no-open-side = After you got a tile with an open side
guards-why-display-empty = The display is empty
guards-why-no-plaza = No plaza is left
guards-why-not-overpaid = After overpaying
guards-why-bag-empty = The bag is empty
guards-why-nothing-to-buy = There is nothing you can buy
guards-why-two-guards = Needs two guards
guards-why-no-free-wall = No wall without a guard
guards-why-no-half = All are taken

## What is to be decided

guards-ask-owed =
    { $owed ->
        [one] { $abilityName }: pay { $owed } guard
       *[other] { $abilityName }: pay { $owed } guards
    }
    .hint = Touch a guard that leaves its wall.
guards-ask-march = March
    .hint = Touch a guard, then a wall without one.
guards-ask-preview = Preview purchase
    .hint = Choose a building of the preview.
guards-ask-purchase = Now buy
    .hint = The new token begins a purchase.
guards-ask-after = Your actions are over
    .hint = Use an ability, or go on to laying.
guards-wall = Loose wall
    .hint = Touch the open side that gets the wall.
guards-wall-side = { $tileTitle }, { $sideName }: put the wall here

## What was done, as a command

action-use = Use { $abilityName }
    .with = Use { $abilityName }: { $thingsCommas }
action-guard = Pay the guard { $sideName }
action-preview = Buy from preview square { $square } with { $cardsName }
action-march = Move a guard from { $from } to { $to }
action-wall = Put the loose wall on { $sideName }

## Points

guards-row = Guards
guards-row-missing = Missing guards
guards-explained =
    { $count ->
        [one] { $count } guard on the longest wall
       *[other] { $count } guards on the longest wall
    }
guards-explained-missing = paid for missing guards
