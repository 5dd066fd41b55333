### What is said during a turn in the terminal, besides the table and the moves. Words in quotes are typed: they stay.

## The beginning, and games that are left

opening =
    { $boxName }, { $seats ->
        [one] allein
       *[other] { $seats } Spieler
    }, Startwert { $seed }.
help-at-any-time = „help“ hilft jederzeit.
bots-take-any = Mit dem Modul { $moduleName } können Bots nicht vorausdenken: Hier spielen sie zufällig.
left-unfinished = Die Partie wurde nicht zu Ende gespielt. Dieselbe noch einmal von Anfang an:
left-unfinished-of-before = Die Partie wurde nicht zu Ende gespielt. Sie folgt früheren Regeln: Keine neue Partie wäre dieselbe.
cannot-be-played-again = „{ $file }“ kann nicht noch einmal gespielt werden: { $error }
other-number-of-bots =
    Für { $seats ->
        [one] { $seats } Sitzplatz
       *[other] { $seats } Sitzplätze
    } braucht es neben dir { $bots ->
        [one] { $bots } Bot
       *[other] { $bots } Bots
    }, nicht { $count }.

## Moves

no-moves-of-kind = Du hast jetzt keine Schritte der Art „{ $kind }“.
refused = Nicht erlaubt: { $sentence } ({ $clause }; „why“ zeigt die Regel)
refused-too = { $sentence } ({ $clause })
allowed = Erlaubt:
no-such-move-now = Einen Schritt { $move } gibt es nicht.
no-such-move =
    { $count ->
        [one] Einen Schritt { $move } gibt es nicht, nur Schritt { $count }.
       *[other] Einen Schritt { $move } gibt es nicht: Die Schritte sind von 1 bis { $count } nummeriert.
    }
can-be-completed = „{ $move }“ lässt sich vervollständigen: Tippe es ohne „why“, um zu sehen, wie.
turn-not-finished = Dein Zug ist noch nicht vollständig: Wähle zuerst einen Schritt.
turn-to-commit = Dein Zug ist vollständig: Enter schließt ihn ab, „undo“ geht zurück.
move-is-allowed = „{ $move }“ ist erlaubt.
nothing-refused = Es gibt nichts zu erklären: Tippe „why“ und einen Schritt.
no-such-kind = Schritte der Art „{ $kind }“ gibt es nicht: Schreib all, { $wordsCommas }.
did-you-mean = Meintest du „{ $word }“?
moves-lists = „moves“ zeigt, was erlaubt ist.
help-lists = „help“ zeigt die Befehle, „moves“ die Schritte.

## Taking back

taken-back = Rückgängig gemacht: { $move }
played-again = Wiederhergestellt: { $move }
nothing-to-redo = Es gibt nichts wiederherzustellen.
nothing-to-undo = In diesem Zug gibt es nichts rückgängig zu machen.
drawn-stays = Was gezogen wurde, bleibt, und was dazu geführt hat, auch.
turn-restarted = Der ganze Zug ist rückgängig gemacht; „redo“ stellt ihn wieder her.
draw-restarted = Alles seit dem Ziehen ist rückgängig gemacht; „redo“ stellt es wieder her.

## What the turn changes

figure-changed = { $what } { $before } → { $after }
figure-unchanged = { $what } { $after } wie zuvor
figure-wall = Mauer
figure-points = Punkte bei sofortiger Wertung
figures = { $changesSemicolons }.

## Other requests

no-number-of-lines = „{ $lines }“ ist keine Zeilenzahl.
takes-nothing = Hinter „{ $word }“ gehört nichts: Tippe es allein.
too-many-words =
    Hinter „{ $verb }“ { $count ->
        [one] gehört { $count } Wort
       *[other] gehören { $count } Wörter
    }, nicht { $found }.
position-holds-all = (Auch das Verborgene steht darin.)
say-where = Gib an, wohin: save DATEI.
cannot-be-written = „{ $file }“ kann nicht geschrieben werden: { $error }.
no-saved-game = „{ $file }“ existiert schon und ist keine gespeicherte Partie.
turns-saved = Jeder abgeschlossene Zug ist gespeichert. So geht es später weiter:
say-which-clause = Gib einen Regelpunkt an: rules { $clause }. Außerhalb der Partie zeigt „alhambra rules“ alle.
no-such-seat = Einen Sitzplatz „{ $seat }“ gibt es nicht: Schreib 0 bis { $last } oder all.

## How the game ended

you-win =
    { $points ->
        [one] Du hast mit { $points } Punkt gewonnen.
       *[other] Du hast mit { $points } Punkten gewonnen.
    }
# A shared victory without a verb: the person may be among the winners.
others-win =
    { $count ->
        [one] { $winners } hat mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        } gewonnen
       *[other] Geteilter Sieg mit je { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }: { $winnersInside }
    }.

## The help

commands = Befehle:
move-help =
    Tippe die Nummer eines Schritts oder den Schritt selbst:
    { $examples }
    Ist er unvollständig, siehst du, wie er weitergehen kann: Versuch „buy 2“.
    Stellen werden vom Löwenbrunnen aus gezählt: n2e1 ist zwei nördlich, eins
    östlich. Eine doppelte Linie ist eine Mauer. Karten: y Florin, g Dirham,
    b Denar, o Dukat.
    Bevor du den Zug abschließt, wird nichts gezogen, du kannst also alles
    rückgängig machen{ $count ->
        [0] .
       *[other] , nur { $words } nicht.
    }
# What is typed, in quotes
quoted = „{ $typed }“
# What stands for something that one chooses, in examples and commands
argument-tile = PLÄTTCHEN
argument-old = ALT
argument-new = NEU
argument-ability = FÄHIGKEIT
argument-with-certificate = (mit dem Wechselschein)
argument-kind = [ART]
argument-move = [SCHRITT]
argument-number = [NUMMER]
argument-seat = [SITZ]
argument-lines = [ZEILEN]
argument-bot = NAME
argument-clause = PUNKT
argument-file = DATEI
command-moves = was du tun kannst; „moves all“ lässt nichts weg
command-undo = den letzten Schritt rückgängig machen
command-redo = ihn wiederherstellen
command-restart = den ganzen Zug neu beginnen
command-commit = einen vollständigen Zug abschließen; Enter tut dasselbe
command-why = warum ein Schritt nicht erlaubt ist, mit der Regel
command-score = was jetzt gewertet würde oder was eine Wertung brachte
command-board = der Tisch und eine Alhambra; „board all“ zeigt alle
command-log = was geschehen ist
command-rules = ein Regelpunkt, zum Beispiel { $clause }
command-position = die Partie als eine Zeile Text
command-save = die Partie als Aufzeichnung speichern
command-help = dieser Text
command-quit = die Partie verlassen
