### Roll & Write on the page: the sheet, the dice, the score sheet. Squares are said by row and column.

## The table

sheet-main = Roll & Write
sheet-round = Ronda { $round } de { $rounds }
    .starts = { $name } empieza cada ronda
sheet-own = Tu hoja
    .of = Hoja de { $name }
sheet-others = Las demás hojas
sheet-enlarge = Ver la hoja de { $name }
sheet-built-count =
    { $count ->
        [one] { $count } construido
       *[other] { $count } construidos
    }
sheet-fictitious = Jugador ficticio
    .numbered = Jugador ficticio { $number }
sheet-next-in-line = falta uno: { $typesName }

## Squares and dice

sheet-square = { $square }, { $typeTitle }
    .built =
        { $type ->
            [tower] { $square }, { $typeTitle }, construida
            [arcades] { $square }, { $typeTitle }, construida
            [chambers] { $square }, { $typeTitle }, construidas
           *[other] { $square }, { $typeTitle }, construido
        }
    .coin =
        { $type ->
            [tower] { $square }, { $typeTitle }, construida: una moneda
            [arcades] { $square }, { $typeTitle }, construida: una moneda
            [chambers] { $square }, { $typeTitle }, construidas: una moneda
           *[other] { $square }, { $typeTitle }, construido: una moneda
        }
    .lit = { $square }, { $typeTitle }: puedes construir
    .keep = { $square }: puedes quedarte con estos dados
    .picked =
        { $type ->
            [tower] { $square }, { $typeTitle }: elegida
            [arcades] { $square }, { $typeTitle }: elegida
            [chambers] { $square }, { $typeTitle }: elegidas
           *[other] { $square }, { $typeTitle }: elegido
        }
sheet-row =
    { $count ->
        [one] Fila { $number }: { $count } de 6 construido
       *[other] Fila { $number }: { $count } de 6 construidos
    }
    .points = Fila { $number }: { $count } de 6 construidos, { $points } puntos
sheet-column =
    { $count ->
        [one] Columna { $number }: { $count } de 6 construido
       *[other] Columna { $number }: { $count } de 6 construidos
    }
    .points = Columna { $number }: { $count } de 6 construidos, { $points } puntos
sheet-die = Dado amarillo, { $face }
    .blue = Dado azul, { $face }
    .change = Dado amarillo, { $face }: cambiarlo
    .change-blue = Dado azul, { $face }: cambiarlo
    .lifted = { $face }, levantado: elige lo que debe mostrar
sheet-face =
    { $coins ->
        [one] { $face }: { $coins } moneda
       *[other] { $face }: { $coins } monedas
    }
sheet-dice = amarillo { $yellow }, azul { $blue }

## Coins and the score sheet

sheet-coins = Monedas
    .left =
        { $count ->
            [one] { $count } moneda
           *[other] { $count } monedas
        }
    .told = Monedas: { $coins }; gastadas: { $spent }; aún por ganar: { $free }
sheet-score = Hoja de puntuación
    .places = posiciones: 1.ª · 2.ª · 3.ª
    .count = { $count } de { $size }

## The turn

sheet-turn = Construye o gana monedas
    .hint = Toca una casilla iluminada.
    .second = ¿Un segundo edificio?
    .second-hint = { $square } por 3 monedas; luego se tiran todos los dados.
    .keep = ¿Con qué dados te quedas?
    .keep-hint = La otra pareja pasa a { $name }.
    .coins = Todos los cruces están construidos: gana monedas
sheet-picked = Se vuelve a tirar { $square }; { $other } pasa a { $name }.
    .alone = Se vuelve a tirar { $square }; { $other } se queda.
    .second = Luego se tiran los cuatro dados.
    .kept = { $other } pasa a { $name }.
sheet-changing = Toca un dado y luego lo que debe mostrar.
    .faces = Toca un número: 1 moneda por paso.
    .done =
        { $coins ->
            [one] Cuesta { $coins } moneda.
           *[other] Cuesta { $coins } monedas.
        }
sheet-change = Cambiar dados
    .button =
        { $coins ->
            [one] Cambiar · { $coins } moneda
           *[other] Cambiar · { $coins } monedas
        }
    .hint = 1 moneda por paso
    .none = sin monedas
sheet-second = Segundo edificio
    .hint = 3 monedas, tras construir
sheet-build = Construir { $typeDefinite }
    .dear =
        { $coins ->
            [one] Construir { $typeDefinite } · { $coins } moneda
           *[other] Construir { $typeDefinite } · { $coins } monedas
        }
sheet-earn =
    { $coins ->
        [one] Ganar { $coins } moneda
       *[other] Ganar { $coins } monedas
    }
    .some = Ganar monedas
sheet-decline = No construir otro
sheet-keep = Quedarse con { $square }
sheet-ready = Tu turno está completo.
    .button = Tirar los dados
sheet-way-change = cambiar los dados: { $dice }
    .build = construir { $typeDefinite } en { $square }
    .coins = ganar monedas
    .second = construir un segundo edificio
    .done = sin segundo edificio
    .keep = quedarse con { $square }

# In a summary, as "away-bought" is for palaces
sheet-away-built =
    { $whoKind ->
        [you] construiste: { $typesName }
       *[other] construyó: { $typesName }
    }
sheet-away-earned =
    { $whoKind ->
        [you]
            { $coins ->
                [one] ganaste { $coins } moneda
               *[other] ganaste { $coins } monedas
            }
       *[other]
            { $coins ->
                [one] ganó { $coins } moneda
               *[other] ganó { $coins } monedas
            }
    }

## The end

sheet-end-alone =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
    .hint = En solitario, con { $count } jugadores ficticios.
sheet-end-best = Tu récord: { $points }
    .first = Tu primera partida de este tipo
    .new = ¡Nuevo récord!
sheet-bests = Tus récords
sheet-end-sheets = Las hojas
# The course of the game, as a chart: short words stand below it
sheet-course = Distancia al líder, por ronda
    .alone = Los puntos, por ronda
    .start = Inicio de la partida
    .round = Ronda { $round }
    .end = Final
    .end-told = Final de la partida
# $game (text) says which game it was
sheet-picture =
    { $points ->
        [one] Hoja de { $name }, { $points } punto: { $game }
       *[other] Hoja de { $name }, { $points } puntos: { $game }
    }
    .line = Roll & Write, { $date }
