### What happened in the palace game, told as past. `$whoKind` is `you` for the person, and chooses the verb.

# Anybody but the reader, who is `you`: a name, as it is
player = { $name }
    .kind = other
neutral-received = Dirk hat { $tiles } bekommen.
    .page = Dirk hat { $tilesName } bekommen.
market-filled = { $tile } ist auf Bauhoffeld { $square } gekommen.
    .page = Neu im Bauhof für { $currencyPlural }: { $tileName }.
    .part = { $tileName } (für { $currencyPlural })
dealt =
    { $whoKind ->
        [you] Du hast als Startgeld { $cards } bekommen, zusammen { $worth }.
       *[other] { $who } hat als Startgeld { $cards } bekommen, zusammen { $worth }.
    }
    .page =
        { $whoKind ->
            [you] Du hast als Startgeld { $cardsName } bekommen, zusammen { $worth }.
           *[other] { $who } hat als Startgeld { $cardsName } bekommen, zusammen { $worth }.
        }
turn-began =
    { $whoKind ->
        [you] Du bist am Zug.
       *[other] { $who } ist am Zug.
    }
    .page =
        { $whoKind ->
            [you] Du warst am Zug.
           *[other] { $who } war am Zug.
        }
your-turn = Du bist am Zug.
display-filled = { $card } ist auf Kartenplatz { $slot } der Auslage gekommen.
    .page = Neu in der Auslage: { $cardsName }.
money-taken =
    { $whoKind ->
        [you] Du hast { $cards } genommen.
       *[other] { $who } hat { $cards } genommen.
    }
    .page =
        { $whoKind ->
            [you] Du hast { $cardsName } genommen.
           *[other] { $who } hat { $cardsName } genommen.
        }
bought =
    { $whoKind ->
        [you] Du hast
       *[other] { $who } hat
    } { $tile } von Feld { $square } für { $price } { $currencyPlural } gekauft und { $exact ->
        [yes] passend bezahlt, mit { $cards }
       *[no] mit { $cards } bezahlt
    }.
    .page =
        { $whoKind ->
            [you] Du hast
           *[other] { $who } hat
        } { $tileName } für { $price } { $currencyPlural } gekauft und mit { $cardsName } bezahlt.
    .exactly =
        { $whoKind ->
            [you] Du hast
           *[other] { $who } hat
        } { $tileName } für { $price } { $currencyPlural } gekauft und passend bezahlt, mit { $cardsName }.
laid =
    { $whoKind ->
        [you] Du hast { $tile } auf { $place } angelegt.
       *[other] { $who } hat { $tile } auf { $place } angelegt.
    }
    .page =
        { $whoKind ->
            [you] Du hast { $tileName } angelegt ({ $placeName }).
           *[other] { $who } hat { $tileName } angelegt ({ $placeName }).
        }
laid-from-reserve =
    { $whoKind ->
        [you] Du hast { $tile } aus der Reserve auf { $place } angelegt.
       *[other] { $who } hat { $tile } aus der Reserve auf { $place } angelegt.
    }
    .page =
        { $whoKind ->
            [you] Du hast { $tileName } aus der Reserve angelegt ({ $placeName }).
           *[other] { $who } hat { $tileName } aus der Reserve angelegt ({ $placeName }).
        }
laid-left-over =
    { $whoKind ->
        [you] Du hast das übrige Plättchen { $tile } auf { $place } angelegt.
       *[other] { $who } hat das übrige Plättchen { $tile } auf { $place } angelegt.
    }
    .page =
        { $whoKind ->
            [you] Du hast das übrige Plättchen { $tileName } angelegt ({ $placeName }).
           *[other] { $who } hat das übrige Plättchen { $tileName } angelegt ({ $placeName }).
        }
kept =
    { $whoKind ->
        [you] Du hast { $tile } in die Reserve gelegt.
       *[other] { $who } hat { $tile } in die Reserve gelegt.
    }
    .page =
        { $whoKind ->
            [you] Du hast { $tileName } in die Reserve gelegt.
           *[other] { $who } hat { $tileName } in die Reserve gelegt.
        }
given =
    { $whoKind ->
        [you] Du hast Dirk { $tile } geschenkt.
       *[other] { $who } hat Dirk { $tile } geschenkt.
    }
    .page =
        { $whoKind ->
            [you] Du hast Dirk { $tileName } geschenkt.
           *[other] { $who } hat Dirk { $tileName } geschenkt.
        }
removed =
    { $whoKind ->
        [you] Du hast { $tile } auf { $place } abgebaut und in die Reserve gelegt.
       *[other] { $who } hat { $tile } auf { $place } abgebaut und in die Reserve gelegt.
    }
    .page =
        { $whoKind ->
            [you] Du hast { $tileName } ({ $placeName }) abgebaut und in die Reserve gelegt.
           *[other] { $who } hat { $tileName } ({ $placeName }) abgebaut und in die Reserve gelegt.
        }
swapped =
    { $whoKind ->
        [you] Du hast { $old } auf { $place } gegen { $new } aus der Reserve ausgetauscht.
       *[other] { $who } hat { $old } auf { $place } gegen { $new } aus der Reserve ausgetauscht.
    }
    .page =
        { $whoKind ->
            [you] Du hast { $oldName } ({ $placeName }) gegen { $newName } aus der Reserve ausgetauscht.
           *[other] { $who } hat { $oldName } ({ $placeName }) gegen { $newName } aus der Reserve ausgetauscht.
        }
declined =
    { $whoKind ->
        [you] Du hast keine weitere Aktion ausgeführt.
       *[other] { $who } hat keine weitere Aktion ausgeführt.
    }
    .page =
        { $whoKind ->
            [you] Du hast keine weitere Aktion ausgeführt.
           *[other] { $who } hat keine weitere Aktion ausgeführt.
        }
passed =
    { $whoKind ->
        [you] Du hattest keine erlaubte Aktion und hast gepasst.
       *[other] { $who } hatte keine erlaubte Aktion und hat gepasst.
    }
    .page =
        { $whoKind ->
            [you] Du hattest keine erlaubte Aktion und hast gepasst.
           *[other] { $who } hatte keine erlaubte Aktion und hat gepasst.
        }
discards-shuffled =
    { $count ->
        [one] { $count } Karte vom Ablagestapel wurde zu einem neuen Geldstapel gemischt.
       *[other] { $count } Karten vom Ablagestapel wurden zu einem neuen Geldstapel gemischt.
    }
    .page =
        { $cards ->
            [one] Der Ablagestapel wurde zu einem neuen Geldstapel aus { $cards } Karte gemischt.
           *[other] Der Ablagestapel wurde zu einem neuen Geldstapel aus { $cards } Karten gemischt.
        }
scoring-card-turned =
    { $number ->
        [1] Die erste Wertungskarte wurde aufgedeckt.
        [2] Die zweite Wertungskarte wurde aufgedeckt.
       *[3] Die dritte Wertungskarte wurde aufgedeckt.
    }
    .page =
        { $number ->
            [1] Die erste Wertungskarte wurde aufgedeckt.
            [2] Die zweite Wertungskarte wurde aufgedeckt.
           *[other] Die dritte Wertungskarte wurde aufgedeckt.
        }
end-began = Der Vorrat reichte nicht mehr, um den Bauhof zu füllen. Das Spielende war erreicht, mit diesen Handkarten: { $handsSemicolons }.
    .page = Der Vorrat reichte nicht mehr, um den Bauhof zu füllen: Das Spielende war erreicht, und alle haben ihre Handkarten gezeigt.
hand-shown = { $who } { $cards }
    .page = { $who }: { $cardsName }
left-over-given =
    { $whoKind ->
        [you] Du hast
       *[other] { $who } hat
    } das übrige Plättchen { $tile } von Feld { $square } bekommen, für die höchste Summe in { $currencyDative } ({ $sumsCommas }).
    .page =
        { $whoKind ->
            [you] Du hast
           *[other] { $who } hat
        } das übrige Plättchen { $tileName } bekommen, für die höchste Summe in { $currencyDative } ({ $sumsCommas }).
left-over-to-nobody = Das übrige Plättchen { $tile } von Feld { $square } hat niemand bekommen: Niemand hatte allein die höchste Summe in { $currencyDative } ({ $sumsCommas }).
    .page = Das übrige Plättchen { $tileName } hat niemand bekommen: Niemand hatte allein die höchste Summe in { $currencyDative } ({ $sumsCommas }).
game-won =
    { $winnersKind ->
        [you] Die Partie ist zu Ende. Du hast gewonnen: { $scoresCommas }.
       *[other] Die Partie ist zu Ende. { $winners } hat gewonnen: { $scoresCommas }.
    }
    .page =
        { $whoKind ->
            [you] Die Partie ist zu Ende. Du hast gewonnen: { $scoresCommas }.
           *[other] Die Partie ist zu Ende. { $who } hat gewonnen: { $scoresCommas }.
        }
# Without a verb: the person may be among the winners.
victory-shared = Die Partie ist zu Ende. Geteilter Sieg: { $winnersInside } ({ $scoresCommas }).
    .page = Die Partie ist zu Ende. Geteilter Sieg: { $winners } ({ $scoresCommas }).

## What a record of another version holds

unknown-event = { $event }: { $fieldsCommas }.
unknown-event-alone = { $event }: Mehr ist nicht bekannt.
event-not-told = Das Ereignis { $fields } lässt sich nicht erzählen: Es fehlt etwas, oder etwas darin ist falsch.
