### Building sites, as only the page says it.

sites-title = Your sites
# Behind the name of a tile
sites-one = building site
sites-bag =
    { $count ->
        [one] { $count } marker in the bag
       *[other] { $count } markers in the bag
    }
sites-none = None yet: start one when you buy, for half the price.
sites-finish = Finish for { $price } { $currencyPlural }
sites-payable = You can pay it now.
    .exactly = You can pay it exactly, and play on.
sites-dear = Your money is not enough now.
sites-known = Only you know its currency.
sites-put-back = You put back: { $currenciesName }.
sites-drawn = Which marker goes on your site?
sites-drawn-line = Drawn, marker { $number }: { $currencyName }
sites-put = Put the { $currencyName } marker on the site
sites-fate = Only you see this. In its currency you finish the site; if you do not, your cards of it are lost at the end. The other marker goes back into the bag.
sites-line = { $tileTitle }: building site
    .known = { $tileTitle }: building site, to be finished for { $price } { $currencyPlural }
sites-other = { $name }: building site { $site }
way-site = As a site
    .note = half the price, your last action
action-site = Start a site with { $tileName }, with { $cardsName }
action-finish = Finish { $tileName }, with { $cardsName }
action-draw = Draw the markers
action-marker = Put marker { $number } on the site
sites-draw = Your site needs a marker
