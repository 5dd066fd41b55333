### Guards.

## Its name

module-guards = Wächter

## In the rules

scored-guards = Wächter

## Refusals: what was begun

choose-guard = Wähle zuerst den Wächter, mit dem du die Fähigkeit { $abilityName } bezahlst.
    .page = { choose-guard }
preview-paid = Der Vorschaukauf ist bezahlt: Kaufe vom Vorschautableau.
    .page = { preview-paid }
march-paid = Der Marsch ist bezahlt: Versetze einen Wächter auf eine Mauer.
    .page = { march-paid }
new-token-begun = Nach einem neuen Chip muss die Aktion ein Kauf sein.
    .page = { new-token-begun }
nothing-left-to-buy = Nach einem neuen Chip muss die Aktion ein Kauf sein, und nach der Fähigkeit { $abilityName } könnte nichts mehr gekauft werden.
    .page = { nothing-left-to-buy }

## Refusals: abilities, and who pays for them

abilities-over = Fähigkeiten werden genutzt, bevor die Plättchen angelegt werden.
    .page = { abilities-over }
no-ability = Die Fähigkeit { $abilityName } gibt es auf dem Wächtertableau dieser Partie nicht.
    .page = { no-ability }
used-up = Die Fähigkeit { $abilityName } wurde in diesem Zug schon genutzt.
    .page = { used-up }
too-few-guards =
    Die Fähigkeit { $abilityName } kostet { $guards } Wächter oder { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für jeden fehlenden: Du hast von beidem zu wenig.
    .page = { too-few-guards }
no-guard = Auf { $side } steht kein Wächter von dir, weder in der Alhambra noch in der Reserve.
    .page = { $sideName }: Dort steht kein Wächter von dir, weder in der Alhambra noch in der Reserve.
no-guard-to-pay = Wächter werden abgegeben, wenn eine Fähigkeit genutzt wird.
    .page = { no-guard-to-pay }

## Refusals: tokens and half-buildings

not-bought = { $tile } wurde nicht in diesem Zug gekauft.
    .page = Das Plättchen { $tileTitle } wurde nicht in diesem Zug gekauft.
no-token = Auf { $tile } liegt kein Gebäudechip.
    .page = Auf { $tileName } liegt kein Gebäudechip.
no-token-on-square = Auf Bauhoffeld { $square } liegt kein Gebäudechip.
    .page = { no-token-on-square }
exchange-currency = Der Tausch mit Bauhoffeld { $square } wird in der Währung dieses Feldes bezahlt.
    .page = { exchange-currency }
bag-empty = Der Beutel ist leer.
    .page = { bag-empty }
token-without-purchase = Mit einem neuen Chip beginnt ein Kauf, und du kannst nichts kaufen.
    .page = { token-without-purchase }
half-building-taken = Das Halbgebäude der Gebäudeart { $typeName } ist schon weg.
    .page = { half-building-taken }

## Refusals: money

not-overpaid = Du hast eben nicht zu viel für ein Plättchen im Bauhof bezahlt.
    .page = { not-overpaid }
preview-first = Um vom Vorschautableau zu kaufen, nutze zuerst die Fähigkeit.
    .page = { preview-first }
preview-card = Ohne { $card } kann kein Gebäude des Vorschautableaus passend bezahlt werden.
    .page = Ohne { $cardName } kann kein Gebäude des Vorschautableaus passend bezahlt werden.
empty-preview-square = Auf Vorschaufeld { $square } liegt kein Plättchen.
    .page = { empty-preview-square }
one-currency = Die Karten müssen alle dieselbe Währung haben.
    .page = { one-currency }
preview-not-exact = { $tile } kostet { $price } und wird passend bezahlt; diese Karten sind { $paid } wert.
    .page = Das Plättchen { $tileTitle } kostet { $price } und wird passend bezahlt; diese Karten sind { $paid } wert.
preview-no-cards = { $tile } kostet { $price } und wird passend bezahlt; in keiner Währung ergeben deine Karten genau { $price }.
    .page = Das Plättchen { $tileTitle } kostet { $price } und wird passend bezahlt; in keiner Währung ergeben deine Karten genau { $price }.

## Refusals: plazas, marches and walls

no-plaza = Es ist keine Plaza mehr übrig.
    .page = { no-plaza }
plaza-not-given = { $tile } ist eine Plaza: Sie kann nicht verschenkt werden.
    .page = Eine { $tileTitle } kann nicht verschenkt werden.
march-first = Für einen Marsch nutze zuerst die Fähigkeit.
    .page = { march-first }
march-needs-two = Ein Marsch braucht zwei Wächter: einen zum Bezahlen und einen zum Versetzen.
    .page = { march-needs-two }
no-free-wall = Es gibt keine Mauer ohne Wächter, auf die einer marschieren könnte.
    .page = { no-free-wall }
no-free-wall-paid = Wird der Wächter { $side } abgegeben, gibt es keine Mauer ohne Wächter, auf die einer marschieren könnte.
    .page = Wird der Wächter abgegeben ({ $sideName }), gibt es keine Mauer ohne Wächter, auf die einer marschieren könnte.
not-free-wall = { $side } ist keine Mauer ohne Wächter an einem angelegten Plättchen.
    .page = { $sideName }: keine Mauer ohne Wächter an einem angelegten Plättchen.
no-section-left = Es ist kein loses Mauerteil mehr übrig.
    .page = { no-section-left }
no-section = Du hast kein loses Mauerteil, das auf ein Plättchen gesetzt werden könnte.
    .page = { no-section }
no-open-side = Kein Plättchen, das du in diesem Zug bekommen hast, hat eine offene Seite für ein Mauerteil.
    .page = { no-open-side }
not-open-side = { $side } ist keine offene Seite, die ein Mauerteil tragen kann.
    .page = { $sideName }: keine offene Seite, die ein Mauerteil tragen kann.
section-later = Das lose Mauerteil wird auf ein Plättchen gesetzt, wenn die Plättchen angelegt werden.
    .page = { section-later }
section-first = Das lose Mauerteil muss zuerst auf { $tile } gesetzt werden: Kein anderes Plättchen kann es tragen.
    .page = Das lose Mauerteil muss zuerst auf { $tileName } gesetzt werden: Kein anderes Plättchen kann es tragen.
section-not-given = { $tile } trägt ein loses Mauerteil: Es kann nicht verschenkt werden.
    .page = Das Plättchen { $tileTitle } trägt ein loses Mauerteil: Es kann nicht verschenkt werden.

## Why a move leads nowhere

no-card-to-exchange = Du hast keine Karte in der Währung eines Feldes, mit dem du tauschen könntest.
no-preview-to-pay = Nachdem du eine Karte bezahlt hast, könntest du dort kein Gebäude passend bezahlen.
no-card-for-preview = Du hast keine Karte, mit der du einen Vorschaukauf bezahlen könntest.
nothing-to-exchange = Du hast in diesem Zug kein Gebäude gekauft, dessen Gebäudechip getauscht werden könnte.

## What happened, and what is to be decided

guards-board-set = Das Wächtertableau hatte die Fähigkeiten { $abilitiesName } sowie Stellplätze für { $posts } Wächter.
    .page = Fähigkeiten des Wächtertableaus in dieser Partie: { $abilities }.
guards-any-number = beliebig viele
guards-ability-used =
    { $whoKind ->
        [you] Du hast
       *[other] { $who } hat
    } { $ability ->
        [card] die Fähigkeit Karte genutzt und { $card } aus der Auslage genommen
        [half-building] die Fähigkeit Halbgebäude genutzt und das Halbgebäude { $typeName } genommen
        [wall] die Fähigkeit Mauer genutzt und ein loses Mauerteil genommen
        [exact-change] die Fähigkeit Passende Zahlung genutzt: Die Überzahlung gilt als passend
       *[other] die Fähigkeit { $abilityName } genutzt
    }.
    .page =
        { $whoKind ->
            [you] Du hast
           *[other] { $who } hat
        } { $ability ->
            [card] die Fähigkeit { $abilityName } genutzt und { $cardsName } genommen.
            [half-building] die Fähigkeit { $abilityName } genutzt und das Halbgebäude { $typeName } genommen.
           *[other] die Fähigkeit { $abilityName } genutzt.
        }
guards-ability-paid =
    { $whoKind ->
        [you] Du hast
       *[other] { $who } hat
    } { $ability ->
        [card] die Fähigkeit Karte genutzt und { $card } aus der Auslage genommen
        [half-building] die Fähigkeit Halbgebäude genutzt und das Halbgebäude { $typeName } genommen
        [wall] die Fähigkeit Mauer genutzt und ein loses Mauerteil genommen
        [exact-change] die Fähigkeit Passende Zahlung genutzt: Die Überzahlung gilt als passend
       *[other] die Fähigkeit { $abilityName } genutzt
    }; bezahlt: { $paid }.
guards-missing =
    { $points ->
        [one] { $points } Punkt für fehlende Wächter
       *[other] { $points } Punkte für fehlende Wächter
    }
    .page =
        { $whoKind ->
            [you] Du hast
           *[other] { $who } hat
        } { $points ->
            [one] { $points } Punkt für fehlende Wächter bezahlt.
           *[other] { $points } Punkte für fehlende Wächter bezahlt.
        }
guard-paid =
    { $whoKind ->
        [you] Du hast den Wächter { $guard } abgegeben.
       *[other] { $who } hat den Wächter { $guard } abgegeben.
    }
    .page =
        { $whoKind ->
            [you] Du hast
           *[other] { $who } hat
        } den Wächter auf { $tileName } abgegeben ({ $sideName }).
guards-stationed =
    { $whoKind ->
        [you] Du hast Wächter bekommen: { $guards }.
       *[other] { $who } hat Wächter bekommen: { $guards }.
    }
    .page =
        { $whoKind ->
            [you] Du hast
           *[other] { $who } hat
        } { $count } Wächter auf { $tileName } bekommen.
guards-posted =
    { $count ->
        [one] { $count } Wächter aus dem Vorrat ist auf die Stellplätze des Wächtertableaus gekommen.
       *[other] { $count } Wächter aus dem Vorrat sind auf die Stellplätze des Wächtertableaus gekommen.
    }
    .page = { guards-posted }
guard-marched =
    { $whoKind ->
        [you] Du hast den Wächter { $guard } auf { $to } versetzt.
       *[other] { $who } hat den Wächter { $guard } auf { $to } versetzt.
    }
    .page =
        { $whoKind ->
            [you] Du hast
           *[other] { $who } hat
        } einen Wächter von { $oldName } nach { $newName } versetzt.
guards-tokens-swapped =
    { $whoKind ->
        [you] Du hast zwei Gebäudechips getauscht: { $tile } trägt jetzt { $typeIndefinite }, { $market_tile } auf Bauhoffeld { $square } trägt { $market_typeIndefinite }.
       *[other] { $who } hat zwei Gebäudechips getauscht: { $tile } trägt jetzt { $typeIndefinite }, { $market_tile } auf Bauhoffeld { $square } trägt { $market_typeIndefinite }.
    }
    .page =
        { $whoKind ->
            [you] Du hast
           *[other] { $who } hat
        } zwei Gebäudechips getauscht: { $old_typeTitle } gegen { $new_typeTitle } vom Bauhoffeld für { $currencyPlural }.
guards-token-replaced =
    { $whoKind ->
        [you] Du hast für { $tile } auf Bauhoffeld { $square } den Gebäudechip { $new_typeName } gezogen; der Gebäudechip { $old_typeName } kam in den Beutel zurück.
       *[other] { $who } hat für { $tile } auf Bauhoffeld { $square } den Gebäudechip { $new_typeName } gezogen; der Gebäudechip { $old_typeName } kam in den Beutel zurück.
    }
    .page =
        { $whoKind ->
            [you] Du hast
           *[other] { $who } hat
        } für das Bauhoffeld für { $currencyPlural } einen neuen Gebäudechip gezogen: { $new_typeTitle } statt { $old_typeTitle }.
guards-preview-bought =
    { $whoKind ->
        [you] Du hast { $tile } von Vorschaufeld { $square } für { $price } { $currencyPlural } gekauft und passend bezahlt, mit { $cards }.
       *[other] { $who } hat { $tile } von Vorschaufeld { $square } für { $price } { $currencyPlural } gekauft und passend bezahlt, mit { $cards }.
    }
    .page =
        { $whoKind ->
            [you] Du hast
           *[other] { $who } hat
        } { $tileName } vom Vorschautableau für { $price } gekauft und passend bezahlt, mit { $cardsName }.
guards-plaza-taken =
    { $whoKind ->
        [you] Du hast { $tile } genommen.
       *[other] { $who } hat { $tile } genommen.
    }
    .page =
        { $whoKind ->
            [you] Du hast
           *[other] { $who } hat
        } eine Plaza genommen.
guards-wall-put =
    { $whoKind ->
        [you] Du hast
       *[other] { $who } hat
    } das lose Mauerteil auf die { $side ->
        [north] Nordseite
        [east] Ostseite
        [south] Südseite
       *[west] Westseite
    } von { $tile } gesetzt.
    .page =
        { $whoKind ->
            [you] Du hast
           *[other] { $who } hat
        } das lose Mauerteil auf { $tileName } gesetzt ({ $sideName }).
guards-wall-returned =
    { $whoKind ->
        [you] Du hast das lose Mauerteil in den Vorrat zurückgelegt, weil kein Plättchen mehr da war, das es tragen konnte.
       *[other] { $who } hat das lose Mauerteil in den Vorrat zurückgelegt, weil kein Plättchen mehr da war, das es tragen konnte.
    }
    .page = { guards-wall-returned }
guards-owed = Du nutzt die Fähigkeit { $abilityName } und musst noch { $owed } Wächter abgeben: Wähle, wer geht (R-31); * steht auf deiner längsten Mauer.
guards-using-march = Marsch: Wähle, welcher Wächter wohin geht (R-41); * steht auf deiner längsten Mauer.
guards-using-preview-purchase = Vorschaukauf: Wähle, was du kaufst, passend und in einer Währung (R-35).
guards-purchase-bound = Nach dem neuen Chip muss diese Aktion ein Kauf sein (R-40).
guards-after = Deine Aktionen sind vorbei: Nutze eine Fähigkeit oder sag „done“, um mit dem Anlegen zu beginnen (R-22).
guards-wall-to-put = Du hast ein loses Mauerteil: Setze es auf ein Plättchen, bevor du dieses anlegst oder in die Reserve legst (R-36).
guards-worth = Wächter: { $worth } für jeden auf der längsten Mauer ({ $clause }).

## The guard board

row-guards = Wächter
row-posts = Plätze
row-supply = Vorrat
row-held = Besitz
guards-any = beliebig
guards-number = ein Wächter auf der längsten Mauer: { $points }
guards-missing-price =
    { $points ->
        [one] { $points } Punkt je fehlendem Wächter
       *[other] { $points } Punkte je fehlendem Wächter
    }
all-halves = alle Halbgebäude
halves-left = Halbgebäude { $typesCommas }
no-halves = keine Halbgebäude
guards-left = { $count } Wächter
    .page = { guards-left }
sections-left =
    { $count ->
        [one] { $count } loses Mauerteil
       *[other] { $count } lose Mauerteile
    }
    .page = { sections-left }
plazas-left =
    { $count ->
        [one] { $count } Plaza
       *[other] { $count } Plazas
    }
    .page = { plazas-left }
half-held = { $who }: Halbgebäude { $typeName }
guards-about =
    Ein Bodenplättchen mit seinem Gebäudechip ist ein Gebäude: t07 ist kurz für
    terrain-07, t07-S ist seine Südseite. Auf einer Mauer ist ● ein Wächter, ○ ein
    Wachturm ohne Wächter, ◉ sind zwei Wächter. Die Wachtürme eines Gebäudes
    bekommen ihre Wächter, wenn es angelegt wird oder in die Reserve kommt. Jede
    Fähigkeit wird höchstens einmal je Zug genutzt, vor dem Anlegen: „use“ zeigt,
    welche du jetzt nutzen kannst. Dann wähle die Wächter, mit denen du bezahlst:
    „pay t04-E“.
guards-abilities = Fähigkeiten in dieser Partie:
# The word that is typed, and the name.
guards-ability =
    { $ability }, { $abilityName } ({ $guards } Wächter{ $cards ->
        [0] { "" }
       *[other] { " " }und eine Karte
    }{ $used ->
        [yes] , benutzt
       *[no] { "" }
    }): { $meaning } ({ $clause })
guards-too-few =
    Wer zu wenige Wächter hat, bezahlt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für jeden fehlenden (R-32).
meaning-exchange = den Gebäudechip eines in diesem Zug gekauften Gebäudes mit dem eines Bauhoffelds tauschen; die Karte hat die Währung dieses Feldes
    .page = Tausche den Chip eines neuen Gebäudes mit einem im Bauhof
meaning-preview-purchase = vom Vorschautableau kaufen, passend, in einer beliebigen Währung
    .page = Kaufe passend vom Vorschautableau
meaning-wall = ein loses Mauerteil für ein Gebäude oder eine Plaza dieses Zuges; es wird beim Anlegen darauf gesetzt
    .page = Ein loses Mauerteil für ein neues Plättchen
meaning-card = eine Karte der Auslage nehmen
    .page = Nimm eine Karte der Auslage
meaning-plaza = eine Plaza nehmen, die angelegt wird wie ein Gebäude
    .page = Ein Plättchen ohne Mauer und Gebäudeart
meaning-exact-change = die Überzahlung von eben gilt als passend: eine weitere Aktion
    .page = Eine Überzahlung gilt als passend
meaning-new-token = einen anderen Gebäudechip für ein Bauhoffeld ziehen, dann kaufen; das lässt sich nicht rückgängig machen
    .page = Ziehe einen neuen Chip für den Bauhof, dann kaufe; endgültig
meaning-march = einen anderen Wächter auf eine Mauer deiner Alhambra versetzen, auf der keiner steht
    .page = Versetze einen Wächter auf eine freie Mauer
meaning-half-building = ein Halbgebäude nehmen: bei jeder Wertung ein halbes Gebäude seiner Gebäudeart
    .page = Ein halbes Gebäude bei jeder Wertung

## The help

guards-signs = Mehr über Wächter, Fähigkeiten und ihre Zeichen: „guards“.
command-guards = das Wächtertableau: Fähigkeiten, Preise, Stellplätze, Vorräte

## Names

ability-exchange = Tausch
    .page = Tausch
ability-preview-purchase = Vorschaukauf
    .page = Vorschaukauf
ability-wall = Mauer
    .page = Mauer
ability-card = Karte
    .page = Karte
ability-plaza = Plaza
    .page = Plaza
ability-exact-change = Passende Zahlung
    .page = Passende Zahlung
ability-new-token = Neuer Chip
    .page = Neuer Chip
ability-march = Marsch
    .page = Marsch
ability-half-building = Halbgebäude
    .page = Halbgebäude
reason-guards = Wächter
reason-missing-guards = fehlende Wächter

## What is wrong with what was typed or written

unknown-ability = „{ $text }“ ist keine Fähigkeit: Es gibt { $knownCommas }.
# $form is what is typed, as `use:card`
use-how = Schreib { $form }.
no-preview-square = „{ $square }“ ist kein Vorschaufeld: Es gibt 1, 2 und 3.
no-side-of-a-tile = „{ $text }“ ist keine Seite eines Plättchens: Schreib terrain-04-E, die Seite als einen der Buchstaben { $sides }.
march-where = Ein Wächter marschiert von einer Seite zu einer anderen: Schreib march:terrain-04-E/terrain-07-N.
no-guard-board = „{ $text }“ ist kein Wächtertableau.
wrong-guard-board = „{ $text }“ ist kein Wächtertableau: Die Zahlen stimmen nicht.
no-guards-of-a-tile = „{ $text }“ sind keine Wächter eines Plättchens.

## On the table, and moves. `$ability` is the word that is typed, `$abilityName` what it is called.

column-guards = Wächt.
# The guards that an ability costs, and whether a money card as well
guards-price =
    { $cards ->
        [0] { $ability } { $guards }
       *[other] { $ability } { $guards }+Karte
    }
guards-price-used =
    { $cards ->
        [0] { $ability } { $guards } (benutzt)
       *[other] { $ability } { $guards }+Karte (benutzt)
    }
group-use = Fähigkeit
group-march = Marsch
group-preview = Vorschau
group-wall = Mauerteil
# What an ability costs: guards, points, or both. Behind it stands what is chosen
use-for = { $ability } ({ $cost })
use-for-at-once = { $ability } ({ $cost }, wird sofort gezogen)
# Behind it stand cards, which are paid as well
use-for-and = { $ability } ({ $cost }) und
cost-guards = { $count } Wächter
cost-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
# A tile of the player, a square of the market and the type there; behind it stand cards
use-exchange = exchange: { $tile } gegen { $square } { $typeName }, für
use-on-square = { $square } ({ $typeName })
# A guard by tile and side, and where it is: a place as n1, or the word reserve
guard-at =
    { $place ->
        [reserve] { $guard } ({ $typeName } in der Reserve)
       *[other] { $guard } ({ $typeName } auf { $place })
    }
# Behind it stand walls
march-to = { $guard } nach
# Behind it stand letters of sides
wall-on = auf { $tile }, Seite
absent-guards = In dieser Partie gibt es keine Wächter.
absent-use = In dieser Partie gibt es keine Wächter.
absent-preview = In dieser Partie gibt es keine Wächter.
absent-march = In dieser Partie gibt es keine Wächter.
absent-wall = In dieser Partie gibt es keine Wächter.

type-plaza = Plaza
    .indefinite = eine Plaza
    .title = Plaza
    .plural = Plazas
    .short = Pla

## What of it is a reconstruction

reconstructed-guards = Die Stellplättchen, die Einstiegsseite und die Zahlen für Wächter sind eine Rekonstruktion: „rules R-4“, „rules R-11“ und „rules R-63“.
    .page = Die Stellplättchen, die Einstiegsseite und die Zahlen für Wächter sind eine Rekonstruktion: Die Bilder sind verloren.

## Page

guards-title = Wächter
# What the player has, and what a missing guard costs
guards-have =
    { $count ->
        [0] Du hast keine Wächter.
       *[other] Du hast { $count } Wächter.
    }
guards-missing-cost =
    { $points ->
        [one] Ein fehlender kostet { $points } Punkt.
       *[other] Ein fehlender kostet { $points } Punkte.
    }
guards-each = Punkte am Ende für jeden Wächter auf deiner längsten Mauer: { $points }.
# The price of an ability, for who hears it
guards-cost = { $guards } Wächter
    .card = eine Geldkarte
    .points =
        { $points ->
            [one] fehlende Wächter für { $points } Punkt
           *[other] fehlende Wächter für { $points } Punkte
        }
guards-instead =
    { $points ->
        [one] { $points } Punkt statt eines Wächters
       *[other] { $points } Punkte statt Wächtern
    }
guards-offered = { $abilityName } ({ $cost }): { $about }
guards-posts = Stellplätze
guards-post = { $number }: { $guards } von { $squares }
    .any = { $number }: { $guards }, beliebig viele
guards-supply = Im Vorrat
guards-half-taken = Halbgebäude { $typeName }, vergeben
guards-half-free = Halbgebäude { $typeName }, frei
guards-fact = { $count } Wächter

## Why an ability cannot be used now, in a few words

guards-why-over = Nur vor dem Anlegen der Plättchen
guards-why-used = In diesem Zug benutzt
guards-why-open = Erst die andere beenden
guards-why-too-few = Zu wenige Wächter und Punkte
guards-why-purchase = Dann bliebe nichts zu kaufen
guards-why-nothing-bought = Erst nach einem Kauf
guards-why-no-card = Keine Karte dieser Währung
guards-why-actions-over = Keine Aktion mehr übrig
guards-why-preview-empty = Die Vorschau ist leer
guards-why-not-exact = Dort kannst du nicht passend bezahlen
guards-why-no-section = Kein Mauerteil mehr übrig
guards-why-no-open-side = Erst nach einem Plättchen mit offener Seite
guards-why-display-empty = Die Auslage ist leer
guards-why-no-plaza = Keine Plaza mehr übrig
guards-why-not-overpaid = Erst nach einer Überzahlung
guards-why-bag-empty = Der Beutel ist leer
guards-why-nothing-to-buy = Du kannst nichts kaufen
guards-why-two-guards = Braucht zwei Wächter
guards-why-no-free-wall = Keine Mauer ohne Wächter
guards-why-no-half = Alle sind weg

## What is to be decided

guards-ask-owed =
    { $owed ->
        [one] { $abilityName }: { $owed } Wächter abgeben
       *[other] { $abilityName }: { $owed } Wächter abgeben
    }
    .hint = Tippe einen Wächter an, der seine Mauer verlässt.
guards-ask-march = Marsch
    .hint = Tippe einen Wächter an, dann eine Mauer ohne Wächter.
guards-ask-preview = Vorschaukauf
    .hint = Wähle ein Gebäude des Vorschautableaus.
guards-ask-purchase = Kaufe jetzt
    .hint = Mit dem neuen Gebäudechip beginnt ein Kauf.
guards-ask-after = Deine Aktionen sind vorbei
    .hint = Nutze eine Fähigkeit oder geh zum Anlegen über.
guards-wall = Loses Mauerteil
    .hint = Tippe die offene Seite an, die das Mauerteil bekommt.
guards-wall-side = { $tileTitle }, { $sideName }: Mauerteil hier aufsetzen

## What was done, as a command

action-use = { $abilityName } nutzen
    .with = { $abilityName } nutzen: { $thingsCommas }
action-guard = Wächter abgeben: { $sideName }
action-preview = Von Vorschaufeld { $square } mit { $cardsName } kaufen
action-march = Einen Wächter versetzen: { $from } nach { $to }
action-wall = Das Mauerteil aufsetzen: { $sideName }

## Points

guards-row = Wächter
guards-row-missing = Fehlende Wächter
guards-explained = { $count } Wächter auf der längsten Mauer
guards-explained-missing = für fehlende Wächter bezahlt
