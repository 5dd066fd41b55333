### Building sites, as only the page says it.

sites-title = Deine Baustellen
sites-one = Baustelle
sites-bag =
    { $count ->
        [one] { $count } Baustellenschild im Beutel
       *[other] { $count } Baustellenschilder im Beutel
    }
sites-none = Noch keine: Beginne eine beim Kauf, für den halben Preis.
sites-finish = Fertigstellen für { $price } { $currencyPlural }
sites-payable = Du kannst sie jetzt bezahlen.
    .exactly = Du kannst passend bezahlen und weiterspielen.
sites-dear = Dein Geld reicht jetzt nicht.
sites-known = Nur du kennst ihre Währung.
sites-put-back = Zurückgelegt: { $currenciesName }.
sites-drawn = Welches Baustellenschild kommt auf deine Baustelle?
sites-drawn-line = Gezogen, Baustellenschild { $number }: { $currencyName }
sites-put = Das Baustellenschild für { $currencyPlural } auf die Baustelle legen
sites-fate = Das siehst nur du. In dieser Währung stellst du die Baustelle fertig; sonst verlierst du am Ende deine Karten dieser Währung. Das andere Baustellenschild kommt zurück in den Beutel.
sites-line = { $tileTitle }: Baustelle
    .known = { $tileTitle }: Baustelle, fertig für { $price } { $currencyPlural }
sites-other = { $name }: Baustelle { $site }
way-site = Als Baustelle
    .note = halber Preis, letzte Aktion
action-site = Mit { $tileName } eine Baustelle beginnen, mit { $cardsName }
action-finish = { $tileName } fertigstellen, mit { $cardsName }
action-draw = Baustellenschilder ziehen
action-marker = Baustellenschild { $number } auf die Baustelle legen
sites-draw = Deine Baustelle braucht ein Baustellenschild
