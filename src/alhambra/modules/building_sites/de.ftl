### Building sites.

## Its name

module-building-sites = Baustellen

## In the rules

paid-building-sites = Baustelle, Fertigstellen einer Baustelle

## Refusals

no-site-started = Baustellenschilder werden gezogen, wenn eine Baustelle begonnen wurde.
    .page = { no-site-started }
draw-markers-first = Eine Baustelle wurde begonnen: Ziehe zuerst ihre Baustellenschilder.
    .page = { draw-markers-first }
put-marker-first = Eine Baustelle wurde begonnen: Lege zuerst eines der Baustellenschilder darauf.
    .page = { put-marker-first }
no-marker-drawn = Auf eine Baustelle legst du erst dann ein Baustellenschild, wenn du sie begonnen und die Baustellenschilder gezogen hast.
    .page = { no-marker-drawn }
no-such-marker = Es gibt kein Baustellenschild { $which }, das auf eine Baustelle gelegt werden könnte.
    .page = { no-such-marker }
no-marker-left = Im Beutel ist kein Baustellenschild mehr.
    .page = { no-marker-left }
    .short = Im Beutel ist kein Baustellenschild mehr.
site-not-given = { $tile } ist eine Baustelle: Sie kann nicht verschenkt werden.
    .page = Das Plättchen { $tileTitle } ist eine Baustelle: Sie kann nicht verschenkt werden.
never-a-site = { $tile } kann nicht als Baustelle gebaut werden.
    .page = Das Plättchen { $tileTitle } kann nicht als Baustelle gebaut werden.
    .short = Es kann nicht als Baustelle gebaut werden.
not-own-site = { $tile } ist keine Baustelle von dir.
    .page = Das Plättchen { $tileTitle } ist keine Baustelle von dir.

## The price. Half a price may be 1.

site-wrong-currency = { $tile } als Baustelle wird in { $currencyDative } bezahlt, nicht mit { $wrong }.
    .page = Das Plättchen { $tileTitle } als Baustelle wird in { $currencyDative } bezahlt, nicht mit { $wrongName }.
site-too-little-paid = { $tile } als Baustelle kostet { $price }; diese Karten sind nur { $paid } wert.
    .page = Das Plättchen { $tileTitle } als Baustelle kostet { $price }; diese Karten sind nur { $paid } wert.
site-no-money =
    { $price ->
        [one] { $tile } als Baustelle kostet { $price } { $currencyName }; du hast keinen.
       *[other] { $tile } als Baustelle kostet { $price } { $currencyPlural }; du hast keine.
    }
    .page = Das Plättchen { $tileTitle } als Baustelle kostet { $price } in { $currencyDative }; du hast keine.
    .short = Kostet { $price }; du hast keine { $currencyPlural }.
site-too-little-money =
    { $price ->
        [one] { $tile } als Baustelle kostet { $price } { $currencyName }; du hast nur { $money }.
       *[other] { $tile } als Baustelle kostet { $price } { $currencyPlural }; du hast davon nur { $money }.
    }
    .page = Das Plättchen { $tileTitle } als Baustelle kostet { $price } in { $currencyDative }; du hast davon nur { $money }.
    .short = Kostet { $price }; du hast { $money }.
site-too-little-kept =
    { $price ->
        [one] { $tile } als Baustelle kostet { $price } { $currencyName }; deine Karten und { $noteYours } ergeben nur { $money }.
       *[other] { $tile } als Baustelle kostet { $price } { $currencyPlural }; deine Karten und { $noteYours } ergeben davon nur { $money }.
    }
    .page = Das Plättchen { $tileTitle } als Baustelle kostet { $price } in { $currencyDative }; deine Karten und dein Wechselschein ergeben davon nur { $money }.
    .short = Kostet { $price }; du hast { $money }.
site-superfluous-card = { $tile } als Baustelle kostet { $price }: Auch ohne { $spare } ist der Preis gedeckt, und Wechselgeld gibt es nicht.
    .page = Das Plättchen { $tileTitle } als Baustelle kostet { $price }: Auch ohne { $spareName } ist der Preis gedeckt, und Wechselgeld gibt es nicht.

## Why a move leads nowhere

no-site-to-finish = Du hast keine Baustelle, die du fertigstellen könntest.

## What happened, and what is to be decided

site-started =
    { $whoKind ->
        [you] Du hast
       *[other] { $who } hat
    } mit { $tile } von Feld { $square } eine Baustelle begonnen, für { $price } { $price ->
        [one] { $currencyName }
       *[other] { $currencyPlural }
    }, bezahlt mit { $cards }.
    .page =
        { $whoKind ->
            [you] Du hast
           *[other] { $who } hat
        } mit { $tileName } eine Baustelle begonnen, für { $price } { $price ->
            [one] { $currencyName }
           *[other] { $currencyPlural }
        }, bezahlt mit { $cardsName }.
markers-drawn =
    { $whoKind ->
        [you] Du hast
       *[other] { $who } hat
    } { $count ->
        [one] { $count } Baustellenschild
       *[other] { $count } Baustellenschilder
    } gezogen.
    .page = { markers-drawn }
markers-seen =
    { $whoKind ->
        [you] Du hast
       *[other] { $who } hat
    } { $count ->
        [one] { $count } Baustellenschild
       *[other] { $count } Baustellenschilder
    } gezogen: { $currenciesName }.
    .page = { markers-seen }
marker-put =
    { $whoKind ->
        [you] Du hast ein Baustellenschild auf { $tile } gelegt.
       *[other] { $who } hat ein Baustellenschild auf { $tile } gelegt.
    }
    .page =
        { $whoKind ->
            [you] Du hast
           *[other] { $who } hat
        } ein Baustellenschild auf { $tileName } gelegt.
marker-seen-put =
    { $whoKind ->
        [you] Du hast das Baustellenschild für { $currencyPlural } auf { $tile } gelegt.
       *[other] { $who } hat das Baustellenschild für { $currencyPlural } auf { $tile } gelegt.
    }
    .page =
        { $whoKind ->
            [you] Du hast
           *[other] { $who } hat
        } das Baustellenschild für { $currencyPlural } auf { $tileName } gelegt. Außer dir sieht niemand die Rückseite.
site-finished =
    { $whoKind ->
        [you] Du hast
       *[other] { $who } hat
    } die Baustelle { $tile } für { $price } { $currencyPlural } fertiggestellt und { $exact ->
        [yes] passend bezahlt, mit { $cards }
       *[no] mit { $cards } bezahlt
    }.
    .page =
        { $whoKind ->
            [you] Du hast
           *[other] { $who } hat
        } { $tileName } für { $price } { $currencyPlural } fertiggestellt und mit { $cardsName } bezahlt.
    .exactly =
        { $whoKind ->
            [you] Du hast
           *[other] { $who } hat
        } { $tileName } für { $price } { $currencyPlural } fertiggestellt und passend mit { $cardsName } bezahlt.
marker-turned =
    { $whoKind ->
        [you] Du hast das Baustellenschild für { $currencyPlural } auf { $tile } umgedreht und dabei { $cards } verloren.
       *[other] { $who } hat das Baustellenschild für { $currencyPlural } auf { $tile } umgedreht und dabei { $cards } verloren.
    }
    .page =
        { $whoKind ->
            [you] Du hast
           *[other] { $who } hat
        } das Baustellenschild für { $currencyPlural } auf { $tileName } umgedreht und dabei { $cardsName } verloren.
marker-turned-in-vain =
    { $whoKind ->
        [you] Du hast das Baustellenschild für { $currencyPlural } auf { $tile } umgedreht und hattest keine { $currencyPlural }.
       *[other] { $who } hat das Baustellenschild für { $currencyPlural } auf { $tile } umgedreht und hatte keine { $currencyPlural }.
    }
    .page =
        { $whoKind ->
            [you] Du hast das Baustellenschild für { $currencyPlural } auf { $tileName } umgedreht und hattest keine { $currencyPlural }.
           *[other] { $who } hat das Baustellenschild für { $currencyPlural } auf { $tileName } umgedreht und hatte keine { $currencyPlural }.
        }
markers-to-draw = Ziehe jetzt die Baustellenschilder für deine Baustelle (S-3). Was du bis dahin getan hast, kann danach nicht mehr rückgängig gemacht werden.
    .page = Ziehe die Baustellenschilder für deine Baustelle. Was du bis dahin getan hast, kannst du danach nicht mehr rückgängig machen.
marker-to-put = Lege eines der Baustellenschilder auf deine Baustelle; außer dir sieht niemand die Rückseiten. In seiner Währung wird die Baustelle fertiggestellt (S-5); sonst verlierst du am Ende deine Karten dieser Währung (S-7).
    .page = Lege eines der Baustellenschilder auf deine Baustelle.

## The help

site-signs = „Bau 9b“, klein „(T) 9b“: Baustelle, für 9 Denare fertig; „9?“ ist geheim.

## What is wrong with what was typed or written

draw-what = Gezogen werden Baustellenschilder: Schreib draw:markers.
marker-to-write = Auf eine Baustelle kommt das erste oder das zweite Baustellenschild: Schreib marker:1 oder marker:2.
no-building-sites = „{ $text }“ sind keine Baustellen.

## On the table

row-markers = Schilder
markers-in-bag = { $count } im Beutel
markers-put-back = du hast { $currenciesName } zurückgelegt
sites-of =
    { $whoKind ->
        [you] Deine Baustellen:
       *[other] Baustellen von { $who }:
    }
# Where a site is: a place as n1, or the word reserve or aside
site-at =
    { $place ->
        [reserve] { $tile } in der Reserve
        [aside] { $tile } beiseitegelegt
       *[other] { $tile } auf { $place }
    }
# Likewise, with the back of its marker. `$letter` is that of the currency, y, g, b or o
site-seen-at =
    { $place ->
        [reserve] { $tile } in der Reserve
        [aside] { $tile } beiseitegelegt
       *[other] { $tile } auf { $place }
    } ({ $currencyName } { $letter })
# On the tile as it is drawn: eight letters with the price, as 9b; it stands in `site-signs` too
drawn-site = Bau { $price }

## Moves

group-marker = Schild
group-site = Baustelle
group-finish = Fertigstellen
# A tile of the market, and half its price; behind it stand payments
site-for = { $square } { $tile } für { $price }
finish-for =
    { $currency ->
        [unknown] { $tile } für { $price }
       *[other] { $tile } für { $price } { $currencyPlural }
    }
draw-from-bag =
    { $count ->
        [one] ziehen, noch { $count } Baustellenschild im Beutel
       *[other] ziehen, noch { $count } Baustellenschilder im Beutel
    }
# Behind it stand markers
put-on-site = auf die Baustelle legen:
absent-site = In dieser Partie gibt es keine Baustellen.
absent-draw = In dieser Partie gibt es keine Baustellen.
absent-marker = In dieser Partie gibt es keine Baustellen.
absent-finish = In dieser Partie gibt es keine Baustellen.
# Which marker, as a move
marker-which =
    { $currency ->
        [unknown] Baustellenschild { $which }, unbekannt
       *[other] Baustellenschild { $which }, { $currencyName }
    }

## Page, everywhere

adds-building-sites = Bezahle jetzt die Hälfte; fertiggestellt wird später, in einer anderen Währung.

## Page

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
