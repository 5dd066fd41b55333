### The sheet game in the terminal.

## During a turn

roll-to-come = Todavía no hay nada definitivo: Intro sigue, «undo» deshace.
roll-restarted = Se ha deshecho todo desde la última tirada; «redo» lo rehace.
nothing-since-roll = No hay nada que deshacer desde la última tirada.
rolls-saved = Está guardado todo hasta la última tirada. Para seguir más tarde:
if-ended-now = Si la partida terminara ahora
no-such-sheet =
    { $count ->
        [one] No hay ningún asiento «{ $seat }»: el único es el 0, el tuyo.
       *[other] No hay ningún asiento «{ $seat }»: escribe del 0, el tuyo, al { $last }.
    }
points-alone =
    { $whoKind ->
        [you] Tienes
       *[other] { $who } tiene
    } { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
sheet-won =
    { $count ->
        [one] Gana { $winners }
       *[other] Victoria compartida entre { $winnersInside }
    } con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
sheet-won-by-others =
    { $count ->
        [one] Gana { $winners }
       *[other] Victoria compartida entre { $winners }
    } con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }; tú tienes { $mine }.

## The sheet

sheet-heading =
    Ronda { $round } de { $rounds }. { $who }: { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }, { $gained } de { $most } anotadas
# How many buildings of a type there are, behind its name: galería    de 6
size-of-type = de { $count }
# Over the points of the places that are not awarded yet
places-left = posiciones libres
no-place-left = ninguna
# Somebody who is not on turn, and the dice of theirs, as y3b5
other-sheet =
    { $who }: { $pair } en la hoja, { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }

## Moves, as in moves.ftl

group-build = Construir
group-coins = Monedas
group-change = Cambiar
group-second = Segundo
group-keep = Quedarse
move-build = { $square } { $typeName }
move-earn = ganar { $coins }
move-second = { $square } { $typeName } por 3 monedas
changes-folded = [{ $first }] a [{ $last }]: escribe «moves change» para verlos, o el propio cambio

## The help

sheet-help =
    Escribe el número de una jugada o la propia jugada:
      build y3b5      coins      change y5 to 3, b2 to 4      second      done
      keep y2b6
    Una casilla es una fila y una columna, como indican el dado amarillo y el azul.
    En tu hoja, x es un edificio, * un dado, y un número entre corchetes, la jugada
    que construye. No se tira nada antes de que lo digas con Intro: hasta entonces
    puedes deshacer.
sheet-command-restart = deshacer todo desde la última tirada
sheet-command-commit = tirar los dados; Intro hace lo mismo
sheet-command-score = lo que daría ahora el final de la partida
sheet-command-board = tu hoja o la de otro asiento

## Fictitious players, and shares

sheet-tie-lost =
    { $reasonName }: empate a { $count } entre { $playersInside } por las posiciones { $first } { $tied ->
        [2] y
       *[other] a
    } { $last }: { $points } para cada uno; se pierde la parte de { $lost } ({ $clause }, W-54).
fictitious = Ficticio
    .short = fict.
fictitious-numbered = Ficticio { $number }
    .short = fict. { $number }

## What of it is a reconstruction

reconstructed-sheet = La cuadrícula y el número de monedas son una reconstrucción: «rules W-1» y «rules W-23».
    .page = La cuadrícula y el número de monedas son una reconstrucción: las imágenes se han perdido.
