### Why an action of the palace game is refused.

## What every game says

game-over = Die Partie ist zu Ende.
    .page = { game-over }
turn-finished = In diesem Zug ist alles entschieden; er muss nur noch abgeschlossen werden („commit“).
    .page = In diesem Zug ist alles entschieden; er muss nur noch abgeschlossen werden.

## The game

no-such-tile = Ein Plättchen „{ $tile }“ gibt es in dieser Partie nicht.
    .page = Ein Plättchen { $tileTitle } gibt es in dieser Partie nicht.

## Whose turn, and when

game-ends = Die Partie geht zu Ende: Es werden nur noch übrige Plättchen angelegt oder in die Reserve gelegt.
    .page = { game-ends }
actions-over = Die Aktionen dieses Zuges sind vorbei: Lege die gekauften Plättchen jetzt an oder lege sie in die Reserve.
    .page = { actions-over }
only-abilities = Die Aktionen dieses Zuges sind vorbei: Nutze eine Fähigkeit oder sag „done“.
    .page = Die Aktionen dieses Zuges sind vorbei: Nutze eine Fähigkeit oder beende deine Aktionen.
purchase-begun = Ein Kauf wurde begonnen: Die Aktion muss ein Kauf sein.
    .page = { purchase-begun }
lay-first = Zuerst muss alles Beiseitegelegte angelegt oder in die Reserve gelegt werden.
    .page = Zuerst müssen alle beiseitegelegten Plättchen angelegt oder in die Reserve gelegt werden.
compulsory = Die erste Aktion eines Zuges ist Pflicht.
    .page = { compulsory }
can-act = Passen darf nur, wer keine erlaubte Aktion hat.
    .page = { can-act }

## Money

nothing-taken = Nimm mindestens eine Karte der Auslage.
    .page = { nothing-taken }
not-on-display = Nicht in der Auslage: { $missing }.
    .page = Nicht in der Auslage: { $missingName }.
too-much-taken = Mehrere Karten dürfen zusammen höchstens 5 ergeben; diese ergeben { $sum }.
    .page = { too-much-taken }
empty-square = Auf Bauhoffeld { $square } liegt kein Plättchen.
    .page = { empty-square }
not-in-hand = Nicht auf deiner Hand: { $missing }.
    .page = Nicht auf deiner Hand: { $missingName }.
no-note = Mit „{ $note }“ kann in dieser Partie nicht bezahlt werden.
    .page = In dieser Partie gibt es kein Guthaben zum Bezahlen.

## Tiles

set-aside-until-end = { $tile } ist bis zum Ende des Zuges beiseitegelegt: Führe zuerst eine Aktion aus oder sag „done“.
    .page = Das Plättchen { $tileTitle } ist bis zum Ende des Zuges beiseitegelegt: Führe zuerst eine Aktion aus oder beende deine Aktionen.
not-set-aside = { $tile } gehört nicht zu den Plättchen, die jetzt angelegt werden.
    .page = Das Plättchen { $tileTitle } gehört nicht zu denen, die jetzt angelegt werden.
set-aside-no-redesign = { $tile } wurde in diesem Zug gekauft und ist bis zu dessen Ende beiseitegelegt; umbauen kannst du damit nicht.
    .page = Das Plättchen { $tileTitle } wurde in diesem Zug gekauft und ist bis zu dessen Ende beiseitegelegt; umbauen kannst du damit nicht.
not-in-reserve = { $tile } liegt nicht in der Reserve.
    .page = Das Plättchen { $tileTitle } liegt nicht in der Reserve.
not-in-palace = { $tile } liegt nicht in der Alhambra.
    .page = Das Plättchen { $tileTitle } liegt nicht in der Alhambra.
start-tile = Das Startplättchen wird nie bewegt.
    .page = { start-tile }
no-neutral-player = Dirk spielt nur zu zweit mit.
    .page = { no-neutral-player }
left-over-not-given = Übrige Plättchen können nicht verschenkt werden.
    .page = { left-over-not-given }
altered-not-given = { $tile } ist nicht mehr so wie im Vorrat: Es kann nicht verschenkt werden.
    .page = Das Plättchen { $tileTitle } ist nicht mehr so wie im Vorrat: Es kann nicht verschenkt werden.
old-not-given = { $tile } wurde nicht in diesem Zug gekauft: Es kann nicht verschenkt werden.
    .page = Das Plättchen { $tileTitle } wurde nicht in diesem Zug gekauft: Es kann nicht verschenkt werden.

## The price

wrong-currency = { $tile } wird in { $currencyDative } bezahlt, nicht mit { $wrong }.
    .page = Das Plättchen { $tileTitle } wird in { $currencyDative } bezahlt, nicht mit { $wrongName }.
too-little-paid = { $tile } kostet { $price }; diese Karten sind nur { $paid } wert.
    .page = Das Plättchen { $tileTitle } kostet { $price }; diese Karten sind nur { $paid } wert.
no-money = { $tile } kostet { $price } { $currencyPlural }; du hast keine.
    .page = Das Plättchen { $tileTitle } kostet { $price } { $currencyPlural }; du hast keine.
    .short = Kostet { $price }; du hast keine { $currencyPlural }.
too-little-money = { $tile } kostet { $price } { $currencyPlural }; du hast davon nur { $money }.
    .page = Das Plättchen { $tileTitle } kostet { $price } { $currencyPlural }; du hast davon nur { $money }.
    .short = Kostet { $price }; du hast { $money }.
too-little-kept = { $tile } kostet { $price } { $currencyPlural }; deine Karten und { $noteYours } ergeben davon nur { $money }.
    .page = Das Plättchen { $tileTitle } kostet { $price } { $currencyPlural }; deine Karten und dein Wechselschein ergeben davon nur { $money }.
    .short = Kostet { $price }; du hast { $money }.
superfluous-card = { $tile } kostet { $price }: Auch ohne { $spare } ist der Preis gedeckt, und Wechselgeld gibt es nicht.
    .page = Das Plättchen { $tileTitle } kostet { $price }: Auch ohne { $spareName } ist der Preis gedeckt, und Wechselgeld gibt es nicht.

## Where a tile is laid

tile-there = Auf { $place } liegt schon ein Plättchen.
    .page = Dort liegt schon ein Plättchen.
    .short = Dort liegt schon ein Plättchen.
gatehouse-there = Auf { $place } liegt ein Portal, und an dessen lange Seite wird nichts angelegt.
    .page = Dort liegt ein Portal, und an dessen lange Seite wird nichts angelegt.
    .short = An die lange Seite eines Portals wird nichts angelegt.
no-side-shared = { $tile } auf { $place } hätte keine Seite mit der Alhambra gemeinsam.
    .page = Das Plättchen { $tileTitle } hätte keine Seite mit der Alhambra gemeinsam.
    .short = Es hätte keine Seite mit der Alhambra gemeinsam.
walls-differ = Mit { $tile } auf { $place } käme im { $sidesName } eine Mauer an eine offene Seite.
    .page = Beim Plättchen { $tileTitle } käme im { $sidesName } eine Mauer an eine offene Seite.
    .short = Eine Mauer würde eine offene Seite berühren.
not-on-foot = { $tile } auf { $place } wäre nicht zu Fuß erreichbar: An jeder Seite, mit der es die Alhambra berührt, ist eine Mauer.
    .page = Das Plättchen { $tileTitle } wäre nicht zu Fuß erreichbar: An jeder Seite, mit der es die Alhambra berührt, ist eine Mauer.
    .short = Es wäre vom Löwenbrunnen aus nicht zu Fuß erreichbar.
hole = { $tile } auf { $place } würde ein Loch einschließen.
    .page = Das Plättchen { $tileTitle } würde ein Loch einschließen.
    .short = Es würde ein Loch einschließen.
camps-alone = { $tile } auf { $place } läge nur an Feldlagern.
    .page = Das Plättchen { $tileTitle } läge nur an Feldlagern.
    .short = Es läge nur an Feldlagern.
no-rampart = { $tile } auf { $place } hätte keine Bastion an einer Mauer.
    .page = Das Plättchen { $tileTitle } hätte keine Bastion an einer Mauer.
    .short = Keine Bastion läge an einer Mauer.
camp-by-gatehouse = { $tile } auf { $place } würde im { $sidesName } ein Portal berühren, und das tun Feldlager nie.
    .page = Das Plättchen { $tileTitle } würde im { $sidesName } ein Portal berühren, und das tun Feldlager nie.
    .short = Ein Feldlager berührt nie ein Portal.
wrong-contact = { $tile } auf { $place } passt im { $sidesName } nicht: Bastionen berühren Mauern, und glatte Seiten von Feldlagern berühren einander.
    .page = Das Plättchen { $tileTitle } passt im { $sidesName } nicht: Bastionen berühren Mauern, und glatte Seiten von Feldlagern berühren einander.
    .short = Bastionen berühren Mauern, glatte Seiten von Feldlagern einander.
hole-without = Ohne { $tile } gäbe es auf { $place } ein Loch.
    .page = Ohne das Plättchen { $tileTitle } gäbe es ein Loch.
cut-off-without = Ohne { $tile } wäre ein Teil der Alhambra nicht mehr zu Fuß erreichbar.
    .page = Ohne das Plättchen { $tileTitle } wäre ein Teil der Alhambra nicht mehr zu Fuß erreichbar.
camp-without = Ohne { $tile } hätte ein Feldlager daneben keine Bastion mehr an einer Mauer.
    .page = Ohne das Plättchen { $tileTitle } hätte ein Feldlager daneben keine Bastion mehr an einer Mauer.
