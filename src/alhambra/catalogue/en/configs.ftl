### What is wrong with what is to be played: boxes, modules, options, seats, seeds, bots, numbers of games.
### What stands between quotes is typed, and the same in every language. Where a word is not known, $offer says what
### there is to say: the nearest that there is ($near) and all others, all others alone, or that there is none.

## Boxes, modules, options

no-such-box =
    { $offer ->
        [near] There is no box '{ $box }'; did you mean '{ $near }'? There are { $knownCommas }.
       *[all] There is no box '{ $box }'; there are { $knownCommas }.
    }
no-such-module =
    { $offer ->
        [near] '{ $module }' is no module of { $boxName }; did you mean '{ $near }'? There are { $knownCommas }.
        [none] '{ $module }' is no module of { $boxName }; it has none.
       *[all] '{ $module }' is no module of { $boxName }; there are { $knownCommas }.
    }
no-such-option =
    { $offer ->
        [near] '{ $option }' is no option of { $boxName }; did you mean '{ $near }'? There are { $knownCommas }.
        [none] '{ $option }' is no option of { $boxName }; it has none.
       *[all] '{ $option }' is no option of { $boxName }; there are { $knownCommas }.
    }
no-such-value =
    { $offer ->
        [near] '{ $option }' cannot be '{ $value }'; did you mean '{ $near }'? There are { $knownCommas }.
       *[all] '{ $option }' cannot be '{ $value }'; there are { $knownCommas }.
    }
wrong-seats = { $boxName } is played by { $low } to { $high }, not by { $seats }.
module-twice = A module can be added once only.
option-twice = An option can be given once only.
option-alone = '{ $option }' is an option for one player alone.

## Configs as one word, and as JSON

no-config = '{ $text }' is no config: write box/seats/modules/options, as classic/4/-/-.
no-config-revisions = '{ $text }' is no config: what follows its options are revisions of rules, as name=2.
config-fields = A config holds box, seats, modules and options, and nothing else.
config-box = The box of a config is a name.
config-seats = The seats of a config are a whole number.
config-modules = The modules of a config are a list of names.
config-options = The options of a config are names with texts.

## Revisions of the rules. $part is a box or a module, whose rules have revisions.

no-such-part = '{ $part }' is not played in { $config }, so its rules have no revision; those of { $knownCommas } have one.
no-such-revision =
    { $newest ->
        [1] There is no revision { $revision } of the rules of '{ $part }' here: there is only 1.
       *[other] There is no revision { $revision } of the rules of '{ $part }' here: this alhambra knows 1 to { $newest }.
    }
revision-twice = The rules of a part have one revision only.

## Modules that cannot be in one game

too-many-modules = A game has { $most } modules at most, not { $count }.
two-modules-called = Two modules are called '{ $module }'.
unfit-module-name = A module cannot be called '{ $module }': its name is a word as 'night-market'.
unfit-verb = '{ $verb }' cannot be a verb of '{ $module }': a verb is a word as 'light-up'.
verb-of-the-game = '{ $verb }' is a verb of the game itself, and '{ $module }' needs another.
same-verb = '{ $one }' and '{ $other }' cannot be in one game: '{ $verb }' is a verb of both.
action-of-the-game = '{ $action }' is an action of the game itself, and '{ $module }' needs another.
same-action = '{ $one }' and '{ $other }' cannot be in one game: '{ $action }' would be taken for an action of both.
# $role is what only one module of a game can do
same-role =
    { $role ->
        [feeder] '{ $one }' and '{ $other }' cannot be in one game: both fill the market.
        [dealer] '{ $one }' and '{ $other }' cannot be in one game: both deal the start money.
        [cashier] '{ $one }' and '{ $other }' cannot be in one game: both keep money for players.
        [types] '{ $one }' and '{ $other }' cannot be in one game: both change the types of tiles.
        [shapes] '{ $one }' and '{ $other }' cannot be in one game: both change the walls of tiles.
       *[unbuilt] '{ $one }' and '{ $other }' cannot be in one game: both have tiles that are no buildings yet.
    }
module-missing = '{ $module }' cannot be in a game without the '{ $needed }' that it was made with.
module-of-another-kit = '{ $module }' is in another game already, and each game needs one of its own.
kit-of-another-game = A kit is for one game, and this one has a game already.
tiles-not-first = The tiles of '{ $module }' have to be the first of a game: no others may come before them.
too-many-tiles = A game has { $most } tiles at most, not { $count }.
two-tiles-called = Two tiles are called '{ $tile }'.
unfit-tile-name = A tile cannot be called '{ $tile }': its name is a word as 'tower-9'.
unfit-price = The tile '{ $tile }' needs a price to be bought at, which is 1 to { $most }.
unfit-type = The tile '{ $tile }' cannot be of type '{ $type }': there are { $types }.
unfit-sides = The sides '{ $sides }' of the tile '{ $tile }' are none: each of N, E, S and W may stand there once.
wrong-kit-seats = A game has { $fewest } to { $most } seats, not { $seats }.
wrong-copies = Of each money card there are 1 to { $most } copies, not { $copies }.
wrong-start-score = A start score has four digits at most, not as { $points }.

## Seeds, bots, numbers of games

no-seed = A seed is a number or a text of at least one character, all of which can be shown.
no-such-bot =
    { $offer ->
        [near] There is no bot '{ $bot }'; did you mean '{ $near }'? There are { $knownCommas }.
       *[all] There is no bot '{ $bot }'; there are { $knownCommas }.
    }
frozen-bot = The bot '{ $bot }' is frozen in the commit { $commit }: `python -m tools.frozen { $commit }` builds it and prints the name to play it by.
bot-not-found = The bot '{ $bot }' cannot be found: { $error }.
bot-no-class = '{ $bot }' is no bot: it has to be a class made from alhambra.bots.Bot.
# Bots that are programs, named exec: and a command, and what they are told in lines
program-no-command = '{ $command }' is not a command: after exec: comes a program with its arguments, in quotes if they contain spaces.
program-not-found = There is no program '{ $program }' for a bot.
line-unreadable = A line of JSON cannot be read: { $error }.
line-of-no-kind = A line of JSON needs a type: start, decide or over.
line-of-other-protocol = The other program speaks protocol { $theirs }; this one speaks { $ours }.
line-before-start = A decision was asked for before the game was started.
wrong-bots =
    { $seats ->
        [one] { $seats } seat needs { $seats } bot
       *[other] { $seats } seats need { $seats } bots
    }, not { $count }: { $botsCommas }.
wrong-games = The number of games is 1 or more, not { $games }.
wrong-jobs = The number of jobs is 1 to { $most }, not { $jobs }.
wrong-first-game = Games are numbered from 0, not from { $first }.
# What bots play against each other for
arena-bots = An arena has 1 to { $most } bots, not { $count }.
arena-bot-twice = '{ $bot }' is named twice: name each bot once, the last takes the seats that are left.
arena-format = '{ $path }' was written by another version of the arena: use another file.
arena-other = '{ $path }' holds another contest: { $what } is { $stored } there, and { $asked } here. Use another file.
arena-unreadable = '{ $path }' holds no results of the arena.
two-budgets = A bot has playouts or seconds for a decision, not both.
wrong-playouts = The number of playouts is 1 or more, not { $playouts }.
wrong-seconds = The seconds for a decision are more than 0.
wrong-limit = The limit of a decision is more than 0 seconds.
