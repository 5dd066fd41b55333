### Said by the server. The page fetches it with the words of the daily game.

## Refusals about daily games

table-daily-game = A daily game is Roll & Write for one person, without options.
table-daily-stand-in = In a daily game nobody stands in.
table-daily-stays = A daily game stays with who began it.
table-daily-no-day = There is no day { $day }.
table-daily-before = There are daily games at a table from { $first } on.
table-daily-to-come = The dice of { $day } are not rolled yet: today is { $today }, by UTC.
table-daily-past = { $day } is over, and can be played for practice: today is { $today }, by UTC.
table-daily-none = This is no daily game.
table-daily-practice = This game is practice: its result is not listed.
table-daily-consent = A result is listed only with consent.
table-daily-full = The list of { $day } is full: { $count } results are as good or better.
table-daily-running = { $day } is not over: its best game is shown from midnight on, by UTC.
table-daily-no-best = No result of { $day } is listed.
