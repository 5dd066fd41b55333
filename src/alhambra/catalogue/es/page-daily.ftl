### The daily game on the page: the day, the results, the text to share, yesterday's best. $date is a date, as the language writes it.

## The day

daily-title = La partida del día
daily-lead = Roll & Write en solitario, con los mismos dados para todos.
daily-left = Este día termina en
daily-play = Jugar la partida de hoy
    .hint = Tu primera partida de hoy es la que cuenta
daily-go-on = Seguir con la partida de hoy
    .hint = Aún no ha terminado y cuenta para hoy
daily-practise = Practicar con los dados de hoy
    .hint = Tu partida de hoy ha terminado: esta no cuenta
daily-open = Tu partida del { $date } no ha terminado. Cuenta para ese día.
    .go = Terminarla

## Days in a row

daily-streak =
    { $count ->
        [0] Aún no hay racha
        [one] Una racha de un día
       *[other] Una racha de { $count } días
    }
    .none = Termina la partida de hoy para empezar una.
    .open = Termina la partida de hoy para mantener la racha.
    .kept = Por hoy ya está. ¡Hasta mañana!
    .longest =
        { $count ->
            [one] Tu racha más larga: un día.
           *[other] Tu racha más larga: { $count } días.
        }
daily-day =
    { $points ->
        [one] { $date }: { $points } punto
       *[other] { $date }: { $points } puntos
    }
    .begun = { $date }: sin terminar
    .none = { $date }: sin jugar

## Results

daily-results = Resultados del { $date }
    .none = Todavía no hay nadie en la lista. La primera posición está libre.
daily-mine =
    { $points ->
        [one] Tu resultado: { $points } punto
       *[other] Tu resultado: { $points } puntos
    }
    .hint = Todos han tenido los mismos dados. ¿Cómo les ha ido a tus amigos?
daily-share = Texto para compartir
    .copy = Copiar el texto
daily-list = En la lista
    .hint = Si quieres, tu resultado entra en la lista del { $date }. No es obligatorio.
    .listed = Estás en la lista del { $date } como { $name }.
    .name = Nombre en la lista
    .consent = Todos pueden leer este nombre con mis puntos, y ver mi partida cuando el día haya terminado.
    .button = Entrar en la lista
    .rename = Cambiar el nombre
    .rename-done = Usar este nombre
    .remove = Quitarme de la lista

# What is shared: the line of the picture, and the text. $count are days in a row.
daily-picture = Partida del día, { $date }
daily-text = Alhambra Roll & Write, { $date }
    .points =
        { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }
    .streak =
        { $count ->
            [one] Una racha de un día
           *[other] Una racha de { $count } días
        }

## Yesterday's best, turn by turn

daily-yesterday = La mejor partida de ayer
    .best =
        { $points ->
            [one] { $name }, con { $points } punto
           *[other] { $name }, con { $points } puntos
        }
    .watch = Ver la partida
    .none = Ayer nadie entró en la lista. La mejor partida de hoy se podrá ver mañana.
daily-replay =
    { $points ->
        [one] { $name }, { $points } punto, { $date }
       *[other] { $name }, { $points } puntos, { $date }
    }
daily-turn = Turno { $number } de { $count }
    .start = Así empezó
daily-way = Recorrer la partida
daily-step = Al principio
    .back = Un turno atrás
    .next = Un turno adelante
    .last = Al final
daily-run = Reproducir
    .pause = Pausa
daily-pace = Velocidad

## At the table

daily-table = Partida del día, { $date }
    .practice = Práctica, dados del { $date }
daily-again-here = Practicar otra vez
daily-back = A la partida del día
