### Le plateau Garde, tel que seule la page en parle.

guards-title = Gardes
# Ce que possède le joueur, et ce que coûte un garde manquant
guards-have =
    { $count ->
        [0] Tu n’as aucun garde.
        [one] Tu as { $count } garde.
       *[other] Tu as { $count } gardes.
    }
guards-missing-cost =
    { $points ->
        [one] Un garde manquant coûte { $points } point.
       *[other] Un garde manquant coûte { $points } points.
    }
guards-each = Chaque garde sur ton plus long mur vaut { $points } à la fin.
# Le prix d’une capacité, pour qui l’entend
guards-cost =
    { $guards ->
        [one] { $guards } garde
       *[other] { $guards } gardes
    }
    .card = et une carte Argent
    .points =
        { $points ->
            [one] dont { $points } point faute de gardes
           *[other] dont { $points } points faute de gardes
        }
guards-instead =
    { $points ->
        [one] { $points } point faute de garde
       *[other] { $points } points faute de gardes
    }
guards-offered = { $abilityName } ({ $cost }) : { $about }
guards-posts = Cases de placement
guards-post = { $number } : { $guards } sur { $squares }
    .any = { $number } : { $guards }, sans limite
guards-supply = Dans le stock
guards-half-taken = Demi-bâtiment { $typeName }, déjà pris
guards-half-free = Demi-bâtiment { $typeName }, libre
guards-fact =
    { $count ->
        [one] { $count } garde
       *[other] { $count } gardes
    }

## Pourquoi une capacité ne peut pas être utilisée maintenant, en quelques mots

guards-why-over = Avant de placer les tuiles
guards-why-used = Utilisée pendant ce tour
guards-why-open = Termine d’abord l’autre
guards-why-too-few = Pas assez de gardes ni de points
guards-why-purchase = Il ne resterait rien à acheter
guards-why-nothing-bought = Après un achat
guards-why-no-card = Aucune carte de cette devise
guards-why-actions-over = Il faut encore une action
guards-why-preview-empty = L’aperçu est vide
guards-why-not-exact = Appoint impossible
guards-why-no-section = Plus de section de mur
guards-why-no-open-side = Aucun côté ouvert sur une tuile de ce tour
guards-why-display-empty = L’offre est vide
guards-why-no-plaza = Plus de tuile Place
guards-why-not-overpaid = Après avoir payé en trop
guards-why-bag-empty = Le sac est vide
guards-why-nothing-to-buy = Tu ne peux rien acheter
guards-why-two-guards = Il faut deux gardes
guards-why-no-free-wall = Aucun mur sans garde
guards-why-no-half = Tous sont pris

## Ce qu’il faut décider

guards-ask-owed =
    { $owed ->
        [one] { $abilityName } : paie { $owed } garde
       *[other] { $abilityName } : paie { $owed } gardes
    }
    .hint = Touche le garde qui quitte son mur.
guards-ask-march = Déplacement
    .hint = Touche un garde, puis un mur sans garde.
guards-ask-preview = Achat dans l’aperçu
    .hint = Choisis un bâtiment de l’aperçu.
guards-ask-purchase = Achète maintenant
    .hint = Le nouveau jeton oblige à acheter.
guards-ask-after = Tes actions sont terminées
    .hint = Utilise une capacité, ou passe au placement.
guards-wall = Section de mur
    .hint = Touche le côté ouvert qui reçoit le mur.
guards-wall-side = { $tileTitle }, { $sideName } : poser le mur ici

## Ce qui a été fait, comme un ordre

action-use = Utiliser { $abilityName }
    .with = Utiliser { $abilityName } : { $thingsCommas }
action-guard = Payer avec le garde : { $sideName }
action-preview = Acheter sur la case { $square } de l’aperçu avec { $cardsName }
action-march = Déplacer un garde : { $from } vers { $to }
action-wall = Poser la section de mur : { $sideName }

## Points

guards-row = Gardes
guards-row-missing = Gardes manquants
guards-explained =
    { $count ->
        [one] { $count } garde sur le plus long mur
       *[other] { $count } gardes sur le plus long mur
    }
guards-explained-missing = payés faute de gardes
