### Sites de construction.

## Its name

module-building-sites = sites de construction

## In the rules

paid-building-sites = site, achèvement d’un site

## Refus

no-site-started = On pioche des marqueurs après avoir ouvert un site.
    .page = { no-site-started }
draw-markers-first = Tu as ouvert un site : pioche d’abord ses marqueurs.
    .page = { draw-markers-first }
put-marker-first = Tu as ouvert un site : poses-y d’abord un des marqueurs.
    .page = { put-marker-first }
no-marker-drawn = On pose un marqueur sur un site après avoir ouvert le site et pioché les marqueurs.
    .page = { no-marker-drawn }
no-such-marker = Il n’y a pas de marqueur { $which } à poser sur un site.
    .page = { no-such-marker }
no-marker-left = Il n’y a plus de marqueur dans le sac.
    .page = { no-marker-left }
    .short = Il n’y a plus de marqueur dans le sac.
site-not-given = { $tile } est un site de construction : on ne peut pas le donner.
    .page = { $tileTitle } : c’est un site de construction, on ne peut pas le donner.
never-a-site = { $tile } ne peut pas devenir un site.
    .page = { $tileTitle } : cette tuile ne peut pas devenir un site.
    .short = Cette tuile ne peut pas devenir un site.
not-own-site = { $tile } n’est pas un de tes sites.
    .page = { $tileTitle } : ce n’est pas un de tes sites.

## Le prix

site-wrong-currency = Comme site, { $tile } se paie en { $currencyPlural }, pas avec { $wrong }.
    .page = { $tileTitle } comme site : on paie en { $currencyPlural }, pas avec { $wrongName }.
site-too-little-paid = Comme site, { $tile } coûte { $price } ; ces cartes valent { $paid }.
    .page = { $tileTitle } comme site : le prix est de { $price } ; ces cartes valent { $paid }.
site-no-money =
    Comme site, { $tile } coûte { $price } { $price ->
        [one] { $currencyName }
       *[other] { $currencyPlural }
    } ; tu n’as aucune carte en { $currencyPlural }.
    .page = { $tileTitle } comme site : il faut payer { $price } en { $currencyPlural }, et tu n’as aucune carte de cette devise.
    .short = Prix { $price } ; tu n’as rien en { $currencyPlural }.
site-too-little-money =
    Comme site, { $tile } coûte { $price } { $price ->
        [one] { $currencyName }
       *[other] { $currencyPlural }
    } ; tes cartes en { $currencyPlural } valent { $money }.
    .page = { $tileTitle } comme site : il faut payer { $price } en { $currencyPlural }, et tes cartes de cette devise valent { $money }.
    .short = Prix { $price } ; tu as { $money }.
site-too-little-kept =
    Comme site, { $tile } coûte { $price } { $price ->
        [one] { $currencyName }
       *[other] { $currencyPlural }
    } ; tes cartes en { $currencyPlural } et ton { $noteName } valent { $money }.
    .page = { $tileTitle } comme site : il faut payer { $price } en { $currencyPlural } ; tes cartes de cette devise et ton certificat valent { $money }.
    .short = Prix { $price } ; tu as { $money }.
site-superfluous-card = Comme site, { $tile } coûte { $price } : le prix est déjà couvert sans { $spare }, et on ne rend pas la monnaie.
    .page = { $tileTitle } comme site : le prix de { $price } est déjà couvert sans { $spareName }, et on ne rend pas la monnaie.

## Pourquoi un coup ne mène à rien

no-site-to-finish = Tu n’as aucun site à achever.

## Ce qui s’est passé, et ce qu’il faut décider

site-started =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } ouvert un site avec { $tile } de la case { $square } pour { $price } { $price ->
        [one] { $currencyName }
       *[other] { $currencyPlural }
    }, en payant avec { $cards }.
    .page =
        { $whoKind ->
            [you] Tu as ouvert
           *[other] { $who } a ouvert
        } un site ({ $tileName }) pour { $price } { $price ->
            [one] { $currencyName }
           *[other] { $currencyPlural }
        }, avec { $cardsName }.
markers-drawn =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } pioché { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    }.
    .page = { markers-drawn }
markers-seen =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } pioché { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    } : { $currenciesName }.
    .page = { markers-seen }
marker-put =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } posé un marqueur sur { $tile }.
    .page =
        { $whoKind ->
            [you] Tu as posé
           *[other] { $who } a posé
        } un marqueur sur { $tileDefinite }.
marker-seen-put =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } posé le marqueur { $currencyName } sur { $tile }.
    .page =
        { $whoKind ->
            [you] Tu as posé
           *[other] { $who } a posé
        } le marqueur { $currencyName } sur { $tileDefinite }. Personne d’autre ne voit son verso.
site-finished =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } achevé le site { $tile } pour { $price } { $currencyPlural }, { $exact ->
        [yes] en faisant l’appoint avec { $cards }
       *[no] en payant avec { $cards }
    }.
    .page =
        { $whoKind ->
            [you] Tu as achevé
           *[other] { $who } a achevé
        } { $tileDefinite } pour { $price } { $currencyPlural }, avec { $cardsName }.
    .exactly =
        { $whoKind ->
            [you] Tu as achevé
           *[other] { $who } a achevé
        } { $tileDefinite } pour exactement { $price } { $currencyPlural }, avec { $cardsName }.
marker-turned =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } retourné le marqueur { $currencyName } sur { $tile } et perdu { $cards }.
    .page =
        { $whoKind ->
            [you] Tu as retourné le marqueur { $currencyName } sur { $tileDefinite } et perdu { $cardsName }.
           *[other] { $who } a retourné le marqueur { $currencyName } sur { $tileDefinite } et perdu { $cardsName }.
        }
marker-turned-in-vain =
    { $whoKind ->
        [you] Tu as retourné le marqueur { $currencyName } sur { $tile }, mais tu n’avais aucune carte en { $currencyPlural }.
       *[other] { $who } a retourné le marqueur { $currencyName } sur { $tile }, mais n’avait aucune carte en { $currencyPlural }.
    }
    .page =
        { $whoKind ->
            [you] Tu as retourné le marqueur { $currencyName } sur { $tileDefinite }, mais tu n’avais aucune carte en { $currencyPlural }.
           *[other] { $who } a retourné le marqueur { $currencyName } sur { $tileDefinite }, mais n’avait aucune carte en { $currencyPlural }.
        }
markers-to-draw = Pioche maintenant les marqueurs de ton site (S-3). Ce que tu as fait jusque-là ne pourra plus être annulé.
    .page = Pioche les marqueurs de ton site. Ce que tu as fait jusque-là ne pourra plus être annulé.
marker-to-put = Pose un des marqueurs sur ton site ; personne d’autre ne voit leur verso. C’est dans sa devise que tu achèveras le site (S-5) ; sinon, tes cartes de cette devise sont perdues à la fin (S-7).
    .page = Pose un des marqueurs sur ton site.

## L’aide

site-signs = « site 9b », en petit « (T) 9b » : à achever pour 9 dinars ; « 9? » est secret.

## Ce qui ne va pas avec ce qui a été tapé ou écrit

draw-what = On pioche des marqueurs : écris draw:markers.
marker-to-write = On pose le premier ou le deuxième marqueur sur un site : écris marker:1 ou marker:2.
no-building-sites = « { $text } » ne décrit pas de sites de construction.

## Sur la table

row-markers = Marqueurs
markers-in-bag = { $count } dans le sac
markers-put-back = tu as remis : { $currenciesName }
sites-of = { $who }, sites :
# Où est un site : un endroit comme n1, ou le mot reserve ou aside
site-at =
    { $place ->
        [reserve] { $tile } en réserve
        [aside] { $tile } mis de côté
       *[other] { $tile } en { $place }
    }
# De même, avec le verso de son marqueur. `$letter` est celle de la devise : y, g, b ou o
site-seen-at =
    { $place ->
        [reserve] { $tile } en réserve
        [aside] { $tile } mis de côté
       *[other] { $tile } en { $place }
    } ({ $currencyName } { $letter })
# Sur la tuile telle qu’elle est dessinée : huit lettres avec le prix, comme 9b
drawn-site = site { $price }

## Coups

group-marker = Marqueur
group-site = Site
group-finish = Achever
# Une tuile du chantier, et la moitié de son prix ; suivent des paiements
site-for = { $square } { $tile } pour { $price }
finish-for =
    { $currency ->
        [unknown] { $tile } pour { $price }
       *[other] { $tile } pour { $price } { $currencyPlural }
    }
draw-from-bag =
    piocher, parmi { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    } dans le sac
# Suivent des marqueurs
put-on-site = poser sur le site :
absent-site = Il n’y a pas de sites de construction dans cette partie.
absent-draw = Il n’y a pas de sites de construction dans cette partie.
absent-marker = Il n’y a pas de sites de construction dans cette partie.
absent-finish = Il n’y a pas de sites de construction dans cette partie.
# Quel marqueur, comme coup
marker-which =
    { $currency ->
        [unknown] marqueur { $which }, inconnu
       *[other] marqueur { $which }, { $currencyName }
    }

## Page, everywhere

adds-building-sites = Paie la moitié maintenant, termine plus tard dans une autre devise.

## Page

sites-title = Tes sites
sites-one = site de construction
sites-bag =
    { $count ->
        [one] { $count } marqueur dans le sac
       *[other] { $count } marqueurs dans le sac
    }
sites-none = Aucun pour l’instant : ouvres-en un en achetant, à moitié prix.
sites-finish = À achever pour { $price } { $currencyPlural }
sites-payable = Tu peux le payer maintenant.
    .exactly = Tu peux faire l’appoint, et rejouer.
sites-dear = Ton argent ne suffit pas pour l’instant.
sites-known = Personne d’autre ne connaît sa devise.
sites-put-back = Tu as remis : { $currenciesName }.
sites-drawn = Quel marqueur poses-tu sur ton site ?
sites-drawn-line = Marqueur { $number } pioché : { $currencyName }
sites-put = Poser le marqueur { $currencyName } sur le site
sites-fate = Personne d’autre ne voit ceci. Tu achèveras le site dans sa devise ; sinon, tes cartes de cette devise sont perdues à la fin. L’autre marqueur retourne dans le sac.
sites-line = { $tileTitle } : site de construction
    .known = { $tileTitle } : site de construction, à achever pour { $price } { $currencyPlural }
sites-other = { $name } : site de construction { $site }
way-site = Comme site
    .note = à moitié prix, dernière action
action-site = Ouvrir un site ({ $tileName }) avec { $cardsName }
action-finish = Achever { $tileDefinite } avec { $cardsName }
action-draw = Piocher les marqueurs
action-marker = Poser le marqueur { $number } sur le site
sites-draw = Ton site demande un marqueur
