### The game on the page: the board, the turn, the story, the scores.

## The board

board-market = Bauhof
board-square = Feld { $number }, { $currencyName }: { $content }
    .empty = Feld { $number }, { $currencyName }: leer
    .exact = Feld { $number }, { $currencyName }: { $content }, passend bezahlbar
    .over = Feld { $number }, { $currencyName }: { $content }, bezahlbar, aber nicht passend
board-display = Auslage
board-slot = Kartenplatz { $number } der Auslage ist leer
board-hand = Dein Geld
    .empty = Keine Karten auf der Hand.
board-sum =
    { $cards ->
        [one] { $currencyName }: { $cards } Karte, Wert { $sum }
       *[other] { $currencyName }: { $cards } Karten, zusammen { $sum }
    }
board-lit-card = { $card }, Teil einer Zahlung
board-no-tiles = keine
board-tiles =
    { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }
board-palace =
    { $tiles ->
        [1] Alhambra von { $name }: nur der Löwenbrunnen, längste Mauer { $wall }
       *[other] Alhambra von { $name }: { $tiles } Plättchen, längste Mauer { $wall }
    }
board-place = leer
    .legal = hier kannst du { $tileTitle } anlegen
    .pickable = kann gewählt werden
    .picked = gewählt
board-others = Die anderen Alhambras
board-enlarge = Alhambra von { $name } ansehen
    .bot = Bot
    .points =
        { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
    .wall = Mauer { $wall }
    .cards =
        { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        }
    .reserve = Reserve { $tiles }
    .to-act = am Zug
board-bot = Bot
board-wall = Mauer
board-cards = Karten
board-reserve = Reserve
board-refusal = { $reason } ({ $clause })
board-zoom = Ansicht
    .closer = Vergrößern
    .farther = Verkleinern
    .fit = Ganze Alhambra zeigen
board-things = Was du wählen kannst
board-half-square = { $placeName }: halbes Feld, lange Seite nach { $sidesName }
board-corner = { $placeName }: Ecke im Südosten
board-edge = { $tileTitle }, { $placeName }: Seite im { $sidesName }
board-guard = { $tileTitle }, { $placeName }: Wächter im { $sidesName }

## Around the board

game-main = Der Tisch
game-market = Bauhof: Plättchen kaufen
game-display = Auslage: Geld nehmen
game-menu = Tisch
game-log = Verlauf
game-scores = Punkte
game-left = Übrig
drawer-wares = Waren
drawer-works = Bauten
drawer-coming = Vorschau
game-end = Ergebnis
game-players = Spieler
game-drawers = Nebentableaus
game-tray = Dein Geld und deine Plättchen
game-your-palace = Deine Alhambra
game-palace-of = Die Alhambra von { $name }
game-money-of = Geld von { $name }
game-reserve = Reserve
game-aside = Zum Anlegen
game-bought = Gekauft
game-neutral-tiles = Dirk: { $count } Plättchen
game-neutral-count = { $typeTitle } { $count }
game-left-in-piles =
    { $cards ->
        [one] Noch { $tiles } Plättchen und { $cards } Karte
       *[other] Noch { $tiles } Plättchen und { $cards } Karten
    }
    .tiles = { $tiles } Plättchen
    .cards =
        { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        }
game-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
game-watching = Du schaust zu.
game-free-seat = Ein Sitzplatz ist frei: Du kannst dich setzen und weiterspielen.
    .button = Sitzplätze ansehen
game-rematch = Noch einmal spielen
    .go = Zur Revanche
game-say = Sagen
    .label = Sag allen am Tisch etwas
game-unread =
    { $count ->
        [one] { $count } neue Bemerkung
       *[other] { $count } neue Bemerkungen
    }
game-clocks = Bedenkzeit
    .of = Bedenkzeit von { $name }
game-waits-for-free-seat = Die Partie wartet, bis jemand den freien Sitzplatz einnimmt.
game-away = { $name } ist abwesend.
    .button = Bot spielen lassen
game-your-turn = Du bist am Zug.
# On the plate that hangs on the frame of who plays
game-plate = Du bist am Zug
    .lay = Plättchen anlegen
game-next-scoring =
    { $number ->
        [1] Als Nächstes: erste Wertung
        [2] Als Nächstes: zweite Wertung
       *[other] Als Nächstes: dritte Wertung
    }
game-ended = Die Partie ist zu Ende
clock-days = { $days } T. { $hours } Std.

## The turn: what can be done now

turn-bar = Was jetzt zu tun ist
turn-yours = Du bist am Zug.
    .again = Passend bezahlt: eine weitere Aktion.
turn-choose = Kaufe ein Plättchen oder nimm Geld
    .hint = Tippe an, was leuchtet.
turn-thinking = { $name } überlegt
turn-bot-plays = { $name } spielt
turn-after =
    { $whoKind ->
        [you] Danach du.
       *[other] Danach { $who }.
    }
turn-take = { $sum } nehmen
    .hint =
        { $cards ->
            [one] { $cards } Karte der Auslage
           *[other] { $cards } Karten der Auslage
        }
turn-buy = { $tileTitle } kaufen
turn-paid = { $sum } von { $price } { $currencyDative }
turn-sum =
    { $sum ->
        [one] { $sum } { $currencyName }
       *[other] { $sum } { $currencyPlural }
    }
turn-exact = passend
turn-too-much = { $over } zu viel
turn-missing =
    { $missing ->
        [one] { $missing } fehlt
       *[other] { $missing } fehlen
    }
turn-superfluous = mehr als nötig
turn-payments = So kannst du bezahlen
    .count = { $count } Zahlungen
turn-payment = Mit { $cardsName } bezahlen: passend
    .over = Mit { $cardsName } bezahlen: { $over } zu viel
turn-no-money = Du hast kein Geld.
turn-not-for-sale = Im Bauhof gibt es für diese Währung gerade nichts.
turn-lay = { $tileTitle } anlegen: Wähle ein leuchtendes Feld
    .nowhere = Für { $tileTitle } gibt es gerade keine Stelle
    .reserve = { $tileTitle }: Wähle ein leuchtendes Feld oder ein Plättchen zum Austauschen
    .swap = { $tileTitle }: Wähle ein Plättchen zum Austauschen
    .aimed = { $tileTitle } hier?
    .here = Hier anlegen
turn-keep = In die Reserve
turn-give = An Dirk
turn-redesign = Umbauen
    .hint = Wähle ein Plättchen deiner Alhambra zum Abbauen oder Austauschen oder eines deiner Reserve zum Anlegen.
turn-picked = { $tileTitle } in deiner Alhambra
    .swap = { $tileTitle } in deiner Alhambra: Wähle ein Plättchen deiner Reserve zum Austauschen
turn-remove = Abbauen
turn-done = Aktionen beenden
turn-pass = Passen
    .hint = Du kannst nichts tun, also passt du.
turn-ready = Dein Zug ist vollständig.
turn-commit = Zug abschließen
turn-undo = Rückgängig machen
    .hint = Rückgängig machen (u)
turn-redo = Wiederherstellen
    .hint = Wiederherstellen (r)
turn-restart = Zug neu beginnen
turn-put-back = Zurücklegen
turn-dismiss = Meldung schließen

## Actions of a turn that is not ended yet

action-take = { $cardsName } nehmen
action-buy = { $tileName } mit { $cardsName } kaufen
action-buy-square = Das Plättchen für { $currencyPlural } mit { $cardsName } kaufen
action-lay = { $tileName } anlegen ({ $placeName })
action-keep = { $tileName } in die Reserve legen
action-give = Dirk { $tileName } schenken
action-remove = { $tileName } abbauen
action-swap = { $oldName } gegen { $newName } austauschen
action-done = Aktionen beenden
action-pass = Passen

## What happened at the table, apart from the game

entry-seated = { $name } hat sich gesetzt.
entry-left = { $name } hat den Tisch verlassen.
entry-opened = { $host } hat den Sitzplatz von { $name } in Abwesenheit freigegeben.
entry-host = Der Gastgeber
entry-bot = { $name }, ein Bot, hat sich gesetzt.
    .left = Ein Bot hat seinen Sitzplatz verlassen.
entry-renamed = { $old } heißt jetzt { $name }.
entry-began = Die Partie hat begonnen.
entry-stand-in = { $name } wird bis zur Rückkehr von einem Bot vertreten.
    .over = { $name } spielt wieder selbst.
entry-rematch = Eine Revanche ist angesetzt.
entry-turn =
    { $whoKind ->
        [you] Dein Zug
       *[other] Zug von { $who }
    }
    .by-bot = von einem Bot als Vertretung gespielt
entry-said = { $name } sagt
    .aloud = { $name } sagt: { $text }

log-title = Was bisher geschah
    .earlier = Früheres zeigen
    .empty = Noch ist nichts geschehen.
playing-title = Gerade gespielt
    .skip = Überspringen

## While somebody was away. What a player did stands behind the player's name and a colon: "Anna (1 Zug): Turm 9 gekauft".

away-title = Während du weg warst
    .shared = Seit deinem letzten Zug
away-turns =
    { $count ->
        [0] Es wurde nichts gespielt.
        [one] { $count } Zug wurde gespielt.
       *[other] { $count } Züge wurden gespielt.
    }
away-turns-of =
    { $count ->
        [one] { $name } ({ $count } Zug)
       *[other] { $name } ({ $count } Züge)
    }
away-doings = { $doingsSemicolons }.
away-bought =
    { $whoKind ->
        [you] { $tilesName } gekauft
       *[other] { $tilesName } gekauft
    }
away-took =
    { $whoKind ->
        [you]
            { $count ->
                [one] { $count } Karte im Wert von { $sum } genommen
               *[other] { $count } Karten im Wert von { $sum } genommen
            }
       *[other]
            { $count ->
                [one] { $count } Karte im Wert von { $sum } genommen
               *[other] { $count } Karten im Wert von { $sum } genommen
            }
    }
away-rebuilt =
    { $whoKind ->
        [you]
            { $count ->
                [1] die Alhambra umgebaut
               *[other] die Alhambra { $count }-mal umgebaut
            }
       *[other]
            { $count ->
                [1] die Alhambra umgebaut
               *[other] die Alhambra { $count }-mal umgebaut
            }
    }
away-gave =
    { $whoKind ->
        [you] Dirk { $tilesName } geschenkt
       *[other] Dirk { $tilesName } geschenkt
    }
away-passed =
    { $whoKind ->
        [you] gepasst
       *[other] gepasst
    }
away-said =
    { $count ->
        [one] Es gab { $count } Bemerkung.
       *[other] Es gab { $count } Bemerkungen.
    }
away-your-turn = Du bist am Zug.
away-over = Die Partie ist zu Ende.
away-step = Zug für Zug ansehen
    .previous = Zurück
    .next = Weiter
    .at = { $at } von { $count }

## If it were scored now

scores-title =
    { $number ->
        [1] Die erste Wertung, wenn sie jetzt stattfände
        [2] Die zweite Wertung, wenn sie jetzt stattfände
       *[other] Die dritte Wertung, wenn sie jetzt stattfände
    }
scores-type = Gebäude
scores-wall = Längste Mauer
scores-gain = Käme dazu
scores-score = Stand bisher
scores-sum = Stand danach
scores-place = { $place }.
    .tied = geteilter { $short }
scores-cell =
    { $points ->
        [one] { $what }: { $count }, { $points } Punkt
       *[other] { $what }: { $count }, { $points } Punkte
    }
    .placed =
        { $points ->
            [one] { $what }: { $count }, { $placed } Platz, { $points } Punkt
           *[other] { $what }: { $count }, { $placed } Platz, { $points } Punkte
        }
scores-points = { $points } P.
scores-changed = { $signed } gegenüber dem Beginn des Zuges
scores-legend = Anzahl und Punkte dafür; messingfarben: die meisten.
scores-none-left = Alle Wertungen haben stattgefunden.

totals-title = Punktestände
totals-player =
    { $points ->
        [one] { $name }: { $points } Punkt
       *[other] { $name }: { $points } Punkte
    }
    .now = { $signed }, wenn jetzt gewertet würde

## A scoring that was held: every point with its reason

scoring-title =
    { $number ->
        [1] Die erste Wertung
        [2] Die zweite Wertung
       *[other] Die dritte Wertung
    }
scoring-player = { $name }: { $signed }
scoring-total = Punktestand: { $score }
scoring-nothing = Keine Punkte.
scoring-wall =
    { $count ->
        [one] Längste Mauer aus { $count } Mauerstück
       *[other] Längste Mauer aus { $count } Mauerstücken
    }
scoring-majority =
    { $place ->
        [1] Die meisten
        [2] Die zweitmeisten
       *[other] Die drittmeisten
    } { $typePlural }, nämlich { $count }
    .tied =
        { $place ->
            [1] Die meisten
            [2] Die zweitmeisten
           *[other] Die drittmeisten
        } { $typePlural }, genauso viele wie { $others }, je { $count }: Die Punkte der Plätze werden geteilt, abgerundet
scoring-other = { $reason } ({ $count })
scoring-tiles = Gezählte Plättchen: { $tilesName }
scoring-segments = Die Mauerstücke
scoring-segment =
    { $side ->
        [north] Nordseite des Plättchens ({ $placeName })
        [east] Ostseite des Plättchens ({ $placeName })
        [south] Südseite des Plättchens ({ $placeName })
       *[west] Westseite des Plättchens ({ $placeName })
    }
scoring-show-wall = In der Alhambra zeigen

## A scoring that is counted row by row

count-which =
    { $number ->
        [1] Nur der erste Platz zählt
        [2] Der erste und der zweite Platz zählen
       *[other] Der erste, zweite und dritte Platz zählen
    }
count-next = Weiter: { $typePlural }
    .other = Weiter: { $what }
    .result = Zum Ergebnis
    .scoring =
        { $number ->
            [2] Zur zweiten Wertung
           *[other] Zur dritten Wertung
        }
    .end = Zum Spielende
    .turn = Zu deinem Zug
    .table = Zurück an den Tisch
count-back = Zurück
count-segments =
    { $count ->
        [one] { $count } Mauerstück
       *[other] { $count } Mauerstücke
    }
count-score = Punktestand
count-result = Nach dieser Wertung
count-wall = Ein Punkt für jedes Mauerstück der längsten ununterbrochenen Mauer.
count-none = { $typePlural } hat niemand.
count-place =
    { $place ->
        [1]
            { $whoKind ->
                [you] Du hast die meisten ({ $count })
               *[other] { $who } hat die meisten ({ $count })
            }
        [2]
            { $whoKind ->
                [you] Du bist auf dem zweiten Platz ({ $count })
               *[other] { $who } ist auf dem zweiten Platz ({ $count })
            }
       *[other]
            { $whoKind ->
                [you] Du bist auf dem dritten Platz ({ $count })
               *[other] { $who } ist auf dem dritten Platz ({ $count })
            }
    }: { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
count-shared =
    Gleichstand: { $names }, je { $count }. { $places ->
        [1] Der Platz wird geteilt
        [2] Zwei Plätze werden geteilt
       *[other] Alle Plätze werden geteilt
    }: { $sum } = { $points } für jeden{ $rest ->
        [0] .
       *[other] , abgerundet.
    }
count-tied = Gleichstand: { $names }, je { $count }: { $points } für jeden.
count-gain =
    { $points ->
        [one] { $name }: { $why }, 1 Punkt.
       *[other] { $name }: { $why }, { $points } Punkte.
    }
count-loss =
    { $points ->
        [one] { $name }: { $why }, 1 Punkt verloren.
       *[other] { $name }: { $why }, { $points } Punkte verloren.
    }
count-palace =
    { $points ->
        [one] { $name }: { $what } { $count }, 1 Punkt
       *[other] { $name }: { $what } { $count }, { $points } Punkte
    }
    .score = { $name }: { $score } Punkte insgesamt
window-failed = Das konnte nicht geladen werden. Schließe es und versuche es noch einmal.

## What a turn changes

preview-title = Was dein Zug ändert
preview-nothing = Würde jetzt gewertet, änderte sich an den Punkten nichts.
preview-sum = Wenn jetzt gewertet würde: vorher { $before }, nachher { $after }
preview-points =
    { $points ->
        [one] { $signed } Punkt
       *[other] { $signed } Punkte
    }
preview-wall = Mauer: von { $before } auf { $after }
preview-count = { $what }: von { $before } auf { $after }
    .places = { $what }: von { $before } auf { $after }; { $placeBefore }, jetzt { $placeAfter }
preview-place =
    { $place ->
        [0] kein Platz
        [1] Platz 1
        [2] Platz 2
       *[other] Platz 3
    }
    .tied =
        { $place ->
            [1] geteilter Platz 1
            [2] geteilter Platz 2
           *[other] geteilter Platz 3
        }
preview-others = Die anderen: { $changesCommas }
preview-other = { $name } { $signed }

## The end

end-title = Die Partie ist zu Ende
end-won =
    { $whoKind ->
        [you]
            { $by ->
                [one] Du hast mit einem Punkt Vorsprung gewonnen
               *[other] Du hast mit { $by } Punkten Vorsprung gewonnen
            }
       *[other]
            { $by ->
                [one] { $who } hat mit einem Punkt Vorsprung gewonnen
               *[other] { $who } hat mit { $by } Punkten Vorsprung gewonnen
            }
    }
# Without a verb: the reader may be among the winners.
end-shared = Geteilter Sieg: { $names }
end-result = { $most } zu { $second } Punkte.
    .shared = Je { $most } Punkte.
end-decided = Den Ausschlag gaben die { $typePlural }: { $most } zu { $second } Punkte.
    .wall = Den Ausschlag gab die längste Mauer: { $most } zu { $second } Punkte.
    .other = Den Ausschlag gab: { $what }, { $most } zu { $second } Punkte.
end-palaces = Die Alhambras
end-wall = Längste Mauer { $wall }
end-you = du
end-sources = Woher die Punkte kamen
end-source = Herkunft
end-course = Rückstand
    .scoring =
        { $number ->
            [1] Erste
            [2] Zweite
           *[other] Dritte
        }
    .cell =
        { $behind ->
            [0] { $score }, in Führung
           *[other] { $score }, { $behind } zurück
        }
end-table = Den Tisch ansehen
end-winner = Sieger
end-player = Spieler
end-besides = Außerdem
end-total = Summe
end-thought = Bedenkzeit
end-details = Jeder einzelne Punkt
end-rematch = Noch einmal spielen

## The picture to share

share-title = Bild zum Teilen
share-picture = Alhambra von { $name }, { $points } Punkte, { $date }
share-line =
    { $players ->
        [2] { $date }, zu zweit
        [3] { $date }, zu dritt
        [4] { $date }, zu viert
        [5] { $date }, zu fünft
       *[other] { $date }, zu sechst
    }
share-send = Teilen
share-png = Als PNG speichern
share-svg = Als SVG speichern
share-failed = Das Bild konnte nicht erstellt werden.

## What is left

left-title = Was noch übrig ist
left-supply = Plättchen im Vorrat: { $count }
left-money = Karten im Geldstapel: { $count }
left-discards = Ablagestapel: { $count }. Beim Geldstapel sind die Wertungskarten mitgezählt, in der Tabelle nicht.
left-all = Alle
left-type = Gebäude
left-prices = Preise
left-currency = Währung
left-empty = keine mehr

## The tab of the browser

tab-lobby = Warten auf Spieler – Alhambra
tab-over = Partie zu Ende – Alhambra
tab-turn =
    { $whoKind ->
        [you] Du bist am Zug – Alhambra
       *[other] { $who } am Zug – Alhambra
    }
## Der Tisch in Worten

text-title = Der Tisch in Worten
    .do = Was du tun kannst
    .modules = Tableau: { $name }
    .empty = Nichts.
text-hand = { $currencyTitle }: { $cardsName }; zusammen { $sum }
text-tiles = Plättchen: { $tilesName }
text-fact = { $name }: { $value }
# Two things that have one name
text-which = { $label } ({ $which })
