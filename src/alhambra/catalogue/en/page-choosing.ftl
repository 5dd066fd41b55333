### Choosing what is played, at a new table and in the lobby.

## Options of a box, and their values

option-scoring = Scoring
    .hint = Three score tiles, or the table of the first game.
option-scoring-tiles = with score tiles
option-scoring-classic = classic scoring
option-guard-board = Guard board
    .hint = The same four abilities every time, or others in every game.
option-guard-board-first-game = first-game side
option-guard-board-full = full side
option-fictitious = Fictitious players
    .hint = They roll dice and race you to every building type.
option-solo = Solo game
    .hint = For the highest score, or against the fictitious players.
option-solo-score = highest score
option-solo-duel = duel

## Sets that we recommend, and one's own

set-as-in-the-box = As in the box
set-bazaar-day = A day at the bazaar
set-longer-walls = Longer walls
set-tents-and-stalls = Tents and stalls
set-long-evening = The long evening
set-own = My own
sets-title = Sets
set-modules =
    { $count ->
        [0] no modules
       *[other] { $modulesCommas }
    }
set-surprise = Surprise me
set-keep = Keep this set
    .name = Name of the set
    .button = Keep
set-forget = Forget { $name }

## How long and how hard

choose-minutes = { $minutes } min
choose-about = about { $minutes } min
choose-longer = +{ $minutes } min
    .same = no longer
choose-hard = Difficulty: { $hard } of 3
    .easy = easy
    .expert = for those who know it
# players of a box, beside a sign that says so
choose-players = { $fewest }–{ $most }
choose-modules = Modules
    .of = Modules of { $box }
    .only = Only with { $box }
    .variants = Variants of { $box }
    .alone = Whoever plays alone has variants to choose from.
choose-terminal = in the terminal only
choose-trouble = What there is to play could not be fetched.
    .again = Try again

## A choice that the rules do not allow. $box and $modules are names

refused-module = { $box } does not take { $module }.
    .takes = It takes { $modules }.
refused-seats = { $box } is played by { $low } to { $high }.
refused-other = This cannot be played together.
refused-way-box = Play { $box }
refused-way-without = Leave out { $modules }

## The lobby: what will be played

lobby-game = What will be played
lobby-change = Change the game
    .short = Change
    .agree = Play this
entry-changed = { $name } changed the game: { $changesSemicolons }
change-added = + { $modules }
change-dropped = without { $modules }
change-option = { $option }: { $value }
change-seats =
    { $count ->
        [one] one seat
       *[other] { $count } seats
    }
change-settings = other options
