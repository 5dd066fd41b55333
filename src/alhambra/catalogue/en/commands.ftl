### The command line: help and usage. Names of commands and options are typed: they stay.

## Usage. The first word of a line of usage, and what stands in it for what is typed

usage = Usage:
usage-options = [OPTIONS]
usage-command = COMMAND [ARGS]...
heading-arguments = Arguments:
heading-options = Options:
heading-commands = Commands:

## What stands for a value behind an option

value-str = <str>
value-int = <int>
value-float = <float>
value-path = <path>
value-names = NAME,…
value-pair = NAME=VALUE
value-address = URL
value-day = YYYY-MM-DD
value-language = LANGUAGE

## What is said in brackets behind the help of an option: the value that it has if it is not given, ...

remarks = [{ $remarksSemicolons }]
remark-default = default: { $value }
remark-environment = env var: { $variable }
remark-required = required

## One of several words, which are typed

either = { $first } or { $second }

## What is wrong with a command line

no-such-command =
    No such command '{ $name }'.{ $count ->
        [0] { "" }
       *[other] { " " }Did you mean { $near }?
    }
no-such-flag =
    No such option: { $option }.{ $count ->
        [0] { "" }
       *[other] { " " }Did you mean { $near }?
    }
missing-argument = Missing argument '{ $argument }'.
missing-option = Missing option '{ $option }'.
option-lacks-value = Option '{ $option }' requires an argument.
option-takes-no-value = Option '{ $option }' does not take a value.
extra-arguments = Got unexpected extra argument(s) ({ $words }).
no-whole-number = Invalid value for '{ $option }': Input should be a valid integer.
no-number = Invalid value for '{ $option }': Input should be a valid number.
value-too-low = Invalid value for '{ $option }': Input should be greater than or equal to { $least }.
value-too-high = Invalid value for '{ $option }': Input should be less than or equal to { $most }.
# The languages are those that can be typed behind --language
no-such-language = There is no language '{ $language }'; there are { $codesCommas }.

## All commands

about-alhambra = The Alhambra family of board games: to play, to study and to build on.
option-version = Show the version and how the engine runs.
option-language = The language: { $codesCommas }; that of your system if not given.
option-help = Show this message and exit.

## What is played, in several commands

option-box = What is played: { $boxes }.
option-modules = Modules to play with, as a,b. { $modulesSemicolons }.
option-options = An option of the box, as name=value; repeatable. The first value is the usual one. { $optionsSemicolons }.
# What a box has of modules or options, as they are typed
of-box = { $box }: { $wordsCommas }
# A module whose rules are not known from the rulebook
module-reconstructed = { $word } (a reconstruction)
# The values that an option may have
option-values = { $name }={ $values }
option-seed-played = The same seed gives the same game; drawn if not given.
option-seed-games = The same seed plays the same games; drawn if not given.
option-database-served = A path or a postgresql:// address; a file in your data folder if not given.
option-database = A path, sqlite:///path or postgresql://user@host/name; a file in your data folder if not given.

## play

short-play = Play against bots.
about-play = Play against bots. Type 'help' during the game.
option-seats-played = Players, you among them; 3 (1 in Roll & Write) unless --bots says more.
option-bots-played = One bot for all other seats, or one for each: { $values }.
option-resume = Go on with a saved game; it brings its own players.

## serve

short-serve = Serve tables to browsers.
about-serve = Serve tables to browsers. Games are kept in a database: nothing is lost when the server ends.
option-host = The address to listen at; 0.0.0.0 lets other machines in.
option-port = The port; 0 takes a free one.
option-open = Open the page in your browser.
option-origin = The address of the page behind a proxy, as https://games.example.org.
option-behind-proxy = Believe the client addresses that a proxy on this machine names.
option-bot-pause = Seconds before the turn of a bot.
option-bot-served = A bot of your own that may sit at tables, as package.module:Class or exec:COMMAND; can be given several times.
option-connections = How many connections one address may have.
option-tables = How many tables an hour one address may make.
option-messages = How many messages a second a connection may send.
option-requests = How many HTTP requests a second one address may send.
option-work = How many seconds of every second the server may work for one address; who asks for more waits.
option-log = { $values }: how the log on standard error is written.
option-log-level = { $values }: how much is logged.

## backup, restore

short-backup = Write all tables to a file.
about-backup =
    Write all tables to a file. The server may be running.

    The file has the hidden cards of running games in it: keep it to yourself.
argument-backup-written = The file to write; a backup there is replaced.
short-restore = Bring the tables of a backup into an empty database.
about-restore =
    Bring the tables of a backup into an empty database, which no server may be using unless you merge.

    The backup may come from another kind of database.
argument-backup-read = A file that `alhambra backup` has made.
option-merge = Add the tables that the database does not have. The server may be running.

## daily

short-daily = Play the dice of the day alone; they are the same for everybody.
about-daily = Play the dice of the day alone; they are the same for everybody. The result is a text to share.
option-date = Another day; today's if not given.
option-bot = Let a bot play it instead of you.

## simulate

short-simulate = Play many games between bots and sum them up.
about-simulate = Play many games between bots and sum them up.
option-seats-simulated = The number of players.
option-bots-simulated = The bot of each seat, as greedy,random; one name is for all.
option-games = The number of games.
option-jobs = The number of processes.
option-records = Keep every game in this file; continued if it exists.

## arena

short-arena = Let bots play against each other and say which is stronger.
about-arena =
    Let bots play against each other and say which is stronger.

    Every bot plays the same luck from every seat, so that fewer games tell more.
option-bots-arena = The bots, as greedy,random. With fewer than players the last takes the other seats, with more all meet all.
option-games-arena = The number of games at least: rounds are finished.
option-playouts = How many playouts a bot that searches has for a decision.
option-seconds-arena = How many seconds it has instead.
option-limit = The time limit in seconds for a decision of a bot that is a program (exec:COMMAND); by default { $seconds } plus those of --seconds.
option-until-clear = Stop as soon as it is clear whether the first bot is better or worse.
option-json = Keep the results in this file; continued if it exists.
option-report = Write a page with charts to this file.

## bot

short-bot = Make a bot available to another program.
about-bot =
    Make a bot available to another program.

    The bot reads lines of JSON from standard input and answers each with a line on standard output. docs/bots.md describes them.
argument-bot-asked = A bot: any that --bots takes.

## verify

short-verify = Play stored games again, strictly.
about-verify =
    Play stored games again, strictly.

    A difference is named with its game and action, the first of each file, and the exit code is 1.
argument-files-verified = Files of records, one game a line.

## replay

short-replay = Tell a stored game and show a position of it.
about-replay = Tell a stored game and show a position of it: the last, or the one after an action.
argument-file-told = A file of records, one game a line.
option-game = The number of the game; the first one if not given.
option-at = Stop after so many actions; 0 is the set-up.

## bench

short-bench = Measure the engine: random legal play, every decision counted.
about-bench = Measure the engine: random legal play, every decision counted.
option-seats-measured = Players of the games that are measured.
option-seconds = Roughly how long each figure is measured.

## rules

short-rules = Show the rules, whole or clause by clause.
about-rules = Show the rules, whole or clause by clause.
argument-rules = A clause as A-56, or a file as classic.
