### Said by the server. The page fetches it with the words of the daily game.

## Refusals about daily games

table-daily-game = Una partida del día es Roll & Write para una sola persona, sin opciones.
table-daily-stand-in = En una partida del día no hay suplentes.
table-daily-stays = Una partida del día es siempre de quien la empezó.
table-daily-no-day = El día { $day } no existe.
table-daily-before = Hay partidas del día en una mesa desde el { $first }.
table-daily-to-come = Los dados del { $day } todavía no se han tirado: hoy es { $today }, en UTC.
table-daily-past = El { $day } ya ha pasado y solo se puede jugar como práctica: hoy es { $today }, en UTC.
table-daily-none = Esta no es una partida del día.
table-daily-practice = Esta partida es de práctica: su resultado no entra en la lista.
table-daily-consent = Un resultado solo entra en la lista con el consentimiento de quien lo hizo.
table-daily-full = La lista del { $day } está completa: { $count } resultados son iguales o mejores.
table-daily-running = El { $day } no ha terminado: su mejor partida se puede ver desde la medianoche, en UTC.
table-daily-no-best = No hay ningún resultado del { $day } en la lista.
