### Said by the server. The page fetches it with the words of the daily game.

## Refusals about daily games

table-daily-game = Eine Tagespartie ist Roll & Write für eine Person, ohne Optionen.
table-daily-stand-in = In einer Tagespartie springt niemand ein.
table-daily-stays = Eine Tagespartie bleibt bei dem, der sie begonnen hat.
table-daily-no-day = Einen Tag { $day } gibt es nicht.
table-daily-before = Tagespartien am Tisch gibt es ab dem { $first }.
table-daily-to-come = Die Würfel des { $day } sind noch nicht geworfen: Heute ist der { $today }, nach UTC.
table-daily-past = Der { $day } ist vorbei und kann zur Übung gespielt werden: Heute ist der { $today }, nach UTC.
table-daily-none = Das ist keine Tagespartie.
table-daily-practice = Diese Partie ist eine Übung: Ihr Ergebnis kommt nicht auf die Liste.
table-daily-consent = Ein Ergebnis kommt nur mit Zustimmung auf die Liste.
table-daily-full = Die Liste des { $day } ist voll: { $count } Ergebnisse sind ebenso gut oder besser.
table-daily-running = Der { $day } ist noch nicht vorbei: Seine beste Partie ist ab Mitternacht zu sehen, nach UTC.
table-daily-no-best = Auf der Liste des { $day } steht kein Ergebnis.
