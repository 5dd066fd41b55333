### The game on the page: the board, the turn, the story, the scores.

## The board

board-market = Market
board-square = Square { $number }, { $currencyName }: { $content }
    .empty = Square { $number }, { $currencyName }: empty
    .exact = Square { $number }, { $currencyName }: { $content }, can be paid exactly
    .over = Square { $number }, { $currencyName }: { $content }, can be paid, but not exactly
board-display = Money display
board-slot = Place { $number } of the display is empty
board-hand = Your money
    .empty = No cards in hand.
board-sum =
    { $cards ->
        [one] { $currencyName }: { $cards } card, { $sum } in all
       *[other] { $currencyName }: { $cards } cards, { $sum } in all
    }
board-lit-card = { $card }, part of a payment
board-no-tiles = none
board-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
board-palace =
    { $tiles ->
        [1] Palace of { $name }: only the fountain, longest wall { $wall }
       *[other] Palace of { $name }: { $tiles } tiles, longest wall { $wall }
    }
board-place = empty
    .legal = { $tileTitle } can be laid here
    .pickable = can be chosen
    .picked = chosen
board-others = The other palaces
board-enlarge = Look at the palace of { $name }
    .bot = bot
    .points = { $points } points
    .wall = wall { $wall }
    .cards = { $cards } cards
    .reserve = reserve { $tiles }
    .to-act = to act
board-bot = bot
board-wall = wall
board-cards = cards
board-reserve = reserve
board-refusal = { $reason } ({ $clause })
board-zoom = View
    .closer = Zoom in
    .farther = Zoom out
    .fit = Show the whole palace
board-things = What can be chosen
board-half-square = { $placeName }: half square, long side to the { $sidesName }
board-corner = { $placeName }: south-east corner
board-edge = { $tileTitle }, { $placeName }: side in the { $sidesName }
board-guard = { $tileTitle }, { $placeName }: guard in the { $sidesName }

## Around the board

game-main = The table
game-market = Market: tiles to buy
game-display = Money to take
game-menu = Table
game-log = Log
game-scores = Scores
game-left = Left
drawer-wares = Wares
drawer-works = Works
drawer-coming = Preview
game-end = Result
game-players = Players
game-drawers = Side boards
game-tray = Your money and tiles
game-your-palace = Your palace
game-palace-of = The palace of { $name }
game-money-of = Money of { $name }
game-reserve = Reserve
game-aside = To be laid
game-bought = Bought
game-neutral-tiles =
    { $count ->
        [one] Neutral player: { $count } tile
       *[other] Neutral player: { $count } tiles
    }
# How many tiles of a type the neutral player has, in a list
game-neutral-count = { $typeTitle } { $count }
game-left-in-piles = { $tiles } tiles and { $cards } cards left
    .tiles =
        { $tiles ->
            [one] { $tiles } tile
           *[other] { $tiles } tiles
        }
    .cards =
        { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }
game-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
game-watching = Watching.
game-free-seat = A seat is free: you can sit down and play on.
    .button = See the seats
game-rematch = Play again
    .go = Go to the rematch
game-say = Say
    .label = Say something to the table
game-unread =
    { $count ->
        [one] { $count } new remark
       *[other] { $count } new remarks
    }
game-clocks = Thinking time
    .of = Thinking time of { $name }
game-waits-for-free-seat = The game waits until somebody takes the free seat.
game-away = { $name } is away.
    .button = Let a bot play
game-your-turn = It is your turn.
# On the plate that hangs on the frame of who plays
game-plate = Your turn
    .lay = Lay your tile
game-next-scoring =
    { $number ->
        [1] First scoring next
        [2] Second scoring next
       *[other] Third scoring next
    }
game-ended = The game is over
clock-days = { $days } d { $hours } h

## The turn: what can be done now

turn-bar = What to do now
turn-yours = Your turn.
    .again = Paid exactly: one more action.
turn-choose = Buy a tile or take money
    .hint = Touch what is lit.
turn-thinking = { $name } is thinking
turn-bot-plays = { $name } plays
turn-after =
    { $whoKind ->
        [you] Then you.
       *[other] Then { $who }.
    }
turn-take = Take { $sum }
    .hint =
        { $cards ->
            [one] { $cards } card of the display
           *[other] { $cards } cards of the display
        }
turn-buy = Buy { $tileTitle }
turn-paid =
    { $price ->
        [one] { $sum } of { $price } { $currencyName }
       *[other] { $sum } of { $price } { $currencyPlural }
    }
turn-sum =
    { $sum ->
        [one] { $sum } { $currencyName }
       *[other] { $sum } { $currencyPlural }
    }
turn-exact = exact
turn-too-much = { $over } too much
turn-missing = { $missing } missing
turn-superfluous = more than needed
turn-payments = Ways to pay
    .count = { $count } ways
turn-payment = Pay with { $cardsName }: exact
    .over = Pay with { $cardsName }: { $over } too much
turn-no-money = You have no money.
turn-not-for-sale = Nothing on the market takes this currency now.
turn-lay = Lay { $tileTitle }: choose a lit square
    .nowhere = { $tileTitle } fits nowhere now
    .reserve = { $tileTitle }: choose a lit square, or a tile to swap it for
    .swap = { $tileTitle }: choose a tile to swap it for
    .aimed = { $tileTitle } here?
    .here = Lay here
turn-keep = To the reserve
turn-give = To the neutral player
turn-redesign = Redesign
    .hint = Choose a tile of your palace to move or swap, or one of your reserve to lay.
turn-picked = { $tileTitle } in your palace
    .swap = { $tileTitle } in your palace: choose a tile of your reserve to swap it for
turn-remove = Move to the reserve
turn-done = No further action
turn-pass = Pass
    .hint = You can do nothing, so you pass.
turn-ready = Your turn is complete.
turn-commit = End the turn
turn-undo = Undo
    .hint = Undo (u)
turn-redo = Redo
    .hint = Redo (r)
turn-restart = Start the turn again
turn-put-back = Put back
turn-dismiss = Dismiss the message

## Actions of a turn that is not ended yet

action-take = Take { $cardsName }
action-buy = Buy { $tileName } with { $cardsName }
action-buy-square = Buy the { $currencyName } tile with { $cardsName }
action-lay = Lay { $tileName } at { $placeName }
action-keep = Put { $tileName } into the reserve
action-give = Give { $tileName } to the neutral player
action-remove = Move { $tileName } to the reserve
action-swap = Swap { $oldName } for { $newName }
action-done = No further action
action-pass = Pass

## What happened at the table, apart from the game

entry-seated = { $name } sat down.
entry-left = { $name } left the table.
entry-opened = { $host } opened the seat of { $name }, who was away.
entry-host = The host
entry-bot = { $name }, a bot, took a seat.
    .left = A bot left its seat.
entry-renamed = { $old } is called { $name } now.
entry-began = The game began.
entry-stand-in = A bot plays for { $name } until they are back.
    .over = { $name } plays again.
entry-rematch = A rematch was called.
entry-turn =
    { $whoKind ->
        [you] Your turn
       *[other] { $who }'s turn
    }
    .by-bot = played by a stand-in bot
entry-said = { $name } says
    .aloud = { $name } says: { $text }

log-title = What happened
    .earlier = Show earlier
    .empty = Nothing has happened yet.
playing-title = Just played
    .skip = Skip

## While somebody was away. What a player did stands behind the player's name: "Ben (2 turns) bought tower 9."

away-title = While you were away
    .shared = Since your last turn
away-turns =
    { $count ->
        [0] Nothing was played.
        [one] { $count } turn was played.
       *[other] { $count } turns were played.
    }
away-turns-of =
    { $count ->
        [one] { $name } ({ $count } turn)
       *[other] { $name } ({ $count } turns)
    }
away-doings = { $doingsSemicolons }.
away-bought =
    { $whoKind ->
        [you] bought { $tilesName }
       *[other] bought { $tilesName }
    }
away-took =
    { $whoKind ->
        [you]
            { $count ->
                [one] took { $count } card worth { $sum }
               *[other] took { $count } cards worth { $sum }
            }
       *[other]
            { $count ->
                [one] took { $count } card worth { $sum }
               *[other] took { $count } cards worth { $sum }
            }
    }
away-rebuilt =
    { $whoKind ->
        [you]
            { $count ->
                [1] rebuilt the palace
               *[other] rebuilt the palace { $count } times
            }
       *[other]
            { $count ->
                [1] rebuilt the palace
               *[other] rebuilt the palace { $count } times
            }
    }
away-gave =
    { $whoKind ->
        [you] gave { $tilesName } to the neutral player
       *[other] gave { $tilesName } to the neutral player
    }
away-passed =
    { $whoKind ->
        [you] passed
       *[other] passed
    }
away-said =
    { $count ->
        [one] { $count } remark was made.
       *[other] { $count } remarks were made.
    }
away-your-turn = It is your turn.
away-over = The game is over.
away-step = Step through
    .previous = Previous
    .next = Next
    .at = { $at } of { $count }

## If it were scored now

scores-title =
    { $number ->
        [1] The first scoring, if it were held now
        [2] The second scoring, if it were held now
       *[other] The third scoring, if it were held now
    }
scores-type = Building
scores-wall = Longest wall
scores-gain = Would gain
scores-score = Score so far
scores-sum = Score then
scores-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
    .tied = shared { $short }
scores-cell =
    { $points ->
        [one] { $count } { $what }: { $points } point
       *[other] { $count } { $what }: { $points } points
    }
    .placed =
        { $points ->
            [one] { $count } { $what }, { $placed }: { $points } point
           *[other] { $count } { $what }, { $placed }: { $points } points
        }
scores-points = { $points } p.
scores-changed = { $signed } against the start of the turn
scores-legend = How many, and the points for it; brass has the most.
scores-none-left = All scorings were held.

totals-title = Scores
totals-player =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
    .now = { $signed } if scored now

## A scoring that was held: every point with its reason

scoring-title =
    { $number ->
        [1] The first scoring
        [2] The second scoring
       *[other] The third scoring
    }
scoring-player = { $name }: { $signed }
scoring-total = Score: { $score }
scoring-nothing = No points.
scoring-wall =
    { $count ->
        [one] Longest wall of { $count } segment
       *[other] Longest wall of { $count } segments
    }
scoring-majority =
    { $place ->
        [1] Most of { $typeName }, with { $count }
        [2] Second in { $typeName }, with { $count }
       *[other] Third in { $typeName }, with { $count }
    }
    .tied =
        { $place ->
            [1] First in { $typeName } together with { $others }, { $count } each: the points of the places are shared, rounded down
            [2] Second in { $typeName } together with { $others }, { $count } each: the points of the places are shared, rounded down
           *[other] Third in { $typeName } together with { $others }, { $count } each: the points of the places are shared, rounded down
        }
scoring-other = { $reason } ({ $count })
scoring-tiles = Tiles counted: { $tilesName }
scoring-segments = Segments of the wall
scoring-segment =
    { $side ->
        [north] North side of the tile at { $placeName }
        [east] East side of the tile at { $placeName }
        [south] South side of the tile at { $placeName }
       *[west] West side of the tile at { $placeName }
    }
scoring-show-wall = Show on the palace

## A scoring that is counted row by row

count-which =
    { $number ->
        [1] Only the first place counts
        [2] First and second place count
       *[other] First, second and third place count
    }
count-next = { $typePlural } next
    .other = { $what } next
    .result = To the result
    .scoring =
        { $number ->
            [2] To the second scoring
           *[other] To the third scoring
        }
    .end = To the end of the game
    .turn = To your turn
    .table = Back to the table
count-back = Back
count-segments =
    { $count ->
        [one] { $count } segment
       *[other] { $count } segments
    }
count-score = Score
count-result = After this scoring
count-wall = One point for each segment of the longest unbroken wall.
count-none = Nobody has any { $typePlural }.
count-place =
    { $place ->
        [1]
            { $whoKind ->
                [you] You have the most ({ $count })
               *[other] { $who } has the most ({ $count })
            }
        [2]
            { $whoKind ->
                [you] You are second ({ $count })
               *[other] { $who } is second ({ $count })
            }
       *[other]
            { $whoKind ->
                [you] You are third ({ $count })
               *[other] { $who } is third ({ $count })
            }
    }: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
count-shared =
    Shared: { $names }, { $count } each. { $places ->
        [1] They divide the place
        [2] They divide two places
       *[other] They divide all places
    }: { $sum } = { $points } for each{ $rest ->
        [0] .
       *[other] , rounded down.
    }
count-tied = Shared: { $names }, { $count } each: { $points } for each.
count-gain =
    { $points ->
        [one] { $name }: { $why }, 1 point.
       *[other] { $name }: { $why }, { $points } points.
    }
count-loss =
    { $points ->
        [one] { $name }: { $why }, 1 point lost.
       *[other] { $name }: { $why }, { $points } points lost.
    }
count-palace =
    { $points ->
        [one] { $name }: { $what } { $count }, 1 point
       *[other] { $name }: { $what } { $count }, { $points } points
    }
    .score = { $name }: { $score } points in all
window-failed = This could not be fetched. Close it and try again.

## What a turn changes

preview-title = What your turn changes
preview-nothing = No points change if it were scored now.
preview-sum = If scored now: { $before } before, { $after } after
preview-points =
    { $points ->
        [one] { $signed } point
       *[other] { $signed } points
    }
preview-wall = Wall: { $before } to { $after }
preview-count = { $what }: { $before } to { $after }
    .places = { $what }: { $before } to { $after }; { $placeBefore }, now { $placeAfter }
preview-place =
    { $place ->
        [0] no place
        [1] first
        [2] second
       *[other] third
    }
    .tied =
        { $place ->
            [1] shared first
            [2] shared second
           *[other] shared third
        }
preview-others = The others: { $changesCommas }
preview-other = { $name } { $signed }

## The end

end-title = The game is over
end-won =
    { $whoKind ->
        [you]
            { $by ->
                [one] You won by one point
               *[other] You won by { $by } points
            }
       *[other]
            { $by ->
                [one] { $who } won by one point
               *[other] { $who } won by { $by } points
            }
    }
end-shared = { $names } share the victory
end-result = { $most } points to { $second }.
    .shared = { $most } points each.
end-decided = The { $typePlural } decided it: { $most } points to { $second }.
    .wall = The longest wall decided it: { $most } points to { $second }.
    .other = { $what } decided it: { $most } points to { $second }.
end-palaces = The palaces
end-wall = Longest wall { $wall }
end-you = you
end-sources = Where the points came from
end-source = Source
end-course = Behind the leader
    .scoring =
        { $number ->
            [1] First
            [2] Second
           *[other] Third
        }
    .cell =
        { $behind ->
            [0] { $score }, in the lead
           *[other] { $score }, { $behind } behind
        }
end-table = Look at the table
end-winner = Winner
end-player = Player
end-besides = Besides
end-total = Total
end-thought = Thinking time
end-details = Every point
end-rematch = Play again

## The picture to share

share-title = Picture to share
share-picture = { $name }’s palace, { $points } points, { $date }
share-line =
    { $players ->
        [2] { $date }, two players
        [3] { $date }, three players
        [4] { $date }, four players
        [5] { $date }, five players
       *[other] { $date }, six players
    }
share-send = Share
share-png = Save as PNG
share-svg = Save as SVG
share-failed = The picture could not be made.

## What is left

left-title = What is left
left-supply = Tiles in the supply: { $count }
left-money = Money cards in the pile: { $count }
left-discards = Discards: { $count }. The pile counts scoring cards among its cards; the table does not.
left-all = All
left-type = Building
left-prices = Prices
left-currency = Currency
left-empty = none left

## The tab of the browser

tab-lobby = Waiting for players - Alhambra
tab-over = Game over - Alhambra
tab-turn =
    { $whoKind ->
        [you] Your turn - Alhambra
       *[other] { $who }'s turn - Alhambra
    }
## The table in words

text-title = The table in words
    .do = What you can do
    .modules = Side board: { $name }
    .empty = Nothing.
text-hand = { $currencyTitle }: { $cardsName }; { $sum } in all
text-tiles = Tiles: { $tilesName }
text-fact = { $name }: { $value }
# Two things that have one name
text-which = { $label } ({ $which })
