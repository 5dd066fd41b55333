### Roll & Write on the page: the sheet, the dice, the score sheet. Squares are said by row and column.

## The table

sheet-main = Roll & Write
sheet-round = Round { $round } of { $rounds }
    .starts = { $name } begins each round
sheet-own = Your sheet
    .of = Sheet of { $name }
sheet-others = The other sheets
sheet-enlarge = Look at the sheet of { $name }
sheet-built-count =
    { $count ->
        [one] { $count } built
       *[other] { $count } built
    }
sheet-fictitious = Fictitious player
    .numbered = Fictitious player { $number }
sheet-next-in-line = one to go: { $typesName }

## Squares and dice

sheet-square = { $square }, { $typeTitle }
    .built = { $square }, { $typeTitle }, built
    .coin = { $square }, { $typeTitle }, built: a coin
    .lit = { $square }, { $typeTitle }: can be built
    .keep = { $square }: these dice can be kept
    .picked = { $square }, { $typeTitle }: chosen
sheet-row = Row { $number }: { $count } of 6 built
    .points = Row { $number }: { $count } of 6 built, { $points } points
sheet-column = Column { $number }: { $count } of 6 built
    .points = Column { $number }: { $count } of 6 built, { $points } points
sheet-die = Yellow die, { $face }
    .blue = Blue die, { $face }
    .change = Yellow die, { $face }: change it
    .change-blue = Blue die, { $face }: change it
    .lifted = { $face }, lifted: choose what it shows
sheet-face =
    { $coins ->
        [one] { $face }: { $coins } coin
       *[other] { $face }: { $coins } coins
    }
sheet-dice = yellow { $yellow }, blue { $blue }

## Coins and the score sheet

sheet-coins = Coins
    .left =
        { $count ->
            [one] { $count } coin left
           *[other] { $count } coins left
        }
    .told = Coins: { $coins }; spent: { $spent }; still to earn: { $free }
sheet-score = Score sheet
    .places = places: 1st · 2nd · 3rd
    .count = { $count } of { $size }

## The turn

sheet-turn = Build or earn coins
    .hint = Touch a lit square.
    .second = A second building?
    .second-hint = { $square } for 3 coins; then all dice are rolled.
    .keep = Which dice do you keep?
    .keep-hint = The other pair goes to { $name }.
    .coins = Every crossing is built: earn coins
sheet-picked = { $square } is rolled again; { $other } goes to { $name }.
    .alone = { $square } is rolled again; { $other } stays.
    .second = Then all four dice are rolled.
    .kept = { $other } goes to { $name }.
sheet-changing = Touch a die, then what it should show.
    .faces = Touch a number: 1 coin a step.
    .done =
        { $coins ->
            [one] Costs { $coins } coin.
           *[other] Costs { $coins } coins.
        }
sheet-change = Change dice
    .button =
        { $coins ->
            [one] Change for { $coins } coin
           *[other] Change for { $coins } coins
        }
    .hint = 1 coin a step
    .none = no coins left
sheet-second = Second building
    .hint = 3 coins, after building
sheet-build = Build the { $typeName }
    .dear =
        { $coins ->
            [one] Build the { $typeName } · { $coins } coin
           *[other] Build the { $typeName } · { $coins } coins
        }
sheet-earn =
    { $coins ->
        [one] Earn { $coins } coin
       *[other] Earn { $coins } coins
    }
    .some = Earn coins
sheet-decline = No second
sheet-keep = Keep { $square }
sheet-ready = Your turn is complete.
    .button = Roll the dice
sheet-way-change = change dice: { $dice }
    .build = build the { $typeName } at { $square }
    .coins = earn coins
    .second = build a second time
    .done = no second building
    .keep = keep { $square }

# In a summary, as "away-bought" is for palaces
sheet-away-built =
    { $whoKind ->
        [you] built: { $typesName }
       *[other] built: { $typesName }
    }
sheet-away-earned =
    { $whoKind ->
        [you]
            { $coins ->
                [one] earned { $coins } coin
               *[other] earned { $coins } coins
            }
       *[other]
            { $coins ->
                [one] earned { $coins } coin
               *[other] earned { $coins } coins
            }
    }

## The end

sheet-end-alone =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .hint = Alone, with { $count } fictitious players.
sheet-end-best = Your best: { $points }
    .first = Your first game of this kind
    .new = A new best!
sheet-bests = Personal bests
sheet-end-sheets = The sheets
# The course of the game, as a chart: short words stand below it
sheet-course = Behind the leader, by round
    .alone = Points, by round
    .start = Start of the game
    .round = Round { $round }
    .end = End
    .end-told = End of the game
# $game (text) says which game it was
sheet-picture =
    { $points ->
        [one] Sheet of { $name }, { $points } point: { $game }
       *[other] Sheet of { $name }, { $points } points: { $game }
    }
    .line = Roll & Write, { $date }
