### What commands print, beside what is said in a game.

## All commands

runs-compiled = The engine runs compiled.
runs-from-source = The engine runs interpreted, from its source tree: 'make install' compiles it if there is a C compiler.
runs-without-compiler = The engine runs interpreted, because no C compiler was found when it was installed: install one, as gcc or clang, and then alhambra again.
interrupted = interrupted.

## What is to be played

# What is offered is typed, as scoring=tiles or scoring=classic; $typed was
no-option = '{ $typed }' is no option: write { $offered }.
option-without-value = The option '{ $option }' lacks a value: write { $offered }.
# What is offered where a box has no options
some-option = name=value
option-named-twice = The option '{ $option }' is given twice.
number-of-bots =
    There { $seats ->
        [one] is { $seats } seat
       *[other] are { $seats } seats
    } and { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }: name one for each seat, or one for all.
not-with-resume = --resume goes on with a saved game as it is: leave out { $optionsCommas }.
no-date = '{ $date }' is no date: write it as 2026-01-31.

## backup, restore. `$tables` and `$entries` are numbers to choose by, `$tables_figure` and `$entries_figure` the same
## numbers as they are written.

tables-with-entries =
    { $tables ->
        [one] { $tables_figure } table
       *[other] { $tables_figure } tables
    } with { $entries ->
        [one] { $entries_figure } entry
       *[other] { $entries_figure } entries
    }
backup-made = '{ $file }' holds { $what }
restored = restored { $what }
restored-others =
    restored { $what }; { $present ->
        [one] { $present_figure } table
       *[other] { $present_figure } tables
    } left as before

## daily: the text to share. `$day` is a date, as the language writes it.

shared-result =
    Alhambra Roll & Write, { $day }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
shared-result-of-bot =
    Alhambra Roll & Write, { $day } ({ $bot }): { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
shared-complete = complete: { $typesCommas }; coins left: { $coins }
shared-nothing-complete = complete: nothing; coins left: { $coins }

## serve

serving = alhambra is at { $address } - Ctrl-C ends it, and no game is lost.
# Words that may be typed, as plain or json, behind an option
option-is-not = { $option } is { $values }, not '{ $value }'.

## simulate: a table, and what stands above and below it

series-title =
    { $config }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }
series-caption = { $decisions } decisions a game; intervals of 95 %; ± is the standard error
column-seat = seat
column-bot = bot
column-wins = wins
column-share = share of wins
column-score = mean score
# A figure, and the interval that the truth is in
share-alone = { $mean } %
share-between = { $mean } % [{ $low }, { $high }]
score-alone = { $mean }
score-between = { $mean } ± { $error } [{ $low }, { $high }]
# Before a bar that grows
playing-games = games
interrupted-unstored = Interrupted after { $played } of { $games } games; none are stored without --records (seed { $seed }).
interrupted-stored = Interrupted: { $played } of { $games } games are stored in '{ $file }'; run the same command again to go on.

## arena: a table, and a page with charts. `$title` is that of a series

arena-playouts = { $title }, { $playouts } playouts a decision
arena-seconds = { $title }, { $seconds } s a decision
arena-caption = Shares and points with intervals of 95 % from rounds on the same luck; "ahead" is points above the other bots; ratings are like Elo's, with a mean of 0; the time of a decision is processor time, or clock time for a program.
arena-clear =
    { $games ->
        [one] After { $games } game it was clear whether { $bot } wins more than its part.
       *[other] After { $games } games it was clear whether { $bot } wins more than its part.
    }
column-games = seats
column-ahead = ahead
column-rating = rating
column-thinking = time
arena-give-or-take = { $mean } ± { $error }
arena-milliseconds = { $number } ms
arena-interrupted-unstored = Interrupted after { $played } of { $games } games; none are stored without --json (seed { $seed }).
arena-strength = Strength
arena-pairing = What pairing is worth
arena-pairing-about = The same games twice: with their luck and seats paired, and as if they were independent of one another.
arena-unpaired = unpaired
arena-sources = Points by source, in a game
arena-seats = Share of wins by seat
arena-seat = seat { $seat }
arena-length = Decisions in a game

## verify

verified =
    { $games ->
        [one] { $games } game verified
       *[other] { $games } games verified
    }
differs = { $file }: line { $line }: { $error }
game-differs = { $file }: game { $game } (line { $line }): { $error }
line-of-file = { $file }, line { $line }: { $error }
holds-no-record = '{ $file }' holds no record.

## replay

told-game = Game { $number }: { $config }; { $playersCommas }
told-game-seed = Game { $number }: { $config }, seed { $seed }; { $playersCommas }
no-such-action-in-game =
    There is no action { $action }: game { $number } has { $count }.
no-such-game =
    '{ $file }' holds no game { $game }, { $count ->
        [one] only game { $first }
       *[other] but { $count } games from { $first } to { $last }
    }.
position-not-shown = The position cannot be shown. { $error }
holds-no-saved-game = '{ $file }' holds no game that was saved in 'alhambra play'.
saved-with-program = '{ $file }' is a game against a program, '{ $bot }'. A saved game starts no programs.

## bench

bench-seconds = Each figure is measured for more than 0 and at most 3600 seconds.
bench-compiled =
    The engine runs compiled. Random legal play, { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }:
bench-interpreted =
    The engine runs interpreted. Random legal play, { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }:
bench-looped = decisions, loop in Python
bench-played = decisions, loop in the engine
bench-copies = copies of a state
bench-rate = { $figure } a second
# The heads of three columns; in the first there are numbers of players
bench-microseconds = Microseconds for a decision
bench-in-python = loop in Python
bench-in-engine = loop in the engine
bench-players =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }

## Bots that are programs. `$fault` is why one is asked no more

program-fell = '{ $bot }' { $fault }; random legal actions are played for it until the end of the game.
program-fell-in = Game { $number }: { $said }
program-did-not-start = could not be started ({ $error })
program-late = did not answer within { $seconds } s
program-ended = ended before the game did (exit code { $code })
program-too-long = answered with more than { $most } bytes
program-no-text = answered with something that is not text
program-no-start = answered the first line with { $answer }, which is not a JSON object
program-other-protocol = speaks protocol { $theirs }, not { $ours }
program-no-answer = answered with { $answer }, which is not a JSON object
program-not-legal = answered with the word { $word }, which is not a legal action

## rules

no-clause-or-file = There is no clause or file '{ $word }'; did you mean '{ $near }'?
# An error, and a hint
rules-lists-files = { $error } 'alhambra rules' lists the files.
rules-footer = 'alhambra rules A-56' shows a clause, 'alhambra rules classic' a file.
rules-lost = a reconstruction: the rulebook's pages are lost
components-lost = components that are a reconstruction: { $clausesCommas }
clauses-between = { $first } to { $last }
# Where a clause stands
clause-stands = { $clause } ({ $file }, { $section })
clause-stands-reconstructed = { $clause } ({ $file }, a reconstruction, { $section })
