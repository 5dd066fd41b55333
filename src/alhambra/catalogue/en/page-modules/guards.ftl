### The guard board, as only the page says it.

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
