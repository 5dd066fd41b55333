### What happened in the palace game. `$whoKind` is `you` for the person, who is spoken to.

# Anybody but the reader, who is `you`: a name, as it is
player = { $name }
    .kind = other
neutral-received = Boabdil recibió { $tiles }.
    .page = Boabdil recibió { $tilesName }.
market-filled = { $tile } llegó a la casilla { $square } del mercado.
    .page = Nuevo en el mercado, en la casilla del { $currencyName }: { $tileName }.
    .part = { $tileName } (casilla del { $currencyName })
dealt =
    { $whoKind ->
        [you] Empezaste con { $cardsCommas }: { $worth } en total.
       *[other] { $who } empezó con { $cardsCommas }: { $worth } en total.
    }
    .page =
        { $whoKind ->
            [you] Empezaste con { $cardsName }: { $worth } en total.
           *[other] { $who } empezó con { $cardsName }: { $worth } en total.
        }
turn-began =
    { $whoKind ->
        [you] Tu turno.
       *[other] Turno de { $who }.
    }
    .page =
        { $whoKind ->
            [you] Empezó tu turno.
           *[other] Empezó el turno de { $who }.
        }
your-turn = Tu turno.
display-filled = { $card } llegó al espacio { $slot } del mostrador.
    .page = Nuevo en el mostrador: { $cardsName }.
money-taken =
    { $whoKind ->
        [you] Tomaste { $cardsCommas }.
       *[other] { $who } tomó { $cardsCommas }.
    }
    .page =
        { $whoKind ->
            [you] Tomaste dinero: { $cardsName }.
           *[other] { $who } tomó dinero: { $cardsName }.
        }
bought =
    { $whoKind ->
        [you] Compraste
       *[other] { $who } compró
    } { $tile } de la casilla { $square } por { $price } { $currencyPlural }, { $exact ->
        [yes] pagando el coste exacto con { $cardsCommas }
       *[no] pagando con { $cardsCommas }
    }.
    .page =
        { $whoKind ->
            [you] Compraste { $tileDefinite } por { $price } { $currencyPlural } y pagaste con { $cardsName }.
           *[other] { $who } compró { $tileDefinite } por { $price } { $currencyPlural } y pagó con { $cardsName }.
        }
    .exactly =
        { $whoKind ->
            [you] Compraste { $tileDefinite } por { $price } { $currencyPlural } y pagaste el coste exacto con { $cardsName }.
           *[other] { $who } compró { $tileDefinite } por { $price } { $currencyPlural } y pagó el coste exacto con { $cardsName }.
        }
laid =
    { $whoKind ->
        [you] Colocaste { $tile } en { $place }.
       *[other] { $who } colocó { $tile } en { $place }.
    }
    .page =
        { $whoKind ->
            [you] Colocaste { $tileDefinite } ({ $placeName }).
           *[other] { $who } colocó { $tileDefinite } ({ $placeName }).
        }
laid-from-reserve =
    { $whoKind ->
        [you] Colocaste { $tile } de la reserva en { $place }.
       *[other] { $who } colocó { $tile } de la reserva en { $place }.
    }
    .page =
        { $whoKind ->
            [you] Colocaste { $tileDefinite } de la reserva ({ $placeName }).
           *[other] { $who } colocó { $tileDefinite } de la reserva ({ $placeName }).
        }
laid-left-over =
    { $whoKind ->
        [you] Colocaste la loseta sobrante { $tile } en { $place }.
       *[other] { $who } colocó la loseta sobrante { $tile } en { $place }.
    }
    .page =
        { $whoKind ->
            [you] Colocaste la loseta sobrante { $tileName } ({ $placeName }).
           *[other] { $who } colocó la loseta sobrante { $tileName } ({ $placeName }).
        }
kept =
    { $whoKind ->
        [you] Dejaste { $tile } en la reserva.
       *[other] { $who } dejó { $tile } en la reserva.
    }
    .page =
        { $whoKind ->
            [you] Dejaste { $tileDefinite } en la reserva.
           *[other] { $who } dejó { $tileDefinite } en la reserva.
        }
given =
    { $whoKind ->
        [you] Diste { $tile } a Boabdil.
       *[other] { $who } dio { $tile } a Boabdil.
    }
    .page =
        { $whoKind ->
            [you] Diste { $tileDefinite } a Boabdil.
           *[other] { $who } dio { $tileDefinite } a Boabdil.
        }
removed =
    { $whoKind ->
        [you] Retiraste { $tile } de { $place } a la reserva.
       *[other] { $who } retiró { $tile } de { $place } a la reserva.
    }
    .page =
        { $whoKind ->
            [you] Retiraste { $tileDefinite } ({ $placeName }) a la reserva.
           *[other] { $who } retiró { $tileDefinite } ({ $placeName }) a la reserva.
        }
swapped =
    { $whoKind ->
        [you] Intercambiaste { $old } en { $place } por { $new } de la reserva.
       *[other] { $who } intercambió { $old } en { $place } por { $new } de la reserva.
    }
    .page =
        { $whoKind ->
            [you] Intercambiaste { $oldDefinite } ({ $placeName }) por { $newDefinite } de la reserva.
           *[other] { $who } intercambió { $oldDefinite } ({ $placeName }) por { $newDefinite } de la reserva.
        }
declined =
    { $whoKind ->
        [you] No hiciste ninguna acción más.
       *[other] { $who } no hizo ninguna acción más.
    }
    .page =
        { $whoKind ->
            [you] No hiciste ninguna acción más.
           *[other] { $who } no hizo ninguna acción más.
        }
passed =
    { $whoKind ->
        [you] No tenías ninguna acción permitida y pasaste.
       *[other] { $who } no tenía ninguna acción permitida y pasó.
    }
    .page =
        { $whoKind ->
            [you] No tenías ninguna acción permitida y pasaste.
           *[other] { $who } no tenía ninguna acción permitida y pasó.
        }
discards-shuffled =
    { $count ->
        [one] Se barajó { $count } carta descartada para formar un nuevo mazo de dinero.
       *[other] Se barajaron { $count } cartas descartadas para formar un nuevo mazo de dinero.
    }
    .page =
        { $cards ->
            [one] Se barajó la pila de descarte para formar un nuevo mazo de dinero de { $cards } carta.
           *[other] Se barajó la pila de descarte para formar un nuevo mazo de dinero de { $cards } cartas.
        }
scoring-card-turned =
    Apareció la { $number ->
        [1] primera
        [2] segunda
       *[3] tercera
    } carta de puntuación.
    .page =
        { $number ->
            [1] Apareció la primera carta de puntuación.
            [2] Apareció la segunda carta de puntuación.
           *[other] Apareció la tercera carta de puntuación.
        }
end-began = La pila de losetas no bastó para llenar el mercado y llegó el final de la partida, con estas manos: { $handsSemicolons }.
    .page = La pila de losetas no bastó para llenar el mercado: llegó el final de la partida y se enseñaron las manos.
# Cards stand without an "and", which would be read as the letter of the florin: "y1 y y2". An empty hand is "nada".
hand-shown =
    { $whoInside } ({ $cards ->
        [nada] { $cards }
       *[other] { $cardsCommas }
    })
    .page = { $who }: { $cardsName }
left-over-given =
    { $whoKind ->
        [you] Recibiste la loseta sobrante { $tile } de la casilla { $square } por tener más { $currencyPlural } ({ $sumsCommas }).
       *[other] { $who } recibió la loseta sobrante { $tile } de la casilla { $square } por tener más { $currencyPlural } ({ $sumsCommas }).
    }
    .page =
        { $whoKind ->
            [you] Recibiste la loseta sobrante { $tileName } por tener más { $currencyPlural } ({ $sumsCommas }).
           *[other] { $who } recibió la loseta sobrante { $tileName } por tener más { $currencyPlural } ({ $sumsCommas }).
        }
left-over-to-nobody = La loseta sobrante { $tile } de la casilla { $square } no fue para nadie, pues nadie tenía más { $currencyPlural } que todos los demás ({ $sumsCommas }).
    .page = La loseta sobrante { $tileName } no fue para nadie: nadie tenía más { $currencyPlural } que todos los demás ({ $sumsCommas }).
game-won =
    { $winnersKind ->
        [you] La partida terminó y ganaste: { $scoresCommas }.
       *[other] La partida terminó y ganó { $winners }: { $scoresCommas }.
    }
    .page =
        { $whoKind ->
            [you] La partida terminó. Ganaste: { $scoresCommas }.
           *[other] La partida terminó. Ganó { $who }: { $scoresCommas }.
        }
victory-shared = La partida terminó con victoria compartida entre { $winnersInside }: { $scoresCommas }.
    .page = La partida terminó. Victoria compartida: { $winners } ({ $scoresCommas }).

## What a record of another version holds

unknown-event = { $event }: { $fieldsCommas }.
unknown-event-alone = { $event }: no se sabe nada más.
event-not-told = El evento { $fields } no se puede relatar: le falta algo o está mal escrito.
