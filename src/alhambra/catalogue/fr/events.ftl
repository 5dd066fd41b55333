### Ce qui s’est passé dans la partie, au passé composé ; « tu » pour la personne, le nom pour les autres.

# Toute personne sauf qui lit, qui est `you` : un nom, tel quel
player = { $name }
    .kind = other
neutral-received = Dirk a reçu { $tiles }.
    .page = Dirk a reçu : { $tilesName }.
market-filled = { $tile } est maintenant sur la case { $square } du chantier.
    .page = Nouveau sur le chantier, à payer en { $currencyPlural } : { $tileName }.
    .part = { $tileName } (en { $currencyPlural })
dealt =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } reçu au départ { $cards }, { $worth } en tout.
    .page =
        { $whoKind ->
            [you] Tu as
           *[other] { $who } a
        } commencé avec { $cardsName } : { $worth } en tout.
turn-began = C’est à { $whoInside } de jouer.
    .page =
        { $whoKind ->
            [you] C’était à toi de jouer.
           *[other] C’était à { $who } de jouer.
        }
your-turn = À toi de jouer.
display-filled = { $card } est maintenant à l’emplacement { $slot } de l’offre.
    .page = Nouveau dans l’offre : { $cardsName }.
money-taken =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } pris { $cards }.
    .page =
        { $whoKind ->
            [you] Tu as
           *[other] { $who } a
        } pris { $cardsName }.
bought =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } acheté { $tile } sur la case { $square } pour { $price } { $currencyPlural }, { $exact ->
        [yes] en faisant l’appoint avec { $cards }
       *[no] en payant avec { $cards }
    }.
    .page =
        { $whoKind ->
            [you] Tu as
           *[other] { $who } a
        } acheté { $tileDefinite } pour { $price } { $currencyPlural }, avec { $cardsName }.
    .exactly =
        { $whoKind ->
            [you] Tu as
           *[other] { $who } a
        } acheté { $tileDefinite } pour { $price } { $currencyPlural }, en faisant l’appoint avec { $cardsName }.
laid =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } placé { $tile } en { $place }.
    .page =
        { $whoKind ->
            [you] Tu as
           *[other] { $who } a
        } placé { $tileDefinite } à { $placeName }.
laid-from-reserve =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } placé { $tile } de la réserve en { $place }.
    .page =
        { $whoKind ->
            [you] Depuis la réserve, tu as placé { $tileDefinite } à { $placeName }.
           *[other] Depuis la réserve, { $who } a placé { $tileDefinite } à { $placeName }.
        }
laid-left-over =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } placé la tuile restante { $tile } en { $place }.
    .page =
        { $whoKind ->
            [you] Tu as
           *[other] { $who } a
        } placé la tuile restante { $tileName } à { $placeName }.
kept =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } mis { $tile } en réserve.
    .page =
        { $whoKind ->
            [you] Tu as
           *[other] { $who } a
        } mis { $tileDefinite } en réserve.
given =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } donné { $tile } à Dirk.
    .page =
        { $whoKind ->
            [you] Tu as
           *[other] { $who } a
        } donné { $tileDefinite } à Dirk.
removed =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } enlevé { $tile } de { $place } et mis cette tuile en réserve.
    .page =
        { $whoKind ->
            [you] Tu as
           *[other] { $who } a
        } enlevé { $tileDefinite } ({ $placeName }) et mis cette tuile en réserve.
swapped =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } échangé { $old } en { $place } contre { $new } de la réserve.
    .page =
        { $whoKind ->
            [you] Tu as
           *[other] { $who } a
        } échangé { $oldDefinite } ({ $placeName }) contre { $newDefinite } de la réserve.
declined =
    { $whoKind ->
        [you] Tu as terminé tes actions.
       *[other] { $who } a terminé ses actions.
    }
    .page =
        { $whoKind ->
            [you] Tu as terminé tes actions.
           *[other] { $who } a terminé ses actions.
        }
passed =
    { $whoKind ->
        [you] Tu n’avais aucune action autorisée et tu as passé ton tour.
       *[other] { $who } n’avait aucune action autorisée et a passé son tour.
    }
    .page =
        { $whoKind ->
            [you] Tu n’avais aucune action autorisée et tu as passé ton tour.
           *[other] { $who } n’avait aucune action autorisée et a passé son tour.
        }
discards-shuffled =
    { $count ->
        [one] La défausse a été mélangée : elle forme une nouvelle pile de { $count } carte Argent.
       *[other] La défausse a été mélangée : elle forme une nouvelle pile de { $count } cartes Argent.
    }
    .page =
        { $cards ->
            [one] La défausse a été mélangée : elle forme une nouvelle pile de { $cards } carte Argent.
           *[other] La défausse a été mélangée : elle forme une nouvelle pile de { $cards } cartes Argent.
        }
scoring-card-turned =
    { $number ->
        [1] La première carte Décompte a été révélée.
        [2] La deuxième carte Décompte a été révélée.
       *[3] La troisième carte Décompte a été révélée.
    }
    .page =
        { $number ->
            [1] La première carte Décompte a été révélée.
            [2] La deuxième carte Décompte a été révélée.
           *[other] La troisième carte Décompte a été révélée.
        }
end-began = La pioche n’a pas suffi à remplir le chantier et la fin de la partie a commencé, avec ces mains : { $handsSemicolons }.
    .page = La pioche n’a pas suffi à remplir le chantier : la fin de la partie a commencé, et les mains ont été montrées.
hand-shown = { $who } ({ $cards })
    .page = { $who } : { $cardsName }
left-over-given =
    { $whoKind ->
        [you] La tuile restante { $tile } de la case { $square } t’est revenue : tu avais la plus grande somme en { $currencyPlural } ({ $sumsCommas }).
       *[other] La tuile restante { $tile } de la case { $square } est revenue à { $who }, qui avait la plus grande somme en { $currencyPlural } ({ $sumsCommas }).
    }
    .page =
        { $whoKind ->
            [you] La tuile restante { $tileName } t’est revenue : tu avais la plus grande somme en { $currencyPlural } ({ $sumsCommas }).
           *[other] La tuile restante { $tileName } est revenue à { $who }, qui avait la plus grande somme en { $currencyPlural } ({ $sumsCommas }).
        }
left-over-to-nobody = La tuile restante { $tile } de la case { $square } n’est revenue à personne : aucun joueur n’avait à lui seul la plus grande somme en { $currencyPlural } ({ $sumsCommas }).
    .page = La tuile restante { $tileName } n’est revenue à personne : aucun joueur n’avait à lui seul la plus grande somme en { $currencyPlural } ({ $sumsCommas }).
game-won =
    { $winnersKind ->
        [you] La partie est terminée et tu as gagné : { $scoresCommas }.
       *[other] La partie est terminée et { $winnersInside } a gagné : { $scoresCommas }.
    }
    .page =
        { $whoKind ->
            [you] La partie est terminée. Tu as gagné : { $scoresCommas }.
           *[other] La partie est terminée. { $who } a gagné : { $scoresCommas }.
        }
victory-shared = La partie est terminée, et la victoire est partagée entre { $winnersInside } : { $scoresCommas }.
    .page = La partie est terminée. Victoire partagée : { $winners } ; scores : { $scoresCommas }.

## Ce que contient un enregistrement d’une autre version

unknown-event = { $event } : { $fieldsCommas }.
unknown-event-alone = { $event } : on n’en sait pas plus.
event-not-told = L’événement { $fields } ne peut pas être raconté : il y manque quelque chose, ou il est mal écrit.
