### The sheet game.

## Refusals: when

keep-dice-first = Wähle zuerst die Würfel, die du behältst.
only-second = Nach dem Bauen gibt es nur noch ein zweites Gebäude oder „done“.
second-later = Ein zweites Gebäude baust du erst nach dem ersten.
keep-dice-later = Welche Würfel du behältst, wählst du, wenn alle vier gewürfelt sind.
build-or-coins = Du musst bauen oder Münzen verdienen.

## Buildings

no-such-die = Kein { $colourNominative } Würfel zeigt { $value }: Sie zeigen { $low } und { $high }.
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
sheet-tie-lost =
    { $reasonName }: { $playersInside } mit je { $count }, Plätze { $first } { $tied ->
        [2] und
       *[other] bis
    } { $last } geteilt: je { $points }, für { $lost } verfallen ({ $clause }, W-54).

## During a turn

roll-to-come = Noch ist nichts endgültig: weiter mit Enter, zurück mit „undo“.
roll-restarted = Alles seit dem letzten Wurf ist rückgängig gemacht; „redo“ stellt es wieder her.
nothing-since-roll = Seit dem letzten Wurf gibt es nichts rückgängig zu machen.
rolls-saved = Alles bis zum letzten Wurf ist gespeichert. So geht es später weiter:
if-ended-now = Wenn die Partie jetzt endete
no-such-sheet =
    { $count ->
        [one] Einen Sitzplatz „{ $seat }“ gibt es nicht: Der einzige ist 0, deiner.
       *[other] Einen Sitzplatz „{ $seat }“ gibt es nicht: Schreib 0 (deiner) bis { $last }.
    }
points-alone =
    { $whoKind ->
        [you] Du hast { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
       *[other] { $who } hat { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }
# A shared victory without a verb: the person may be among the winners.
sheet-won =
    { $count ->
        [one] { $winners } hat mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        } gewonnen
       *[other] Geteilter Sieg mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }: { $winnersInside }
    }.
sheet-won-by-others =
    { $count ->
        [one] { $winners } hat mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        } gewonnen
       *[other] Geteilter Sieg mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }: { $winnersInside }
    }; du hast { $mine }.

## The sheet

sheet-heading = Runde { $round } von { $rounds }. { $who }: Münzen { $coins }, { $gained } von { $most } eingetragen
# How many buildings of a type there are, behind its name: Arkaden    von 6
size-of-type = von { $count }
# Over the points of the places that are not awarded yet
places-left = freie Plätze
no-place-left = keine
# Somebody who is not on turn, and the dice of theirs, as y3b5
other-sheet = { $who }: { $pair } auf dem Spielerblatt, Münzen { $coins }

## Moves, as in moves.ftl

group-build = Bauen
group-coins = Münzen
group-change = Ändern
group-second = Zweites
group-keep = Behalten
move-build = { $square } { $typeName }
move-earn = { $coins } verdienen
move-second = { $square } { $typeName } für 3 Münzen
changes-folded = [{ $first }] bis [{ $last }]: Tippe „moves change“ oder die Änderung selbst

## The help

sheet-help =
    Tippe die Nummer eines Schritts oder den Schritt selbst:
      build y3b5      coins      change y5 to 3, b2 to 4      second      done
      keep y2b6
    Ein Feld ist eine Zeile und eine Spalte, wie der gelbe und der blaue Würfel sie
    zeigen. Auf deinem Spielerblatt ist x ein Gebäude, * ein Würfel und eine Zahl in
    Klammern der Schritt, der dort baut. Gewürfelt wird erst, wenn du es mit Enter
    sagst: Bis dahin kannst du alles rückgängig machen.
sheet-command-restart = alles seit dem letzten Wurf rückgängig machen
sheet-command-commit = die Würfel rollen lassen; Enter tut dasselbe
sheet-command-score = was das Spielende jetzt brächte
sheet-command-board = dein Spielerblatt oder das eines anderen Sitzplatzes

## Reasons for points

reason-row = Zeile
reason-column = Spalte
reason-coins = Münzen
reason-bonus = Bonus

## Who is there, and the colours of dice: "kein gelber Würfel", "den gelben Würfel"

fictitious = Fiktiv
    .short = Fikt.
fictitious-numbered = Fiktiv { $number }
    .short = Fikt. { $number }
colour-yellow = gelb
    .nominative = gelber
    .accusative = gelben
colour-blue = blau
    .nominative = blauer
    .accusative = blauen
