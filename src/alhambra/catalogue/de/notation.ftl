### What is wrong with a text that stands for a move, a place, a card, a tile or a position.
### Words that are typed are the same in every language: what stands in a gap between quotes, what follows "schreib" and
### "zum Beispiel", and the lists of what there is.

## Moves

# $known are the words that a move begins with
no-palace-move = „{ $text }“ ist kein Schritt: Ein Schritt beginnt mit { $knownCommas } oder ist „done“ oder „pass“.
no-sheet-move = „{ $text }“ ist kein Schritt: Ein Schritt beginnt mit { $knownCommas } oder ist „coins“, „second“ oder „done“.
move-not-complete = „{ $text }“ ist unvollständig: Hinter „{ $verb }:“ gehört noch etwas.
payment-missing = „{ $text }“ ist unvollständig: Dahinter gehören die Karten, mit denen bezahlt wird, zum Beispiel y3,y4.
lay-where = Ein Plättchen wird an einer Stelle angelegt: Schreib lay:PLÄTTCHEN@STELLE, zum Beispiel lay:tower-9-ES@n2e1.
swap-what = Zwei Plättchen werden ausgetauscht: Schreib swap:ALT/NEU, das Plättchen der Alhambra zuerst.

## Places, cards, tiles

no-place = „{ $text }“ ist keine Stelle: Schreib n2e1, s1, w3 oder c für den Brunnen.
place-too-far = „{ $text }“ ist zu weit vom Brunnen entfernt: Möglich sind höchstens { $farthest } Felder in jede Richtung.
no-market-square = „{ $square }“ ist kein Bauhoffeld: Es gibt 1, 2, 3 und 4.
# $letters are the letters of the currencies
no-card = „{ $text }“ ist keine Karte: Schreib einen der Buchstaben { $letters } und einen Wert von 1 bis 9, zum Beispiel y3.
no-tile = „{ $text }“ ist kein Plättchen dieser Partie.
no-type = „{ $text }“ ist keine Gebäudeart: Es gibt { $knownCommas }.

## The sheet

no-square = „{ $text }“ ist kein Feld: Schreib den gelben und den blauen Würfel, zum Beispiel y3b5.
no-die-changed = Mindestens ein Würfel muss geändert werden.
no-number-on-a-die = „{ $number }“ steht auf keinem Würfel: Es gibt 1 bis 6.
no-change-of-dice = „{ $text }“ ist keine Änderung von Würfeln: Schreib einen Würfel oder einen von jeder Farbe, zum Beispiel y5to3 oder y5to3,b2to4.

## Positions: a game as one line of words `name=value`. $name is such a name.

# $fault says in English what is wrong; faults are for those who write positions by hand
no-position = Das ist keine Stellung der Partie: { $fault }.
position-words = Eine Stellung besteht aus den Wörtern { $knownCommas }, in dieser Reihenfolge.
wrong-parts =
    { $found ->
        [one] „{ $name }“ hat { $found } Teil statt { $count }.
       *[other] „{ $name }“ hat { $found } Teile statt { $count }.
    }
no-number-for = „{ $text }“ ist keine Zahl für „{ $name }“.
no-value-for = „{ $text }“ ist kein Wert für „{ $name }“: Es gibt { $knownCommas }.
no-hexadecimal = „{ $name }“ ist kein hexadezimaler Text.
not-in-this-game = „{ $name }“ enthält etwas, was es in dieser Partie nicht gibt.
no-phase = „{ $text }“ ist keine Phase: Es gibt { $knownCommas }.
no-flags = „{ $text }“ sind keine Kennzeichen: Es gibt { $knownCommas }.
binds-nobody = „{ $text }“ bindet niemanden: Es gibt { $knownCommas }.
more-than-three-cards = An einem Ort gibt es mehr als drei Karten { $card }.
two-tiles-at = Auf { $place } liegen zwei Plättchen.
names-what-is-printed = „{ $name }“ nennt, was auf { $tile } ohnehin aufgedruckt ist.
names-a-tile-twice = „{ $name }“ nennt ein Plättchen zweimal.
no-changed-tile = „{ $name }“ enthält Plättchen mit dem, was sie jetzt sind, nicht „{ $text }“.
# $sides are the letters of the sides
no-walls = „{ $text }“ ist kein Plättchen mit seinen Mauern: Schreib einige der Buchstaben { $sides }.
wrong-past = „past“ enthält für jede Wertung ihre Nummer und sieben Zahlen je Spieler.
wrong-extras = „extras“ enthält für jede Wertung die Punktgewinne durch Module.
no-gain = „{ $text }“ ist kein Punktgewinn: Schreib player:points:clause:reason:count.
unfit-gain = „{ $text }“ ist kein Punktgewinn, der sich wieder einlesen lässt.
nothing-kept = „{ $text }“ ist nichts, was „{ $module }“ sich merkt.
# What a module keeps of a game, as text, is its slice
unfit-slice = „{ $module }“ merkt sich „{ $text }“, aber ein Abschnitt ist ein einziges Wort, ohne „/“ und nicht „-“.
no-four-dice = „{ $text }“ sind keine vier Würfel: Schreib zwei gelbe und zwei blaue, zum Beispiel y25b36.
no-row = „{ $text }“ ist keine Zeile: Schreib die gebauten Spalten, aufsteigend, oder „-“.
no-fictitious-players = Es gibt keine fiktiven Spieler, die etwas angekreuzt haben könnten.
