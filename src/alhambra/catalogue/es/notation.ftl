### What is wrong with a text that stands for a move, a place, a card, a tile or a position.
### Words that are typed are the same in every language: what stands in a gap between quotes, what follows "escribe" and
### "como", and the lists of what there is. Only capitals that stand for something, as LOSETA, are translated.

## Moves

# $known are the words that a move begins with
no-palace-move = «{ $text }» no es ninguna jugada: una jugada empieza por { $knownCommas }, o es done o pass.
no-sheet-move = «{ $text }» no es ninguna jugada: una jugada empieza por { $knownCommas }, o es coins, second o done.
move-not-complete = «{ $text }» está incompleto: falta algo después de «{ $verb }:».
payment-missing = «{ $text }» está incompleto: faltan después las cartas con las que se paga, como y3,y4.
lay-where = Una loseta se coloca en un lugar: escribe lay:LOSETA@LUGAR, como lay:tower-9-ES@n2e1.
swap-what = Se intercambian dos losetas: escribe swap:VIEJA/NUEVA, primero la loseta de la alhambra.

## Places, cards, tiles

no-place = «{ $text }» no es ningún lugar: escribe n2e1, s1, w3, o c si es la fuente.
place-too-far = «{ $text }» está demasiado lejos de la fuente: como máximo, a { $farthest } casillas en cada dirección.
no-market-square = «{ $square }» no es ninguna casilla del mercado: hay 1, 2, 3 y 4.
# $letters are the letters of the currencies
no-card = «{ $text }» no es ninguna carta: escribe una de las letras { $letters } y un valor del 1 al 9, como y3.
no-tile = «{ $text }» no es ninguna loseta de esta partida.
no-type = «{ $text }» no es ningún tipo de edificio: hay { $knownCommas }.

## The sheet

no-square = «{ $text }» no es ninguna casilla: escribe el dado amarillo y el dado azul, como y3b5.
no-die-changed = Hay que cambiar al menos un dado.
no-number-on-a-die = «{ $number }» no es ningún número de un dado: van del 1 al 6.
no-change-of-dice = «{ $text }» no es ningún cambio de dados: escribe un dado, o uno de cada color, como y5to3 o y5to3,b2to4.

## Positions: a game as one line of words `name=value`. $name is such a name.

# $fault says in English what is wrong; faults are for those who write positions by hand
no-position = Esto no es ninguna situación de la partida: { $fault }.
position-words = Una situación tiene las palabras { $knownCommas }, en este orden.
wrong-parts =
    { $found ->
        [one] «{ $name }» tiene { $found } parte en lugar de { $count }.
       *[other] «{ $name }» tiene { $found } partes en lugar de { $count }.
    }
no-number-for = «{ $text }» no es ningún número para «{ $name }».
no-value-for = «{ $text }» no es ningún valor para «{ $name }»: hay { $knownCommas }.
no-hexadecimal = «{ $name }» no es un texto hexadecimal.
not-in-this-game = «{ $name }» contiene algo que no está en esta partida.
no-phase = «{ $text }» no es ninguna fase: hay { $knownCommas }.
no-flags = «{ $text }» no son indicadores: hay { $knownCommas }.
binds-nobody = «{ $text }» no obliga a nadie: hay { $knownCommas }.
more-than-three-cards = Hay más de tres cartas { $card } en un mismo sitio.
two-tiles-at = Hay dos losetas colocadas en { $place }.
names-what-is-printed = «{ $name }» da para { $tile } lo que ya está impreso en ella.
names-a-tile-twice = «{ $name }» nombra dos veces una misma loseta.
no-changed-tile = «{ $name }» contiene losetas con lo que son ahora, no «{ $text }».
# $sides are the letters of the sides
no-walls = «{ $text }» no es ninguna loseta con sus muros: escribe algunas de las letras { $sides }.
wrong-past = «past» contiene, por cada puntuación, su número y siete recuentos por jugador.
wrong-extras = «extras» contiene las ganancias de los módulos en cada puntuación.
no-gain = «{ $text }» no es ninguna ganancia: escribe player:points:clause:reason:count.
unfit-gain = «{ $text }» no es ninguna ganancia que se pueda volver a leer.
nothing-kept = «{ $text }» no es nada que guarde «{ $module }».
# What a module keeps of a game, as text, is its slice
unfit-slice = «{ $module }» guarda «{ $text }», pero lo que guarda un módulo es una sola palabra, sin «/» y distinta de «-».
no-four-dice = «{ $text }» no son cuatro dados: escribe dos amarillos y dos azules, como y25b36.
no-row = «{ $text }» no es ninguna fila: escribe las columnas construidas, de menor a mayor, o «-».
no-fictitious-players = No hay jugadores ficticios que puedan tener casillas marcadas.
