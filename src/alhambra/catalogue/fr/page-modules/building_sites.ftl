### Sites de construction, comme seule la page le dit.

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
