### The sheet game.

## Refusals: when

keep-dice-first = Wähle zuerst die Würfel, die du behältst.
only-second = Nach dem Bauen gibt es nur noch ein zweites Gebäude oder „done“.
second-later = Ein zweites Gebäude baust du erst nach dem ersten.
keep-dice-later = Welche Würfel du behältst, wählst du, wenn alle vier gewürfelt sind.
build-or-coins = Du musst bauen oder Münzen verdienen.

## Buildings

no-such-die = Kein { $colourNominative } Würfel zeigt { $value }: Sie zeigen { $low } und { $high }.
no-such-die-alike = Kein { $colourNominative } Würfel zeigt { $value }: Beide zeigen { $shown }.
already-built = Das Gebäude auf { $square } ist schon gebaut.
second-built = Die übrigen Würfel kreuzen sich auf { $square }, und dort ist schon gebaut.
second-after-change = In diesem Zug wurden Würfel geändert, und in einem Zug wird nur eine der beiden Sonderaktionen genutzt.
second-too-dear =
    { $price ->
        [one] Ein zweites Gebäude kostet { $price } Münze, und du hast { $coins }.
       *[other] Ein zweites Gebäude kostet { $price } Münzen, und du hast { $coins }.
    }
second-without-coins =
    { $price ->
        [one] Ein zweites Gebäude kostet { $price } Münze, und du hast keine.
       *[other] Ein zweites Gebäude kostet { $price } Münzen, und du hast keine.
    }

## Changes of dice

changed-already = Würfel werden in einem Zug nur einmal geändert, gleich wie viele Münzen es kostet.
not-changed = Eine Münze ändert den { $colourAccusative } Würfel um eins; er kann nicht bleiben, wie er ist.
step-without-coins = Diese Änderung kostet 1 Münze, und du hast keine.
steps-too-dear = Diese Änderung kostet { $price } Münzen, eine für jeden Schritt, und du hast { $coins }.
steps-without-coins = Diese Änderung kostet { $price } Münzen, eine für jeden Schritt, und du hast keine.

## What happened

sheet-start-drawn =
    { $whoKind ->
        [you] Du wurdest als Startspieler ausgelost.
       *[other] { $who } wurde als Startspieler ausgelost.
    }
sheet-founded =
    { $whoKind ->
        [you] Du hast { $square } gewürfelt und dort { $typeIndefinite } gebaut.
       *[other] { $who } hat { $square } gewürfelt und dort { $typeIndefinite } gebaut.
    }
sheet-dice-placed =
    { $whoKind ->
        [you] Du hast { $pair } auf das Spielerblatt gelegt.
       *[other] { $who } hat { $pair } auf das Spielerblatt gelegt.
    }
sheet-ticked =
    { $whoKind ->
        [you] Du hast ein Kästchen für { $typePlural } angekreuzt.
       *[other] { $who } hat ein Kästchen für { $typePlural } angekreuzt.
    }
sheet-rolled-and-ticked =
    { $whoKind ->
        [you] Du hast { $last_typeIndefinite } gewürfelt und ein Kästchen für { $typePlural } angekreuzt.
       *[other] { $who } hat { $last_typeIndefinite } gewürfelt und ein Kästchen für { $typePlural } angekreuzt.
    }
sheet-rolled-again-and-ticked =
    { $whoKind ->
        [you] Du hast { $last_typeIndefinite } gewürfelt (zuvor { $earlier_typesIndefinite }, schon voll) und ein Kästchen für { $typePlural } angekreuzt.
       *[other] { $who } hat { $last_typeIndefinite } gewürfelt (zuvor { $earlier_typesIndefinite }, schon voll) und ein Kästchen für { $typePlural } angekreuzt.
    }
sheet-turn-began =
    { $whoKind ->
        [you] Runde { $round }: Du bist am Zug, mit { $dice }.
       *[other] Runde { $round }: { $who } ist am Zug, mit { $dice }.
    }
sheet-your-turn = Runde { $round }: Du bist am Zug, mit { $dice }.
sheet-changed =
    { $whoKind ->
        [you] Du hast
       *[other] { $who } hat
    } die Würfel für { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } auf { $dice } geändert.
sheet-built =
    { $whoKind ->
        [you] Du hast auf { $square } { $typeIndefinite } gebaut.
       *[other] { $who } hat auf { $square } { $typeIndefinite } gebaut.
    }
sheet-built-for-coins =
    { $whoKind ->
        [you] Du hast
       *[other] { $who } hat
    } auf { $square } für { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } { $typeIndefinite } gebaut.
sheet-earned =
    { $whoKind ->
        [you] Du hast
       *[other] { $who } hat
    } { $coins ->
        [0] keine Münzen
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } verdient.
sheet-earned-too-many =
    { $whoKind ->
        [you] Du hast
       *[other] { $who } hat
    } { $coins ->
        [0] keine Münzen verdient; { $lost }
        [one] { $coins } Münze verdient; { $lost } weitere
       *[other] { $coins } Münzen verdient; { $lost } weitere
    } { $lost ->
        [one] passte
       *[other] passten
    } nicht mehr auf das Spielerblatt.
sheet-declined =
    { $whoKind ->
        [you] Du hast kein zweites Gebäude gebaut.
       *[other] { $who } hat kein zweites Gebäude gebaut.
    }
sheet-rolled =
    { $whoKind ->
        [you] Du hast { $dice } gewürfelt.
       *[other] { $who } hat { $dice } gewürfelt.
    }
sheet-kept =
    { $whoKind ->
        [you] Du hast { $pair } behalten.
       *[other] { $who } hat { $pair } behalten.
    }
sheet-passed-on =
    { $whoKind ->
        [you] Du hast { $pair } an { $toAccusative } weitergegeben.
       *[other] { $who } hat { $pair } an { $toAccusative } weitergegeben.
    }
sheet-completed =
    { $whoKind ->
        [you] Du hast in Runde { $round } die Gebäudeart { $typeName } vollendet.
       *[other] { $who } hat in Runde { $round } die Gebäudeart { $typeName } vollendet.
    }
sheet-awarded = Das Ende von Runde { $round } brachte { $gains } ({ $clausesCommas }).
sheet-awarded-nothing = Das Ende von Runde { $round } brachte keine Punkte ({ $clausesCommas }).
# After "brachte": "dir 13 Punkte für die Serails". Only types are awarded; arcades and chambers are plural anyhow.
sheet-gain =
    { $whoDative } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $reason ->
        [pavilion] die Pavillons
        [seraglio] die Serails
        [garden] die Gärten
        [tower] die Türme
       *[other] die { $reasonName }
    }
sheet-scored = Das Spielende brachte: { $playersSemicolons }.
sheet-scored-nothing = Das Spielende brachte: nichts.
sheet-over-alone =
    { $points ->
        [one] Die Partie ist zu Ende, mit { $points } Punkt für { $whoAccusative }.
       *[other] Die Partie ist zu Ende, mit { $points } Punkten für { $whoAccusative }.
    }
## Reasons for points

reason-row = Zeile
reason-column = Spalte
reason-coins = Münzen
reason-bonus = Bonus

## Who is there, and the colours of dice: "kein gelber Würfel", "den gelben Würfel"

colour-yellow = gelb
    .nominative = gelber
    .accusative = gelben
colour-blue = blau
    .nominative = blauer
    .accusative = blauen
