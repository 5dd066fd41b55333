### Building sites.

## Refusals

no-site-started = Markers are drawn when a site was started.
draw-markers-first = A site was started: first draw its markers.
put-marker-first = A site was started: first put one of the markers on it.
no-marker-drawn = A marker is put on a site when one was started and the markers are drawn.
no-such-marker = There is no marker { $which } to put on a site.
no-marker-left = No marker is left in the bag.
site-not-given = { $tile } is a building site: it cannot be given away.
never-a-site = { $tile } cannot be built as a site.
not-own-site = { $tile } is no site of yours.

## The price

site-wrong-currency = { $tile } as a site is paid for in { $currencyPlural }, not with { $wrong }.
site-too-little-paid = { $tile } as a site costs { $price }; these cards are worth { $paid }.
site-no-money = { $tile } as a site costs { $price } { $currencyName }; you have no { $currencyName } cards.
site-too-little-money = { $tile } as a site costs { $price } { $currencyName }; your { $currencyName } cards are worth { $money }.
site-too-little-kept = { $tile } as a site costs { $price } { $currencyName }; your { $currencyName } cards and { $noteName } are worth { $money }.
site-superfluous-card = { $tile } as a site costs { $price }: it is paid for without { $spare }, and no change is given.

## Why a move leads nowhere

no-site-to-finish = You have no site to finish.

## What happened, and what is to be decided

site-started = { $who } started a site with { $tile } from square { $square } for { $price } { $currencyName }, paying with { $cards }.
markers-drawn =
    { $who } drew { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }.
markers-seen =
    { $who } drew { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }: { $currenciesName }.
marker-put = { $who } put a marker on { $tile }.
marker-seen-put = { $who } put the { $currencyName } marker on { $tile }.
site-finished =
    { $who } finished the site { $tile } for { $price } { $currencyName }, { $exact ->
        [yes] paying exactly with { $cards }
       *[no] paying with { $cards }
    }.
marker-turned = { $who } turned over the { $currencyName } marker on { $tile } and lost { $cards }.
marker-turned-in-vain = { $who } turned over the { $currencyName } marker on { $tile } and held no { $currencyName } cards.
markers-to-draw = Now draw the markers for your site (S-3). What you did until then cannot be taken back.
marker-to-put = Put one of the markers on your site; nobody else sees their backs. In its currency the site is finished (S-5), or your cards of it are lost at the end (S-7).
