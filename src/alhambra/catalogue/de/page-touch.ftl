### Wählen, was eine Aktion braucht, von welchem Modul sie auch ist.

## Was als Nächstes kommt, nach der Art der Sache

touch-ability = Wähle eine Fähigkeit.
touch-card = Wähle eine Karte deiner Hand.
touch-cards = Wähle die Karten zum Bezahlen.
touch-corner = Wähle eine Ecke.
touch-currency = Wähle eine Währung.
touch-edge = Wähle eine Seite eines Plättchens.
touch-falcon = Wähle einen Falken.
touch-guard = Wähle einen Wächter.
touch-half-square = Wähle ein halbes Feld.
touch-marker = Wähle ein Baustellenschild.
touch-market-square = Wähle ein Bauhoffeld.
touch-pile = Wähle einen Stapel.
touch-place = Wähle eine Stelle in deiner Alhambra.
touch-preview-square = Wähle ein Vorschaufeld.
touch-slot = Wähle eine Karte der Auslage.
touch-slots = Wähle Karten der Auslage.
touch-tile = Wähle ein Plättchen.
touch-type = Wähle eine Gebäudeart.

turn-more = Mehr ({ $count })
touch-chosen = Gewählt: { $thingsCommas }.

## Dinge nach ihrer Nummer, ihrer Seite und ihrer Stelle

thing-pile = Stapel { $number }
thing-marker = Baustellenschild { $number }
thing-market-square = Bauhoffeld { $number }
thing-preview-square = Vorschaufeld { $number }
thing-edge = { $tileTitle }, { $side }
thing-guard = Wächter: { $tileTitle }, { $side }
thing-kept = Guthaben
thing-none = Keine

## Bezahlen, was es auch ist

pay-ways = Was bezahlt wird
pay-button = { $price } bezahlen
pay-sum = { $sum } von { $price }
