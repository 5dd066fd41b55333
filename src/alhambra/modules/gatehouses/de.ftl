### Gatehouses.

## Its name

module-gatehouses = Portale

## In the rules

paid-gatehouses = Plättchen mit Portal

## Refusals

no-gatehouse-for = Für { $tile } gibt es kein Portal: Das Plättchen hat keine Gebäudeart.
    .page = Für das Plättchen { $tileTitle } gibt es kein Portal: Es hat keine Gebäudeart.
    .short = Es hat keine Gebäudeart.
no-gatehouse-left = Es ist kein Portal der Gebäudeart { $typeName } mehr übrig.
    .page = { no-gatehouse-left }
    .short = Es ist keines mehr übrig.

## Refusals: the price

gatehouse-wrong-currency = { $tile } mit Portal wird in { $currencyDative } bezahlt, nicht mit { $wrong }.
    .page = Das Plättchen { $tileTitle } mit Portal wird in { $currencyDative } bezahlt, nicht mit { $wrongName }.
gatehouse-too-little-paid = { $tile } mit Portal kostet { $price }; diese Karten sind nur { $paid } wert.
    .page = Das Plättchen { $tileTitle } mit Portal kostet { $price }; diese Karten sind nur { $paid } wert.
gatehouse-no-money = { $tile } mit Portal kostet { $price } { $currencyPlural }; du hast keine.
    .page = Das Plättchen { $tileTitle } mit Portal kostet { $price } in { $currencyDative }; du hast keine.
    .short = Kostet { $price }; du hast keine { $currencyPlural }.
gatehouse-too-little-money = { $tile } mit Portal kostet { $price } { $currencyPlural }; du hast davon nur { $money }.
    .page = Das Plättchen { $tileTitle } mit Portal kostet { $price } in { $currencyDative }; du hast davon nur { $money }.
    .short = Kostet { $price }; du hast { $money }.
gatehouse-too-little-kept = { $tile } mit Portal kostet { $price } { $currencyPlural }; deine Karten und { $noteYours } ergeben davon nur { $money }.
    .page = Das Plättchen { $tileTitle } mit Portal kostet { $price } in { $currencyDative }; deine Karten und dein Wechselschein ergeben davon nur { $money }.
    .short = Kostet { $price }; du hast { $money }.
gatehouse-superfluous-card = { $tile } mit Portal kostet { $price }: Auch ohne { $spare } ist der Preis gedeckt, und Wechselgeld gibt es nicht.
    .page = Das Plättchen { $tileTitle } mit Portal kostet { $price }: Auch ohne { $spareName } ist der Preis gedeckt, und Wechselgeld gibt es nicht.
gatehouse-later = Portale werden am Ende des Zuges angelegt.
    .page = { gatehouse-later }
no-gatehouse-to-lay = Es gibt kein Portal der Gebäudeart { $typeName } zum Anlegen.
    .page = { no-gatehouse-to-lay }
gatehouse-position = Zum Anlegen eines Portals gehört seine Lage; nur wenn es keine Stelle hat, geht es auf seinen Stapel zurück.
    .page = { gatehouse-position }
gatehouse-by-camp = Ein Portal auf { $place } würde ein Feldlager berühren.
    .page = Ein Portal würde dort ein Feldlager berühren.
gatehouse-by-wall = Eine kurze Seite des Portals auf { $place } läge an einer Mauer.
    .page = Eine kurze Seite des Portals läge an einer Mauer.
gatehouse-by-no-type = Keine kurze Seite des Portals auf { $place } läge an einem Gebäude seiner Gebäudeart.
    .page = Keine kurze Seite des Portals läge an einem Gebäude seiner Gebäudeart.
gatehouse-hole = Ein Portal auf { $place } würde leere Fläche einschließen.
    .page = Ein Portal würde dort leere Fläche einschließen.
gatehouse-never-moves = { $tile } wird nie bewegt: Es ist ein Portal.
    .page = Ein Portal wird nie bewegt.
gatehouse-leans = Das Portal auf { $place } lehnt sich an { $tile } an und an kein anderes Gebäude seiner Gebäudeart.
    .page = Das Portal daneben lehnt sich an das Plättchen { $tileTitle } an und an kein anderes Gebäude seiner Gebäudeart.

## Why a move leads nowhere

no-gatehouse-held = Es gibt kein Portal zum Anlegen.
gatehouse-without-place = Das Portal der Gebäudeart { $typeName } hat jetzt keine Stelle.

## What happened, and what is to be decided

gatehouse-bought =
    { $whoKind ->
        [you] Du hast
       *[other] { $who } hat
    } { $tile } mit Portal von Feld { $square } für { $price } { $currencyPlural } gekauft und { $exact ->
        [yes] passend bezahlt, mit { $cards }
       *[no] mit { $cards } bezahlt
    }.
    .page =
        { $whoKind ->
            [you] Du hast
           *[other] { $who } hat
        } { $tileName } mit Portal für { $price } { $currencyPlural } gekauft und mit { $cardsName } bezahlt.
    .exactly =
        { $whoKind ->
            [you] Du hast
           *[other] { $who } hat
        } { $tileName } mit Portal für { $price } { $currencyPlural } gekauft und passend mit { $cardsName } bezahlt.
gatehouse-laid =
    { $whoKind ->
        [you] Du hast { $tile } auf { $place } angelegt, die Mauer nach { $cornerName }.
       *[other] { $who } hat { $tile } auf { $place } angelegt, die Mauer nach { $cornerName }.
    }
    .page =
        { $whoKind ->
            [you] Du hast
           *[other] { $who } hat
        } ein Portal ({ $typeTitle }) angelegt ({ $placeName }), die Mauer nach { $sidesName }.
gatehouse-returned =
    { $whoKind ->
        [you] Du hattest für das Portal der Gebäudeart { $typeName } keine erlaubte Stelle; es ging auf seinen Stapel zurück.
       *[other] { $who } hatte für das Portal der Gebäudeart { $typeName } keine erlaubte Stelle; es ging auf seinen Stapel zurück.
    }
    .page = { gatehouse-returned }
gatehouse-to-lay = Ein Portal wird angelegt, solange es eine Stelle hat (G-4); n1-NE heißt auf n1, die Mauer nach Nordosten.
gatehouse-in-wall =
    Mauer: { $who } { $points }, für { $segments ->
        [one] { $segments } Mauerstück
       *[other] { $segments } Mauerstücke
    } und { $count ->
        [one] 2 mehr für das Portal darin
       *[other] je 2 mehr für { $count } Portale
    } (G-10).

## The help

gatehouse-signs = Eine doppelte Diagonale ist die Mauer eines Portals: bei n1-NE nach Nordosten.

## Names

corner-ne = Nordosten
corner-se = Südosten
corner-sw = Südwesten
corner-nw = Nordwesten

## What is wrong with what was typed or written

# $known are the letters of the corners, as they are typed
no-corner = „{ $text }“ ist keine Lage eines Portals: Es gibt { $knownCommas }.
gatehouse-where = Ein Portal wird an einer Stelle und in einer Lage angelegt: Schreib gate:tower@n1-NE.
no-gatehouses = „{ $text }“ sind keine Portale.
too-many-gatehouses = „{ $text }“ sind mehr Portale, als es gibt.

## On the table

row-gates = Portale
gates-price = je { $price } zu einem Plättchen der Gebäudeart
gates-left-each = von jeder Gebäudeart noch { $count }
# Types with their short names, and numbers
gates-left = noch { $gates }
gates-to-lay = anzulegen: { $typesName }

## Moves

group-gatehouse = Portal
# A tile of the market, and its price with a gatehouse; behind it stand payments
gatehouse-for = { $square } { $tile } für { $price }
# Behind it stand places
gatehouse-of = Portal { $typeName }
absent-gatehouse = In dieser Partie gibt es keine Portale.
absent-gate = In dieser Partie gibt es keine Portale.

type-gatehouse = Portal
    .indefinite = ein Portal
    .title = Portal
    .plural = Portale
    .short = Por

## Page, everywhere

adds-gatehouses = Halbe Felder, die deine Mauer um die Ecke führen.

## Page

gatehouses-title = Portale
gatehouses-price = Je { $price }, zu einem Plättchen der Gebäudeart
gatehouses-left = { $typeTitle }: noch { $count }
gatehouses-one = Portal: { $typeTitle }
gatehouses-to-lay = Anzulegen: Portal ({ $typeTitle })
tile-name-gatehouse = Portal ({ $typeTitle })
    .title = Portal ({ $typeTitle })
way-gatehouse = + Portal
    .note = beides in einer Zahlung
action-gatehouse = { $tileName } mit Portal kaufen, mit { $cardsName }
action-gate = Das Portal ({ $typeTitle }) anlegen ({ $placeName }), die Mauer nach { $sidesName }
gatehouses-plate = Lege dein Portal an
gatehouses-wall = { $placeName }, die Mauer nach { $sidesName }: längste Mauer { $wall }
