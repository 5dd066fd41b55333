### The guard board, as only the page says it.

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
