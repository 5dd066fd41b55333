### What is wrong with the record of a game, with the JSON that it is written in, and with files of records.
### $field is the name of a field, $value what stands in it; both are data and the same in every language.

## JSON

no-json = This is no JSON: it cannot be read from column { $column } on.
json-too-deep = The JSON is nested too deeply.
number-too-long = A number is too long.
no-json-number = '{ $name }' is no number.
unfit-text = The text { $text } holds a character that cannot be shown.

## Fields

# $field stands in quotes already
field-unknown = The field { $field } is unknown.
# $field stands in quotes already
field-twice = The field { $field } is given twice.
field-missing = The field '{ $field }' is missing.
field-no-number = The field '{ $field }' is { $value } and not a whole number of { $least } or more.
field-no-text = The field '{ $field }' is { $value } and not a text.
field-no-list = The field '{ $field }' is { $value } and not a list.

## Records

no-record = A record is a JSON object with the fields { $knownCommas }.
unknown-format = The field 'format' is { $value }: formats { $oldest } to { $newest } can be read.
wrong-config = The field 'config' is wrong: { $error }
wrong-players =
    The field 'players' names { $count } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
wrong-rules = The field 'rules' is { $value }: in format { $format } there is only revision { $revision }.
no-rules = The field 'rules' is { $value } and not the revision of each part's rules.
no-outcome = The field '{ $field }' is { $value } and not a name with a number or a hexadecimal text.
no-event = The field '{ $field }' is { $value } and not an event.
wrong-events =
    The field 'events' holds { $lists ->
        [one] { $lists } list
       *[other] { $lists } lists
    } for { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }: there is one for the set-up and one for each action.
no-result = The field 'result' is { $value } and not scores and winners, or null.
wrong-scores = The field 'result.scores' is { $value } and not one number for each seat.
wrong-winners = The field 'result.winners' is { $value } and does not name seats in order.
players-for-seats =
    There { $players ->
        [one] is { $players } player
       *[other] are { $players } players
    } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.

## Playing a record again. $where is one of the first two, $stored what the record has, $made what comes out.

at-set-up = Set-up
at-action = Action { $number } ({ $action })
action-wrong = { $where }: { $error }
action-refused = { $where }: refused: { $error }
# Stands behind a colon, as the $error of `action-wrong`
action-is-written = this action is written '{ $word }'.
# $index counts the events of an action; $event is the name of its kind, $path a field of it
event-differs =
    { $whole ->
        [yes] { $where }: event { $index }, { $event }: is stored as { $stored } and comes out as { $made }.
       *[no] { $where }: event { $index }, { $event }: { $path } is stored as { $stored } and comes out as { $made }.
    }
# $event is the event itself, as JSON
event-does-not-come-out = { $where }: event { $index } is stored as { $event } and does not come out.
event-is-not-stored = { $where }: event { $index } comes out as { $event } and is not stored.
result-differs = The end: { $path } is stored as { $stored } and comes out as { $made }.
outcomes-left =
    { $count ->
        [one] The end: { $count } outcome of chance is left over, '{ $name }'.
       *[other] The end: { $count } outcomes of chance are left over, the first is '{ $name }'.
    }
record-of-other-game = The record is of { $stored }, not of { $asked }.
no-such-action = There is no action { $number }: the game has { $count }.

## The luck of a record. They stand behind a colon; $what is what the game asks chance for, a name in the record.

chance-number = chance: '{ $what }' asks for a number below { $below }, the script has { $answer }.
chance-shuffle =
    { $count ->
        [one] chance: '{ $what }' shuffles { $count } item, and another than the script has.
       *[other] chance: '{ $what }' shuffles { $count } other items than the script has.
    }
chance-end = chance: the game asks for '{ $what }', the script is at its end.
chance-other = chance: the game asks for '{ $what }', the script has '{ $name }'.

## Files of records. In a line of a file stands $error, which is one of those below or of those above.

in-line = { $path }, line { $line }: { $error }
line-too-long = the line is longer than any record.
line-no-text = this is no UTF-8 text.
torn-line = the last line has no end and does not begin as the next game of this run would.
stored-game-not-finished = the stored game is not finished.
other-run =
    { $what ->
        [config] the config of the stored game is { $stored }, and { $asked } is asked for.
        [bots] the list of bots of the stored game is { $stored }, and { $asked } is asked for.
        [seed] the seed of the stored game is { $stored }, and { $asked } is asked for.
       *[number] the number of the stored game is { $stored }, and { $asked } is asked for.
    }
no-file-for-records = '{ $path }' is no file that records could be kept in.
# $reason is what the operating system says
cannot-read = Cannot read '{ $path }': { $reason }.
cannot-write = Cannot write '{ $path }': { $reason }.
