### Bazaars.

## Its name

module-bazaars = Bazare

## In the rules

scored-bazaars = Bazare

## Refusals

not-beside-board = { $tile } liegt nicht neben dem Bauhof.
    .page = Dieser Bazar liegt nicht neben dem Bauhof.
bazaar-no-price = { $tile } hat keinen Preis, solange Bauhoffeld { $square } leer ist.
    .page = Der Bazar hat keinen Preis, solange Bauhoffeld { $square } leer ist.
bazaar-not-exact = { $tile } kostet jetzt { $price } { $currencyPlural } und wird passend bezahlt; das hier ist { $paid } wert.
    .page = Der Bazar kostet jetzt { $price } { $currencyPlural } und wird passend bezahlt; das hier ist { $paid } wert.
bazaar-no-cards = { $tile } kostet jetzt { $price } { $currencyPlural } und wird passend bezahlt; deine Karten ergeben davon nicht genau { $price }.
    .page = Der Bazar kostet jetzt { $price } { $currencyPlural } und wird passend bezahlt; deine Karten ergeben davon nicht genau { $price }.

## Why a move leads nowhere

no-bazaar = Neben dem Bauhof liegt kein Bazar.

## What happened

bazaar-turned-up = { $tile } wurde aufgedeckt und liegt neben dem Bauhof.
    .page = Ein Bazar für { $currencyPlural } wurde aufgedeckt und liegt neben dem Bauhof.
bazaar-bought =
    { $whoKind ->
        [you] Du hast
       *[other] { $who } hat
    } { $tile } neben dem Bauhof für { $price } { $currencyPlural } gekauft und passend bezahlt, mit { $cards }.
    .page =
        { $whoKind ->
            [you] Du hast
           *[other] { $who } hat
        } einen Bazar für { $price } { $currencyPlural } gekauft und passend bezahlt, mit { $cardsName }.

## What is wrong with what was typed or written

no-bazaars = „{ $text }“ sind keine Bazare.

## On the table, and moves

row-beside = Daneben
# `$letter` is that of the currency, y, g, b or o; `$types` are those that count around the bazaar
bazaar-priced = { $tile }: { $price } { $currencyPlural } { $letter } ({ $typesCommas })
bazaar-priceless = { $tile }: jetzt ohne Preis, { $currencyName } { $letter } ({ $typesCommas })
absent-bazaar = In dieser Partie gibt es keine Bazare.

## Names

type-bazaar = Bazar
    .indefinite = einen Bazar
    .title = Bazar
    .plural = Bazare
    .short = Baz

## What of it is a reconstruction

reconstructed-bazaars = Bis auf eine sind die Währungen der Bazare eine Rekonstruktion: „rules B-1“.
    .page = Bis auf eine sind die Währungen der Bazare eine Rekonstruktion: Die Bilder sind verloren.

## Page, everywhere

adds-bazaars = Passend bezahlt oder gar nicht. Sie zählen am Ende. Die Währungen sind eine Rekonstruktion.

## Page

bazaars-title = Bazare
    .exactly = nur passende Zahlung
    .none = Neben dem Bauhof liegt gerade keiner.
bazaars-price =
    { $price ->
        [one] { $price } { $currencyName }
       *[other] { $price } { $currencyPlural }
    }
    .none = jetzt ohne Preis
    .source = Preis des Plättchens { $tileTitle } auf dem { $currencyName }-Feld
    .empty = das { $currencyName }-Feld ist leer
# `$sum` is as "3 + 6", `$money` the values of one's cards of the currency
bazaars-money = { $sum }: passend, du spielst weiter
    .not = nicht genau { $price }, du hast { $money }
    .nothing = du hast keine { $currencyPlural }
    .hold = du hast { $money }
# How a bazaar is called where there is time for it; `$around` are those that count around it
bazaars-tile = Bazar für { $currencyPlural }: { $around }
bazaars-worth = { $count } × { $kinds }
    .last = in der dritten Wertung
    .spoken =
        { $count ->
            [one] 1 Gebäude zählt, in der dritten Wertung
           *[other] { $count } Gebäude von { $kinds } Arten zählen, in der dritten Wertung
        }
bazaars-gain =
    { $count ->
        [one] Bazar mit 1 Gebäude seiner Arten ringsum
       *[other] Bazar mit { $count } Gebäuden von { $kinds } seiner Arten ringsum ({ $count } × { $kinds })
    }
