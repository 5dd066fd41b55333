### The game on the page: the board, the turn, the story, the scores.

## The board

board-market = Mercado
board-square = Casilla { $number }, { $currencyName }: { $content }
    .empty = Casilla { $number }, { $currencyName }: vacía
    .exact = Casilla { $number }, { $currencyName }: { $content }, puedes pagar el coste exacto
    .over = Casilla { $number }, { $currencyName }: { $content }, solo puedes pagar de más
board-display = Mostrador
board-slot = El espacio { $number } del mostrador está vacío
board-hand = Tu dinero
    .empty = Ninguna carta en la mano.
board-sum =
    { $cards ->
        [one] { $currencyTitle }: { $cards } carta, { $sum } en total
       *[other] { $currencyTitle }: { $cards } cartas, { $sum } en total
    }
board-lit-card = { $card }, parte de un pago
board-no-tiles = ninguna
board-tiles =
    { $count ->
        [one] { $count } loseta
       *[other] { $count } losetas
    }
board-palace =
    { $tiles ->
        [1] Alhambra de { $name }: solo la fuente, muro más largo: { $wall }
       *[other] Alhambra de { $name }: { $tiles } losetas, muro más largo: { $wall }
    }
board-place = vacía
    .legal = aquí puedes colocar { $tileDefinite }
    .pickable = se puede elegir
    .picked = elegida
board-others = Las demás alhambras
board-enlarge = Ver la alhambra de { $name }
    .bot = bot
    .points =
        { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }
    .wall = muro { $wall }
    .cards =
        { $cards ->
            [one] { $cards } carta
           *[other] { $cards } cartas
        }
    .reserve = reserva { $tiles }
    .to-act = le toca
board-bot = bot
board-wall = muro
board-cards = cartas
board-reserve = reserva
board-refusal = { $reason } ({ $clause })
board-zoom = Vista
    .closer = Acercar
    .farther = Alejar
    .fit = Ver toda la alhambra
board-things = Lo que puedes elegir
board-half-square = { $placeName }: media casilla, lado largo al { $sidesName }
board-corner = { $placeName }: esquina sureste
board-edge = { $tileTitle }, { $placeName }: lado { $sidesName }
board-guard = { $tileTitle }, { $placeName }: guardia al { $sidesName }

## Around the board

game-main = La mesa
game-market = Mercado: losetas a la venta
game-display = Mostrador: dinero para tomar
game-menu = Mesa
game-log = Historial
game-scores = Puntos
game-left = Quedan
drawer-wares = Tienda
drawer-works = Obras
drawer-coming = Vista previa
game-end = Resultado
game-players = Jugadores
game-drawers = Tableros laterales
game-tray = Tu dinero y tus losetas
game-your-palace = Tu alhambra
game-palace-of = La alhambra de { $name }
game-money-of = Dinero de { $name }
game-reserve = Reserva
game-aside = Por colocar
game-bought = Compradas
game-neutral-tiles =
    { $count ->
        [one] Boabdil: { $count } loseta
       *[other] Boabdil: { $count } losetas
    }
game-neutral-count = { $typeTitle } { $count }
game-left-in-piles =
    Quedan { $tiles ->
        [one] { $tiles } loseta
       *[other] { $tiles } losetas
    } y { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
    .tiles =
        { $tiles ->
            [one] { $tiles } loseta
           *[other] { $tiles } losetas
        }
    .cards =
        { $cards ->
            [one] { $cards } carta
           *[other] { $cards } cartas
        }
game-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
game-watching = Estás mirando.
game-free-seat = Hay un asiento libre: puedes sentarte y seguir jugando.
    .button = Ver los asientos
game-rematch = Jugar otra vez
    .go = Ir a la revancha
game-say = Decir
    .label = Di algo a la mesa
game-unread =
    { $count ->
        [one] { $count } comentario nuevo
       *[other] { $count } comentarios nuevos
    }
game-clocks = Tiempo de reflexión
    .of = Tiempo de reflexión de { $name }
game-waits-for-free-seat = La partida espera a que alguien ocupe el asiento libre.
game-away = { $name } no está.
    .button = Que juegue un bot
game-your-turn = Es tu turno.
# On the plate that hangs on the frame of who plays
game-plate = Es tu turno
    .lay = Coloca tu loseta
game-next-scoring =
    { $number ->
        [1] Próxima: la primera puntuación
        [2] Próxima: la segunda puntuación
       *[other] Próxima: la tercera puntuación
    }
game-ended = La partida ha terminado
clock-days = { $days } d { $hours } h

## The turn: what can be done now

turn-bar = Qué puedes hacer ahora
turn-yours = Es tu turno.
    .again = Coste exacto: una acción adicional.
turn-choose = Compra una loseta o toma dinero
    .hint = Toca lo que está iluminado.
turn-thinking = { $name } está pensando
turn-bot-plays = Juega { $name }
turn-after =
    { $whoKind ->
        [you] Después, tú.
       *[other] Después, { $who }.
    }
turn-take = Tomar { $sum }
    .hint =
        { $cards ->
            [one] { $cards } carta del mostrador
           *[other] { $cards } cartas del mostrador
        }
turn-buy = Comprar { $tileName }
turn-paid =
    { $price ->
        [one] { $sum } de { $price } { $currencyName }
       *[other] { $sum } de { $price } { $currencyPlural }
    }
turn-sum =
    { $sum ->
        [one] { $sum } { $currencyName }
       *[other] { $sum } { $currencyPlural }
    }
turn-exact = exacto
turn-too-much = { $over } de más
turn-missing =
    { $missing ->
        [one] falta { $missing }
       *[other] faltan { $missing }
    }
turn-superfluous = hay cartas de sobra
turn-payments = Formas de pagar
    .count = { $count } formas
turn-payment = Pagar con { $cardsName }: exacto
    .over = Pagar con { $cardsName }: { $over } de más
turn-no-money = No tienes dinero.
turn-not-for-sale = Ahora nada del mercado se paga en esta moneda.
turn-lay = Coloca { $tileDefinite }: elige una casilla iluminada
    .nowhere = { $tileTitle }: ahora no encaja en ningún sitio
    .reserve = { $tileTitle }: elige una casilla iluminada o una loseta por la que intercambiarla
    .swap = { $tileTitle }: elige una loseta por la que intercambiarla
    .aimed = ¿{ $tileTitle } aquí?
    .here = Colocar aquí
turn-keep = A la reserva
turn-give = A Boabdil
turn-redesign = Rediseñar
    .hint = Elige una loseta de tu alhambra para retirarla o intercambiarla, o una de tu reserva para colocarla.
turn-picked = { $tileTitle }, en tu alhambra
    .swap = { $tileTitle }, en tu alhambra: elige una loseta de tu reserva para intercambiarla
turn-remove = Retirar a la reserva
turn-done = Terminar las acciones
turn-pass = Pasar
    .hint = No puedes hacer nada, así que pasas.
turn-ready = Tu turno está completo.
turn-commit = Confirmar el turno
turn-undo = Deshacer
    .hint = Deshacer (u)
turn-redo = Rehacer
    .hint = Rehacer (r)
turn-restart = Empezar de nuevo el turno
turn-put-back = Cancelar
turn-dismiss = Cerrar el aviso

## Actions of a turn that is not ended yet

action-take = Tomar { $cardsName }
action-buy = Comprar { $tileName } con { $cardsName }
action-buy-square = Comprar la loseta del { $currencyName } con { $cardsName }
action-lay = Colocar { $tileName } ({ $placeName })
action-keep = Dejar { $tileName } en la reserva
action-give = Dar { $tileName } a Boabdil
action-remove = Retirar { $tileName } a la reserva
action-swap = Intercambiar { $oldName } por { $newName }
action-done = Terminar las acciones
action-pass = Pasar

## What happened at the table, apart from the game

entry-seated = { $name } se sentó a la mesa.
entry-left = { $name } dejó la mesa.
entry-opened = { $host } liberó el asiento de { $name } en su ausencia.
entry-host = El anfitrión
entry-bot = El bot { $name } ocupó un asiento.
    .left = Un bot dejó su asiento.
entry-renamed = { $old } ahora se llama { $name }.
entry-began = Empezó la partida.
entry-stand-in = Un bot juega en lugar de { $name } hasta su vuelta.
    .over = { $name } vuelve a jugar.
entry-rematch = Se pidió la revancha.
entry-turn =
    { $whoKind ->
        [you] Tu turno
       *[other] Turno de { $who }
    }
    .by-bot = jugado por un bot suplente
entry-said = { $name } dice
    .aloud = { $name } dice: { $text }

log-title = Lo que ha pasado
    .earlier = Ver lo anterior
    .empty = Todavía no ha pasado nada.
playing-title = Acaba de jugarse
    .skip = Saltar

## While somebody was away. What a player did stands behind the player's name.

away-title = Mientras no estabas
    .shared = Desde tu último turno
away-turns =
    { $count ->
        [0] No se jugó ningún turno.
        [one] Se jugó { $count } turno.
       *[other] Se jugaron { $count } turnos.
    }
away-turns-of =
    { $count ->
        [one] { $name } ({ $count } turno)
       *[other] { $name } ({ $count } turnos)
    }
away-doings = { $doingsSemicolons }.
away-bought =
    { $whoKind ->
        [you] compraste { $tilesName }
       *[other] compró { $tilesName }
    }
away-took =
    { $whoKind ->
        [you]
            { $count ->
                [one] tomaste { $count } carta de { $sum }
               *[other] tomaste { $count } cartas que suman { $sum }
            }
       *[other]
            { $count ->
                [one] tomó { $count } carta de { $sum }
               *[other] tomó { $count } cartas que suman { $sum }
            }
    }
away-rebuilt =
    { $whoKind ->
        [you]
            { $count ->
                [1] rediseñaste la alhambra
               *[other] rediseñaste la alhambra { $count } veces
            }
       *[other]
            { $count ->
                [1] rediseñó la alhambra
               *[other] rediseñó la alhambra { $count } veces
            }
    }
away-gave =
    { $whoKind ->
        [you] diste { $tilesName } a Boabdil
       *[other] dio { $tilesName } a Boabdil
    }
away-passed =
    { $whoKind ->
        [you] pasaste
       *[other] pasó
    }
away-said =
    { $count ->
        [one] Hubo { $count } comentario.
       *[other] Hubo { $count } comentarios.
    }
away-your-turn = Es tu turno.
away-over = La partida ha terminado.
away-step = Ver turno a turno
    .previous = Anterior
    .next = Siguiente
    .at = { $at } de { $count }

## If it were scored now

scores-title =
    { $number ->
        [1] La primera puntuación, si fuera ahora
        [2] La segunda puntuación, si fuera ahora
       *[other] La tercera puntuación, si fuera ahora
    }
scores-type = Edificio
scores-wall = Muro más largo
scores-gain = Ganaría
scores-score = Marcador actual
scores-sum = Quedaría en
scores-place = { $place }.º
    .tied = { $short } (empate)
scores-cell =
    { $points ->
        [one] { $what }: { $count }, { $points } punto
       *[other] { $what }: { $count }, { $points } puntos
    }
    .placed =
        { $points ->
            [one] { $what }: { $count }, { $placed }, { $points } punto
           *[other] { $what }: { $count }, { $placed }, { $points } puntos
        }
scores-points = { $points } p.
scores-changed = { $signed } respecto al principio del turno
scores-legend = Cantidad y puntos que da; en latón, quien tiene más.
scores-none-left = Ya no quedan puntuaciones.

totals-title = Marcador
totals-player =
    { $points ->
        [one] { $name }: { $points } punto
       *[other] { $name }: { $points } puntos
    }
    .now = { $signed } si se puntuara ahora

## A scoring that was held: every point with its reason

scoring-title =
    { $number ->
        [1] Primera puntuación
        [2] Segunda puntuación
       *[other] Tercera puntuación
    }
scoring-player = { $name }: { $signed }
scoring-total = Marcador: { $score }
scoring-nothing = Ningún punto.
scoring-wall =
    { $count ->
        [one] Muro más largo, de { $count } tramo
       *[other] Muro más largo, de { $count } tramos
    }
scoring-majority =
    { $place ->
        [1] Primera posición en { $typePlural }, con { $count }
        [2] Segunda posición en { $typePlural }, con { $count }
       *[other] Tercera posición en { $typePlural }, con { $count }
    }
    .tied =
        { $place ->
            [1] Primera posición en { $typePlural }, con { $count }, igual que { $others }: se reparten los puntos de las posiciones, redondeando a la baja
            [2] Segunda posición en { $typePlural }, con { $count }, igual que { $others }: se reparten los puntos de las posiciones, redondeando a la baja
           *[other] Tercera posición en { $typePlural }, con { $count }, igual que { $others }: se reparten los puntos de las posiciones, redondeando a la baja
        }
scoring-other = { $reason } ({ $count })
scoring-tiles = Losetas contadas: { $tilesName }
scoring-segments = Tramos del muro
scoring-segment =
    { $side ->
        [north] Lado norte de la loseta ({ $placeName })
        [east] Lado este de la loseta ({ $placeName })
        [south] Lado sur de la loseta ({ $placeName })
       *[west] Lado oeste de la loseta ({ $placeName })
    }
scoring-show-wall = Mostrar en la alhambra

## A scoring that is counted row by row

count-which =
    { $number ->
        [1] Solo cuenta la primera posición
        [2] Cuentan la primera y la segunda posición
       *[other] Cuentan las tres primeras posiciones
    }
count-next = Siguiente: { $typePlural }
    .other = Siguiente: { $what }
    .result = Al resultado
    .scoring =
        { $number ->
            [2] A la segunda puntuación
           *[other] A la tercera puntuación
        }
    .end = Al final de la partida
    .turn = A tu turno
    .table = Volver a la mesa
count-back = Atrás
count-segments =
    { $count ->
        [one] { $count } tramo
       *[other] { $count } tramos
    }
count-score = Marcador
count-result = Después de esta puntuación
count-wall = Un punto por cada tramo del muro más largo sin interrupción.
count-none = Nadie tiene { $typePlural }.
count-place =
    { $place ->
        [1]
            { $whoKind ->
                [you] Tú tienes más que nadie ({ $count })
               *[other] { $who } tiene más que nadie ({ $count })
            }
        [2]
            { $whoKind ->
                [you] Segunda posición para ti ({ $count })
               *[other] Segunda posición para { $who } ({ $count })
            }
       *[other]
            { $whoKind ->
                [you] Tercera posición para ti ({ $count })
               *[other] Tercera posición para { $who } ({ $count })
            }
    }: { $points ->
        [one] 1 punto.
       *[other] { $points } puntos.
    }
count-shared =
    Empate: { $names }, con { $count } cada uno. { $places ->
        [1] Se reparte la posición
        [2] Se reparten dos posiciones
       *[other] Se reparten todas las posiciones
    }: { $sum } = { $points } para cada uno{ $rest ->
        [0] .
       *[other] , redondeando a la baja.
    }
count-tied = Empate: { $names }, con { $count } cada uno: { $points } para cada uno.
count-gain =
    { $points ->
        [one] { $name }: { $why }, 1 punto.
       *[other] { $name }: { $why }, { $points } puntos.
    }
count-loss =
    { $points ->
        [one] { $name }: { $why }, 1 punto perdido.
       *[other] { $name }: { $why }, { $points } puntos perdidos.
    }
count-palace =
    { $points ->
        [one] { $name }: { $what } { $count }, 1 punto
       *[other] { $name }: { $what } { $count }, { $points } puntos
    }
    .score = { $name }: { $score } puntos en total
window-failed = No se ha podido cargar. Ciérralo e inténtalo de nuevo.

## What a turn changes

preview-title = Efecto de tu turno
preview-nothing = Si se puntuara ahora, no cambiaría ningún punto.
preview-sum = Si se puntuara ahora: antes { $before }, después { $after }
preview-points =
    { $points ->
        [one] { $signed } punto
       *[other] { $signed } puntos
    }
preview-wall = Muro: de { $before } a { $after }
preview-count = { $what }: de { $before } a { $after }
    .places = { $what }: de { $before } a { $after }; antes { $placeBefore }, ahora { $placeAfter }
preview-place =
    { $place ->
        [0] sin posición
        [1] primera posición
        [2] segunda posición
       *[other] tercera posición
    }
    .tied =
        { $place ->
            [1] primera posición compartida
            [2] segunda posición compartida
           *[other] tercera posición compartida
        }
preview-others = Los demás: { $changesCommas }
preview-other = { $name } { $signed }

## The end

end-title = La partida ha terminado
end-won =
    { $whoKind ->
        [you]
            { $by ->
                [one] Has ganado por un punto
               *[other] Has ganado por { $by } puntos
            }
       *[other]
            { $by ->
                [one] { $who } ha ganado por un punto
               *[other] { $who } ha ganado por { $by } puntos
            }
    }
end-shared = Victoria compartida: { $names }
end-result = { $most } puntos a { $second }.
    .shared = { $most } puntos cada uno.
end-decided = Lo decisivo: { $typePlural }, { $most } puntos a { $second }.
    .wall = Lo decisivo: el muro más largo, { $most } puntos a { $second }.
    .other = Lo decisivo: { $what }, { $most } puntos a { $second }.
end-palaces = Las alhambras
end-wall = Muro más largo: { $wall }
end-you = tú
end-sources = De dónde vienen los puntos
end-source = Origen
end-course = Distancia al líder
    .scoring =
        { $number ->
            [1] Primera
            [2] Segunda
           *[other] Tercera
        }
    .cell =
        { $behind ->
            [0] { $score }, en cabeza
           *[other] { $score }, a { $behind }
        }
end-table = Ver la mesa
end-winner = Ganador
end-player = Jugador
end-besides = Además
end-total = Total
end-thought = Reflexión
end-details = Punto por punto
end-rematch = Jugar otra vez

## The picture to share

share-title = Imagen para compartir
share-picture = Alhambra de { $name }, { $points } puntos, { $date }
share-line =
    { $players ->
        [2] { $date }, dos jugadores
        [3] { $date }, tres jugadores
        [4] { $date }, cuatro jugadores
        [5] { $date }, cinco jugadores
       *[other] { $date }, seis jugadores
    }
share-send = Compartir
share-png = Guardar como PNG
share-svg = Guardar como SVG
share-failed = No se ha podido crear la imagen.

## What is left

left-title = Lo que queda
left-supply = Losetas en la pila: { $count }
left-money = Cartas en el mazo de dinero: { $count }
left-discards = Pila de descarte: { $count }. El mazo cuenta también las cartas de puntuación; la tabla, no.
left-all = Total
left-type = Edificio
left-prices = Costes
left-currency = Moneda
left-empty = no queda ninguna

## The tab of the browser

tab-lobby = A la espera de jugadores - Alhambra
tab-over = Partida terminada - Alhambra
tab-turn =
    { $whoKind ->
        [you] Tu turno - Alhambra
       *[other] Turno de { $who } - Alhambra
    }
## La mesa en palabras

text-title = La mesa en palabras
    .do = Lo que puedes hacer
    .modules = Tablero: { $name }
    .empty = Nada.
text-hand = { $currencyTitle }: { $cardsName }; { $sum } en total
text-tiles = Losetas: { $tilesName }
text-fact = { $name }: { $value }
# Two things that have one name
text-which = { $label } ({ $which })
