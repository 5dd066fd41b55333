### What is said during a turn in the terminal, besides the table and the moves. Words in quotes are typed: they stay.

## The beginning, and games that are left

opening =
    { $boxName }, { $seats ->
        [one] alone
       *[other] { $seats } players
    }, seed { $seed }.
help-at-any-time = Type 'help' at any time.
bots-take-any = Bots cannot look ahead with the { $moduleName }: here they play at random.
left-unfinished = The game is left unfinished. The same one from its beginning:
left-unfinished-of-before = The game is left unfinished. It is played by rules of before: no new game is the same one.
cannot-be-played-again = '{ $file }' cannot be played again: { $error }
other-number-of-bots =
    { $seats ->
        [one] { $seats } seat needs
       *[other] { $seats } seats need
    } { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } beside you, not { $count }.

## Moves

no-moves-of-kind = You have no moves of the kind '{ $kind }' now.
refused = Refused: { $sentence } ({ $clause }; 'why' shows the rule)
refused-too = { $sentence } ({ $clause })
allowed = Allowed:
no-such-move-now = There is no move { $move }.
no-such-move =
    { $count ->
        [one] There is no move { $move }: the only one is { $count }.
       *[other] There is no move { $move }: they are numbered from 1 to { $count }.
    }
can-be-completed = '{ $move }' can be completed: type it alone to see how.
turn-not-finished = Your turn is not finished: choose a move first.
turn-to-commit = Your turn is finished: Enter commits it, 'undo' takes back.
move-is-allowed = '{ $move }' is allowed.
nothing-refused = There is nothing to explain: type 'why' and a move.
no-such-kind = There is no kind '{ $kind }' of moves: write all, { $wordsCommas }.
did-you-mean = Did you mean '{ $word }'?
moves-lists = 'moves' lists what is allowed.
help-lists = 'help' lists the commands, 'moves' the moves.

## Taking back

taken-back = Taken back: { $move }
played-again = Played again: { $move }
nothing-to-redo = There is nothing to play again.
nothing-to-undo = There is nothing to take back in this turn.
drawn-stays = What was drawn stays, and what led to it.
turn-restarted = Everything of this turn is taken back; 'redo' plays it again.
draw-restarted = Everything since the draw is taken back; 'redo' plays it again.

## What the turn changes

figure-changed = { $what } { $before } → { $after }
figure-unchanged = { $what } { $after } as before
figure-wall = Wall
figure-points = points if scored now
figures = { $changesSemicolons }.

## Other requests

no-number-of-lines = '{ $lines }' is no number of lines.
takes-nothing = Nothing belongs behind '{ $word }': type it alone.
too-many-words =
    Behind '{ $verb }' { $count ->
        [one] belongs { $count } word
       *[other] belong { $count } words
    }, not { $found }.
position-holds-all = (It holds what is hidden, too.)
say-where = Say where: save FILE.
cannot-be-written = '{ $file }' cannot be written: { $error }.
no-saved-game = '{ $file }' exists already and is no saved game.
turns-saved = Every committed turn is saved. To go on later:
say-which-clause = Say which clause: rules { $clause }. Outside the game 'alhambra rules' lists all.
no-such-seat = There is no seat '{ $seat }': write 0 to { $last }, or all.

## How the game ended

you-win =
    You win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
others-win =
    { $count ->
        [one] { $winners } wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $winners } win with { $points ->
            [one] { $points } point
           *[other] { $points } points
        } each
    }.

## The help

commands = Commands:
move-help =
    Type the number of a move, or the move itself:
    { $examples }
    One that is not complete lists how it can go on: try 'buy 2'. Places count from
    the fountain: n2e1 is two north, one east. A double line is a wall. Cards:
    y florin, g dirham, b dinar, o ducat. Nothing is drawn before you commit, so
    everything of your turn can be taken back{ $count ->
        [0] .
       *[other] , but { $words }.
    }
# What is typed, in quotes
quoted = '{ $typed }'
# What stands for something that one chooses, in examples and commands
argument-tile = TILE
argument-old = OLD
argument-new = NEW
argument-ability = ABILITY
argument-with-certificate = (with the certificate)
argument-kind = [KIND]
argument-move = [MOVE]
argument-number = [NUMBER]
argument-seat = [SEAT]
argument-lines = [LINES]
argument-bot = NAME
argument-clause = CLAUSE
argument-file = FILE
command-moves = what you can do; 'moves all' hides nothing
command-undo = take the last move back
command-redo = play it again
command-restart = take the whole turn back
command-commit = end a finished turn; Enter does the same
command-why = why a move is refused, with the rule
command-score = what would score now, or what a scoring brought
command-board = the table and a palace; 'board all' shows all palaces
command-log = what happened
command-rules = a clause of the rules, as { $clause }
command-position = the game as one line of text
command-save = write the game down as a record
command-help = this text
command-quit = leave the game
