### What is wrong with what somebody typed, wrote or chose.

# A sentence, and the clause of the rules that it follows from
with-clause = { $sentence } ({ $clause })

## Rules

no-such-clause =
    { $count ->
        [0] There is no clause '{ $clause }'.
        [one] There is no clause '{ $clause }'; near it is { $nearCommas }.
       *[other] There is no clause '{ $clause }'; near it are { $nearCommas }.
    }

## Games

unknown-seat =
    { $last ->
        [0] There is no seat { $seat }: the only seat is 0.
       *[other] There is no seat { $seat }: the seats are 0 to { $last }.
    }
bot-refused = Game { $number }: a bot chose an action that is refused: { $error }
worker-ended = A worker process was ended from outside, so the run cannot go on.

# One sentence behind another
two-sentences = { $first } { $second }

## Why a file cannot be read or written, behind a colon

cause-missing = No such file or directory
cause-folder = Is a directory
cause-no-folder = Not a directory
cause-forbidden = Permission denied
cause-full = No space left on the disk
cause-name = no file can have this name
