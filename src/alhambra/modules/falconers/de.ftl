### Falconers.

## Its name

module-falconers = Falkner

## In the rules

scored-falconers = Falken

## Refusals

falcon-choose-first = Sag zuerst, welchen Falken du kaufst und für welchen Eckpunkt.
    .page = { falcon-choose-first }
falcon-pay-first = Bezahle zuerst den Falken.
    .page = { falcon-pay-first }
falcon-too-little-paid = Ein Falke kostet { $price }; diese Karten sind nur { $paid } wert.
    .page = { falcon-too-little-paid }
falcon-superfluous-card = Ein Falke kostet { $price }: Auch ohne eine Karte im Wert von { $spare } ist der Preis gedeckt.
    .page = { falcon-superfluous-card }
falcon-too-dear = Ein Falke kostet { $price }, mehr als deine Hand wert ist.
    .page = { falcon-too-dear }
no-falcon-open = Kein { $kindNominative } Falke liegt offen.
    .page =
        Kein { $kind ->
            [white] weißer
            [brown] brauner
           *[black] schwarzer
        } Falke liegt offen.
no-point = An der Südostecke von { $place } treffen keine vier Plättchen der Alhambra zusammen.
    .page = Dort treffen keine vier Plättchen der Alhambra zusammen.
point-taken = Dort sitzt schon ein Falke.
    .page = { point-taken }
falcon-types = Die vier Plättchen dort zeigen nicht beides: { $typesName }.
    .page = { falcon-types }
falcon-not-removed = Auf { $tile } sitzt ein Falke: Das Plättchen kann nicht abgebaut werden.
    .page = Auf dem Plättchen { $tileTitle } sitzt ein Falke: Es kann nicht abgebaut werden.
falcon-not-swapped = Auf { $tile } sitzt ein Falke: Mit einem anderen Plättchen würde dort eine Gebäudeart fehlen, die der Falke braucht.
    .page = Auf dem Plättchen { $tileTitle } sitzt ein Falke: Mit einem anderen würde dort eine Gebäudeart fehlen, die der Falke braucht.

## Why a move leads nowhere

nowhere-four-tiles = Nirgends in deiner Alhambra treffen vier Plättchen zusammen, wie ein Falke es braucht.
no-free-point = In deiner Alhambra gibt es keinen freien Eckpunkt, an dem die Plättchen beides zeigen: { $typesName }.

## What happened, and what is to be decided

falcon-turned-up = Ein { $kindNominative } Falke für { $typesName } wurde aufgedeckt.
    .page =
        Ein { $kind ->
            [white] weißer
            [brown] brauner
           *[black] schwarzer
        } Falke für { $typesName } wurde aufgedeckt.
falcon-bought =
    { $whoKind ->
        [you] Du hast
       *[other] { $who } hat
    } den { $kindAccusative } Falken für { $typesName } gekauft, mit { $cards } bezahlt und an die Südostecke von { $point } gelegt.
    .page =
        { $whoKind ->
            [you] Du hast
           *[other] { $who } hat
        } den { $kind ->
            [white] weißen
            [brown] braunen
           *[black] schwarzen
        } Falken für { $typesName } gekauft, mit { $cardsName } bezahlt und dorthin gesetzt, wo vier Plättchen zusammentreffen ({ $placeName }, Ecke im Südosten).
falcon-to-pay = Bezahle { $price } für den Falken, in beliebig gemischten Währungen (F-2).
new-falcon = { $thingsCommas } auf den offenen Stapeln

## The help

falcon-signs = Falken ◇ weiß, ◈ braun, ◆ schwarz sitzen an der Südostecke eines Feldes.

## Names: "ein weißer Falke", "den weißen Falken"

kind-white = weiß
    .nominative = weißer
    .accusative = weißen
kind-brown = braun
    .nominative = brauner
    .accusative = braunen
kind-black = schwarz
    .nominative = schwarzer
    .accusative = schwarzen
reason-white-falcons = weiße Falken
reason-brown-falcons = braune Falken
reason-black-falcons = schwarze Falken

## What is wrong with what was typed or written

no-kind-of-falcon = „{ $text }“ ist keine Sorte von Falken: Es gibt { $knownCommas }.
falcon-where = Ein Falke wird an einen Eckpunkt gelegt: Schreib falcon:SORTE@STELLE, zum Beispiel falcon:white@n1e1.
no-falcons = „{ $text }“ sind keine Falken.

## On the table

row-falcons = Falken
# `$sign` is how it is drawn; `$count` are those below it on its pile
falcon-open = { $kindName } { $sign } { $typesPluses } (noch { $count })
# None lies open; `$count` come later
falcons-to-come =
    { $count ->
        [0] { $kindName } { $sign } keine
       *[other] { $kindName } { $sign } erst später ({ $count })
    }
falcons-of =
    { $whoKind ->
        [you] Deine Falken:
       *[other] Falken von { $who }:
    }
# A falcon sits on the south-east corner of a square
falcon-held = { $kindName } { $sign } südöstlich von { $point } ({ $typesPluses })
falcon-for = { $kindNominative } Falke { $typesPluses }

## Moves

group-falcon = Falke
# Behind it stand squares, whose south-east corners are meant
falcon-at = { $kindName } { $sign } { $typesPluses }, südöstlich von
# Behind it stand payments
pay-for-falcon = für den Falken
absent-falcon = In dieser Partie gibt es keine Falkner.

## What of it is a reconstruction

reconstructed-falconers = Die Regeln der Falkner sind eine Rekonstruktion: „rules F-1“ und folgende.
    .page = Die Falkner sind eine Rekonstruktion: Die Seiten der Spielregel sind verloren.

## Page, everywhere

adds-falconers = Falken sitzen, wo vier Plättchen sich treffen. Eine Rekonstruktion.

## Page

falconers-title = Falken
falconers-price = { $price } in beliebigen Währungen
falconers-none = keiner offen
falconers-points =
    { $count ->
        [0] keine Stelle
        [one] { $count } Stelle
       *[other] { $count } Stellen
    }
falconers-wants = braucht { $typesName }
falconers-more = noch { $count }
falcon-white = Weißer Falke
falcon-brown = Brauner Falke
falcon-black = Schwarzer Falke
falconers-white = Weiße Falken
    .count =
        { $count ->
            [one] { $count } weißer Falke
           *[other] { $count } weiße Falken
        }
falconers-brown = Braune Falken
    .count =
        { $count ->
            [one] { $count } brauner Falke
           *[other] { $count } braune Falken
        }
falconers-black = Schwarze Falken
    .count =
        { $count ->
            [one] { $count } schwarzer Falke
           *[other] { $count } schwarze Falken
        }
falconers-line = { $falcon } für { $typesName }; Stellen in deiner Alhambra: { $points }; noch im Stapel: { $count }
    .none = { $falcon }: keiner offen; noch im Stapel: { $count }
falconers-sits = { $name }: { $falcon } für { $typesName } ({ $placeName }, Ecke im Südosten)
action-falcon =
    Den { $kind ->
        [white] weißen
        [brown] braunen
       *[black] schwarzen
    } Falken setzen ({ $placeName }, Ecke im Südosten)
action-pay = Den Falken mit { $cardsName } bezahlen
falconers-plate = Setze deinen Falken
