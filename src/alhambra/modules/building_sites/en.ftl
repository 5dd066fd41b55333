### Building sites.

## Its name

module-building-sites = building sites

## In the rules

paid-building-sites = site, finishing a site

## Refusals

no-site-started = Markers are drawn when a site was started.
    .page = { no-site-started }
draw-markers-first = A site was started: first draw its markers.
    .page = { draw-markers-first }
put-marker-first = A site was started: first put one of the markers on it.
    .page = { put-marker-first }
no-marker-drawn = A marker is put on a site when one was started and the markers are drawn.
    .page = { no-marker-drawn }
no-such-marker = There is no marker { $which } to put on a site.
    .page = { no-such-marker }
no-marker-left = No marker is left in the bag.
    .page = { no-marker-left }
    .short = No marker is left in the bag.
site-not-given = { $tile } is a building site: it cannot be given away.
    .page = { $tileTitle } is a building site: it cannot be given away.
never-a-site = { $tile } cannot be built as a site.
    .page = { $tileTitle } cannot be built as a site.
    .short = It cannot be built as a site.
not-own-site = { $tile } is no site of yours.
    .page = { $tileTitle } is no site of yours.

## Refusals: the price

site-wrong-currency = { $tile } as a site is paid for in { $currencyPlural }, not with { $wrong }.
    .page = { $tileTitle } as a site is paid for in { $currencyPlural }, not with { $wrongName }.
site-too-little-paid = { $tile } as a site costs { $price }; these cards are worth { $paid }.
    .page = { $tileTitle } as a site costs { $price }; these cards are worth { $paid }.
site-no-money = { $tile } as a site costs { $price } { $currencyName }; you have no { $currencyName } cards.
    .page = { $tileTitle } as a site costs { $price } { $currencyName }; you have no { $currencyName } cards.
    .short = Costs { $price }; you have no { $currencyName }.
site-too-little-money = { $tile } as a site costs { $price } { $currencyName }; your { $currencyName } cards are worth { $money }.
    .page = { $tileTitle } as a site costs { $price } { $currencyName }; your { $currencyName } cards are worth { $money }.
    .short = Costs { $price }; you have { $money }.
site-too-little-kept = { $tile } as a site costs { $price } { $currencyName }; your { $currencyName } cards and { $noteName } are worth { $money }.
    .page = { $tileTitle } as a site costs { $price } { $currencyName }; your { $currencyName } cards and your certificate are worth { $money }.
    .short = Costs { $price }; you have { $money }.
site-superfluous-card = { $tile } as a site costs { $price }: it is paid for without { $spare }, and no change is given.
    .page = { $tileTitle } as a site costs { $price }: it is paid for without { $spareName }, and no change is given.

## Why a move leads nowhere

no-site-to-finish = You have no site to finish.

## What happened, and what is to be decided

site-started = { $who } started a site with { $tile } from square { $square } for { $price } { $currencyName }, paying with { $cards }.
    .page = { $who } started a site with { $tileName } for { $price } { $currencyName }, with { $cardsName }.
markers-drawn =
    { $who } drew { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }.
    .page = { markers-drawn }
markers-seen =
    { $who } drew { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }: { $currenciesName }.
    .page = { markers-seen }
marker-put = { $who } put a marker on { $tile }.
    .page = { $who } put a marker on { $tileName }.
marker-seen-put = { $who } put the { $currencyName } marker on { $tile }.
    .page = { $who } put the { $currencyName } marker on { $tileName }. Nobody else sees its back.
site-finished =
    { $who } finished the site { $tile } for { $price } { $currencyName }, { $exact ->
        [yes] paying exactly with { $cards }
       *[no] paying with { $cards }
    }.
    .page = { $who } finished { $tileName } for { $price } { $currencyName }, with { $cardsName }.
    .exactly = { $who } finished { $tileName } for exactly { $price } { $currencyName }, with { $cardsName }.
marker-turned = { $who } turned over the { $currencyName } marker on { $tile } and lost { $cards }.
    .page = { $who } turned over the { $currencyName } marker on { $tileName } and lost { $cardsName }.
marker-turned-in-vain = { $who } turned over the { $currencyName } marker on { $tile } and held no { $currencyName } cards.
    .page = { $who } turned over the { $currencyName } marker on { $tileName } and held no { $currencyName } cards.
markers-to-draw = Now draw the markers for your site (S-3). What you did until then cannot be taken back.
    .page = Draw the markers for your site. What you did until then cannot be taken back.
marker-to-put = Put one of the markers on your site; nobody else sees their backs. In its currency the site is finished (S-5), or your cards of it are lost at the end (S-7).
    .page = Put one of the markers on your site.

## The help

site-signs = 'site 9b', small '(T) 9b', is a site to be finished for 9 dinar; '9?' is secret.

## What is wrong with what was typed or written

draw-what = Markers are drawn: write draw:markers.
marker-to-write = The first or the second marker is put on a site: write marker:1 or marker:2.
no-building-sites = '{ $text }' are no building sites.

## On the table
row-markers = Markers
markers-in-bag = { $count } in the bag
markers-put-back = you put back { $currenciesName }
sites-of = { $who }, sites:
# Where a site is: a place as n1, or the word reserve or aside
site-at =
    { $place ->
        [reserve] { $tile } in the reserve
        [aside] { $tile } set aside
       *[other] { $tile } at { $place }
    }
# Likewise, with the back of its marker. `$letter` is that of the currency, y, g, b or o
site-seen-at =
    { $place ->
        [reserve] { $tile } in the reserve
        [aside] { $tile } set aside
       *[other] { $tile } at { $place }
    } ({ $currencyName } { $letter })
# On the tile as it is drawn: eight letters with the price, as 9b
drawn-site = site { $price }

## Moves
group-marker = Marker
group-site = Site
group-finish = Finish
# A tile of the market, and half its price; behind it stand payments
site-for = { $square } { $tile } for { $price }
finish-for =
    { $currency ->
        [unknown] { $tile } for { $price }
       *[other] { $tile } for { $price } { $currencyName }
    }
draw-from-bag =
    draw, from { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    } in the bag
# Behind it stand markers
put-on-site = put on the site:
absent-site = There are no building sites in this game.
absent-draw = There are no building sites in this game.
absent-marker = There are no building sites in this game.
absent-finish = There are no building sites in this game.
# Which marker, as a move
marker-which =
    { $currency ->
        [unknown] marker { $which }, unknown
       *[other] marker { $which }, { $currencyName }
    }

## Page, everywhere

adds-building-sites = Pay half now, finish it later in another currency.

## Page

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
