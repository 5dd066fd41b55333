### The daily game on the page: the day, the results, the text to share, yesterday's best. $date is a date, as the language writes it.

## The day

daily-title = The daily game
daily-lead = Roll & Write alone, with the same dice for everybody.
daily-left = This day ends in
daily-play = Play today’s game
    .hint = Your first game of the day counts
daily-go-on = Go on with today’s game
    .hint = It is still open, and counts for today
daily-practise = Practise with today’s dice
    .hint = Today’s game is done: this one does not count
daily-open = Your game from { $date } is not over yet. It counts for that day.
    .go = Finish it

## Days in a row

daily-streak =
    { $count ->
        [0] No streak yet
        [one] A streak of one day
       *[other] A streak of { $count } days
    }
    .none = Finish today’s game to begin one.
    .open = Finish today’s game to keep it.
    .kept = Today is done. See you tomorrow!
    .longest =
        { $count ->
            [one] Your longest: one day.
           *[other] Your longest: { $count } days.
        }
daily-day =
    { $points ->
        [one] { $date }: { $points } point
       *[other] { $date }: { $points } points
    }
    .begun = { $date }: not over yet
    .none = { $date }: not played

## Results

daily-results = Results of { $date }
    .none = Nobody is listed yet. The first place is free.
daily-mine =
    { $points ->
        [one] Your result: { $points } point
       *[other] Your result: { $points } points
    }
    .hint = Everybody had the same dice. How did your friends do?
daily-share = Text to share
    .copy = Copy the text
daily-list = On the list
    .hint = If you like, show your result on the list of { $date }. You don’t have to.
    .listed = You are on the list of { $date } as { $name }.
    .name = Name on the list
    .consent = Everybody may read this name with my points, and watch my game when the day is over.
    .button = List my result
    .rename = Change the name
    .rename-done = List this name
    .remove = Take me off the list

# What is shared: the line of the picture, and the text. $count are days in a row.
daily-picture = Daily game, { $date }
daily-text = Alhambra Roll & Write, { $date }
    .points =
        { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    .streak =
        { $count ->
            [one] A streak of one day
           *[other] A streak of { $count } days
        }

## Yesterday's best, turn by turn

daily-yesterday = Yesterday’s best
    .best =
        { $points ->
            [one] { $name }, with { $points } point
           *[other] { $name }, with { $points } points
        }
    .watch = Watch the game
    .none = Nobody listed a game yesterday. Today’s best can be watched tomorrow.
daily-replay =
    { $points ->
        [one] { $name }, { $points } point, { $date }
       *[other] { $name }, { $points } points, { $date }
    }
daily-turn = Turn { $number } of { $count }
    .start = How it began
daily-way = Walk through the game
daily-step = To the beginning
    .back = One turn back
    .next = One turn on
    .last = To the end
daily-run = Play
    .pause = Pause
daily-pace = Pace

## At the table

daily-table = Daily game, { $date }
    .practice = Practice, dice of { $date }
daily-again-here = Practise again
daily-back = To the daily game
