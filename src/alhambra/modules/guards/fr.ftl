### Gardes.

## Its name

module-guards = gardes

## In the rules

scored-guards = gardes

## Refus : ce qui est commencé

choose-guard = Choisis d’abord le garde qui paie la capacité { $abilityName }.
    .page = { choose-guard }
preview-paid = L’achat dans l’aperçu est payé : achète un bâtiment du plateau Aperçu.
    .page = { preview-paid }
march-paid = Le déplacement est payé : mets un garde sur un mur.
    .page = { march-paid }
new-token-begun = Après un nouveau jeton, l’action doit être un achat.
    .page = { new-token-begun }
nothing-left-to-buy = Après un nouveau jeton, l’action doit être un achat, et la capacité { $abilityName } ne laisserait rien à acheter.
    .page = { nothing-left-to-buy }

## Les capacités, et qui les paie

abilities-over = On utilise les capacités avant de placer les tuiles.
    .page = { abilities-over }
no-ability = Le plateau Garde de cette partie n’a pas la capacité { $abilityName }.
    .page = { no-ability }
used-up = La capacité { $abilityName } a déjà été utilisée pendant ce tour.
    .page = { used-up }
too-few-guards =
    La capacité { $abilityName } coûte { $guards ->
        [one] { $guards } garde
       *[other] { $guards } gardes
    }, ou { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour chaque garde manquant : tu n’as assez ni de l’un ni de l’autre.
    .page = { too-few-guards }
no-guard = Tu n’as pas de garde en { $side }, ni dans l’Alhambra ni dans la réserve.
    .page = Pas de garde à toi ici ({ $sideName }), ni dans l’Alhambra ni dans la réserve.
no-guard-to-pay = On paie des gardes quand on utilise une capacité.
    .page = { no-guard-to-pay }

## Jetons et demi-bâtiments

not-bought = { $tile } ne vient pas d’un achat de ce tour.
    .page = { $tileTitle } : ce n’est pas un achat de ce tour.
no-token = Il n’y a pas de jeton sur { $tile }.
    .page = Il n’y a pas de jeton sur { $tileDefinite }.
no-token-on-square = Il n’y a pas de jeton sur la case { $square } du chantier.
    .page = { no-token-on-square }
exchange-currency = L’échange avec la case { $square } du chantier se paie dans la devise de cette case.
    .page = { exchange-currency }
bag-empty = Le sac est vide.
    .page = { bag-empty }
token-without-purchase = Un nouveau jeton commence un achat, et il n’y a rien que tu puisses acheter.
    .page = { token-without-purchase }
half-building-taken = Le demi-bâtiment du type { $typeName } est déjà pris.
    .page = { half-building-taken }

## Argent

not-overpaid = Tu ne viens pas de payer en trop pour une tuile du chantier.
    .page = { not-overpaid }
preview-first = Pour acheter sur le plateau Aperçu, utilise d’abord la capacité.
    .page = { preview-first }
preview-card = Sans { $card }, aucun bâtiment du plateau Aperçu ne pourrait être payé en faisant l’appoint.
    .page = Sans { $cardName }, aucun bâtiment du plateau Aperçu ne pourrait être payé en faisant l’appoint.
empty-preview-square = Il n’y a pas de tuile sur la case { $square } de l’aperçu.
    .page = { empty-preview-square }
one-currency = Les cartes doivent être d’une seule devise.
    .page = { one-currency }
preview-not-exact = { $tile } coûte { $price }, et il faut faire l’appoint ; ces cartes valent { $paid }.
    .page = { $tileTitle } : le prix est de { $price }, et il faut faire l’appoint ; ces cartes valent { $paid }.
preview-no-cards = { $tile } coûte { $price }, et il faut faire l’appoint ; dans aucune devise tes cartes ne font { $price }.
    .page = { $tileTitle } : le prix est de { $price }, et il faut faire l’appoint ; dans aucune devise tes cartes ne font { $price }.

## Tuiles Place, déplacements et murs

no-plaza = Il n’y a plus de tuile Place.
    .page = { no-plaza }
plaza-not-given = { $tile } est une tuile Place : on ne peut pas la donner.
    .page = { $tileTitle } : on ne peut pas la donner.
march-first = Pour un déplacement, utilise d’abord la capacité.
    .page = { march-first }
march-needs-two = Un déplacement demande deux gardes : un pour payer, un à déplacer.
    .page = { march-needs-two }
no-free-wall = Il n’y a aucun mur sans garde où en déplacer un.
    .page = { no-free-wall }
no-free-wall-paid = Une fois le garde { $side } payé, il n’y aurait aucun mur sans garde où en déplacer un.
    .page = Une fois ce garde payé ({ $sideName }), il n’y aurait aucun mur sans garde où en déplacer un.
not-free-wall = { $side } n’est pas le mur sans garde d’une tuile placée.
    .page = { $sideName } : ce n’est pas le mur sans garde d’une tuile placée.
no-section-left = Il n’y a plus de section de mur.
    .page = { no-section-left }
no-section = Il n’y a pas de section de mur à poser sur une tuile.
    .page = { no-section }
no-open-side = Aucune tuile acquise pendant ce tour n’a de côté ouvert pour un mur.
    .page = { no-open-side }
not-open-side = { $side } n’est pas un côté ouvert qui puisse porter un mur.
    .page = { $sideName } : ce n’est pas un côté ouvert qui puisse porter un mur.
section-later = On pose la section de mur sur une tuile au moment de placer les tuiles.
    .page = { section-later }
section-first = Il faut d’abord poser la section de mur sur { $tile } : aucune autre tuile ne peut la porter.
    .page = Il faut d’abord poser la section de mur sur { $tileDefinite } : aucune autre tuile ne peut la porter.
section-not-given = { $tile } porte une section de mur : on ne peut pas la donner.
    .page = { $tileTitle } : on ne peut pas donner une tuile qui porte une section de mur.

## Pourquoi un coup ne mène à rien

no-card-to-exchange = Tu n’as aucune carte dans la devise d’une case avec laquelle faire l’échange.
no-preview-to-pay = Une fois une carte payée, tu ne pourrais faire l’appoint pour aucun bâtiment de l’aperçu.
no-card-for-preview = Tu n’as aucune carte pour payer un achat dans l’aperçu.
nothing-to-exchange = Tu n’as acheté pendant ce tour aucun bâtiment dont le jeton puisse être échangé.

## Ce qui s’est passé, et ce qu’il faut décider

guards-board-set = Le plateau Garde comporte les capacités { $abilitiesName } ; nombre de cases des tuiles Placement : { $posts }.
    .page = Capacités du plateau Garde de cette partie : { $abilities }.
guards-any-number = illimité
guards-ability-used =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } utilisé la capacité { $ability ->
        [card] Carte pour prendre { $card } dans l’offre
        [half-building] Demi-bâtiment pour prendre le demi-bâtiment du type { $typeName }
        [wall] Mur pour prendre une section de mur
        [exact-change] Appoint : malgré le trop-perçu, le paiement compte comme exact
       *[other] { $abilityName }
    }.
    .page =
        { $whoKind ->
            [you] Tu as
           *[other] { $who } a
        } { $ability ->
            [card] utilisé la capacité { $abilityName } pour prendre { $cardsName }.
            [half-building] utilisé la capacité { $abilityName } pour prendre le demi-bâtiment { $typeTitle }.
           *[other] utilisé la capacité { $abilityName }.
        }
guards-ability-paid =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } payé { $paid }, puis utilisé la capacité { $ability ->
        [card] Carte pour prendre { $card } dans l’offre
        [half-building] Demi-bâtiment pour prendre le demi-bâtiment du type { $typeName }
        [wall] Mur pour prendre une section de mur
        [exact-change] Appoint : malgré le trop-perçu, le paiement compte comme exact
       *[other] { $abilityName }
    }.
guards-missing =
    { $points ->
        [one] { $points } point faute de gardes
       *[other] { $points } points faute de gardes
    }
    .page =
        { $whoKind ->
            [you] Tu as
           *[other] { $who } a
        } { $points ->
            [one] payé { $points } point faute de gardes.
           *[other] payé { $points } points faute de gardes.
        }
guard-paid =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } payé avec le garde { $guard }.
    .page =
        { $whoKind ->
            [you] Tu as
           *[other] { $who } a
        } payé avec un garde ({ $tileName }, { $sideName }).
guards-stationed =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } reçu un garde sur { $guards }.
    .page =
        { $whoKind ->
            [you] Tu as
           *[other] { $who } a
        } { $count ->
            [one] reçu { $count } garde sur { $tileDefinite }.
           *[other] reçu { $count } gardes sur { $tileDefinite }.
        }
guards-posted =
    { $count ->
        [one] { $count } garde du stock est allé sur les tuiles Placement.
       *[other] { $count } gardes du stock sont allés sur les tuiles Placement.
    }
    .page = { guards-posted }
guard-marched =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } déplacé le garde { $guard } sur { $to }.
    .page =
        { $whoKind ->
            [you] Tu as
           *[other] { $who } a
        } déplacé un garde : { $oldName } vers { $newName }.
guards-tokens-swapped =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } échangé deux jetons : { $tile } porte maintenant { $typeIndefinite }, et { $market_tile }, sur la case { $square }, { $market_typeIndefinite }.
    .page =
        { $whoKind ->
            [you] Tu as
           *[other] { $who } a
        } échangé deux jetons : { $old_typeTitle } contre { $new_typeTitle }, de la case des { $currencyPlural } du chantier.
guards-token-replaced =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } pioché un jeton { $new_typeTitle } pour { $tile } sur la case { $square } ; le jeton { $old_typeTitle } est retourné dans le sac.
    .page =
        { $whoKind ->
            [you] Tu as
           *[other] { $who } a
        } pioché un nouveau jeton pour la case des { $currencyPlural } du chantier : { $new_typeTitle } au lieu de { $old_typeTitle }.
guards-preview-bought =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } acheté { $tile } sur la case { $square } de l’aperçu pour { $price } { $currencyPlural }, en faisant l’appoint avec { $cards }.
    .page =
        { $whoKind ->
            [you] Tu as
           *[other] { $who } a
        } acheté { $tileDefinite } dans l’aperçu pour { $price }, en faisant l’appoint avec { $cardsName }.
guards-plaza-taken =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } pris { $tile }.
    .page =
        { $whoKind ->
            [you] Tu as
           *[other] { $who } a
        } pris une tuile Place.
guards-wall-put =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } posé la section de mur sur { $tile }, { $sideName }.
    .page =
        { $whoKind ->
            [you] Tu as
           *[other] { $who } a
        } posé la section de mur sur { $tileDefinite }, { $sideName }.
guards-wall-returned =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } remis la section de mur dans le stock : il ne restait aucune tuile pour la porter.
    .page = { guards-wall-returned }
guards-owed =
    { $owed ->
        [one] Tu utilises la capacité { $abilityName } et tu dois { $owed } garde : choisis qui part (R-31) ; * est sur ton plus long mur.
       *[other] Tu utilises la capacité { $abilityName } et tu dois { $owed } gardes : choisis qui part (R-31) ; * est sur ton plus long mur.
    }
guards-using-march = Déplacement : choisis quel garde va où (R-41) ; * est sur ton plus long mur.
guards-using-preview-purchase = Achat dans l’aperçu : choisis ce que tu achètes, en faisant l’appoint dans une seule devise (R-35).
guards-purchase-bound = Après le nouveau jeton, cette action doit être un achat (R-40).
guards-after = Tes actions sont terminées : utilise une capacité, ou tape « done » pour passer au placement (R-22).
guards-wall-to-put = Tu as une section de mur : pose-la sur une tuile avant de placer celle-ci ou de la mettre en réserve (R-36).
guards-worth = gardes : { $worth } pour chacun sur le plus long mur ({ $clause }).

## Le plateau Garde. Le nom d’une ligne a huit caractères au plus.

row-guards = Gardes
row-posts = Cases
row-supply = Stock
row-held = Pris
guards-any = illimité
guards-number = un garde sur le plus long mur : { $points }
guards-missing-price =
    un garde manquant : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
all-halves = tous les demi-bâtiments
halves-left = demi-bâtiments : { $typesCommas }
no-halves = plus de demi-bâtiment
guards-left =
    { $count ->
        [one] { $count } garde
       *[other] { $count } gardes
    }
    .page = { guards-left }
sections-left =
    { $count ->
        [one] { $count } section de mur
       *[other] { $count } sections de mur
    }
    .page = { sections-left }
plazas-left =
    { $count ->
        [one] { $count } tuile Place
       *[other] { $count } tuiles Place
    }
    .page = { plazas-left }
half-held = { $who } : demi-bâtiment { $typeName }
guards-about =
    Une tuile Terrain et son jeton forment un bâtiment : t07 abrège terrain-07, et
    t07-S est son côté sud. Sur un mur, ● est un garde, ○ une tour de garde sans
    garde, ◉ deux gardes. Les tours de garde d’un bâtiment reçoivent leurs gardes
    quand on le place ou qu’on le met en réserve. Une capacité s’utilise une fois
    par tour, avant le placement : « use » montre lesquelles tu peux utiliser
    maintenant. Choisis ensuite les gardes qui la paient : « pay t04-E ».
guards-abilities = Capacités de cette partie :
# Le mot qui se tape, puis le nom.
guards-ability =
    { $ability }, { $abilityName } ({ $guards ->
        [one] { $guards } garde
       *[other] { $guards } gardes
    }{ $cards ->
        [0] { "" }
       *[other] { " " }et une carte
    }{ $used ->
        [yes] , utilisée
       *[no] { "" }
    }) : { $meaning } ({ $clause })
guards-too-few =
    Qui n’a pas assez de gardes paie { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour chaque garde manquant (R-32).
meaning-exchange = échanger le jeton d’un bâtiment acheté pendant ce tour avec celui d’une case du chantier ; la carte est de la devise de cette case
    .page = Échange le jeton d’un nouveau bâtiment contre un du chantier
meaning-preview-purchase = acheter sur le plateau Aperçu, en faisant l’appoint dans une seule devise, au choix
    .page = Achète dans l’aperçu, en faisant l’appoint
meaning-wall = prendre une section de mur pour un bâtiment ou une tuile Place de ce tour ; on l’y pose au moment du placement
    .page = Une section de mur pour une nouvelle tuile
meaning-card = prendre une carte de l’offre
    .page = Prends une carte de l’offre
meaning-plaza = prendre une tuile Place, qui se place comme un bâtiment
    .page = Une tuile sans mur ni type
meaning-exact-change = le paiement que tu viens de faire compte comme exact malgré le trop-perçu : une action supplémentaire
    .page = Un trop-perçu compte comme exact
meaning-new-token = piocher un autre jeton pour une case du chantier, puis acheter ; cela ne peut pas être annulé
    .page = Pioche un nouveau jeton pour le chantier, puis achète ; sans retour
meaning-march = déplacer un autre garde sur un mur de ton Alhambra qui n’en a pas
    .page = Déplace un garde sur un mur libre
meaning-half-building = prendre un demi-bâtiment : la moitié d’un bâtiment de son type à chaque décompte
    .page = La moitié d’un bâtiment à chaque décompte

## L’aide

guards-signs = En savoir plus sur les gardes, les capacités et leurs signes : « guards ».
command-guards = le plateau Garde : capacités, prix, tuiles Placement, stocks

## Noms

ability-exchange = Échange
    .page = Échange
ability-preview-purchase = Achat dans l’aperçu
    .page = Achat dans l’aperçu
ability-wall = Mur
    .page = Mur
ability-card = Carte
    .page = Carte
ability-plaza = Place
    .page = Place
ability-exact-change = Appoint
    .page = Appoint
ability-new-token = Nouveau jeton
    .page = Nouveau jeton
ability-march = Déplacement
    .page = Déplacement
ability-half-building = Demi-bâtiment
    .page = Demi-bâtiment
reason-guards = gardes
reason-missing-guards = gardes manquants

## Ce qui ne va pas avec ce qui a été tapé ou écrit

unknown-ability = « { $text } » n’est pas une capacité ; choix possibles : { $knownCommas }.
use-how = Écris { $form }.
no-preview-square = « { $square } » n’est pas une case de l’aperçu : elles vont de 1 à 3.
no-side-of-a-tile = « { $text } » n’est pas le côté d’une tuile : écris terrain-04-E, le côté par une des lettres { $sides }.
march-where = Un garde se déplace d’un côté à un autre : écris march:terrain-04-E/terrain-07-N.
no-guard-board = « { $text } » ne décrit pas un plateau Garde.
wrong-guard-board = « { $text } » ne décrit pas un plateau Garde : ses nombres ne vont pas.
no-guards-of-a-tile = « { $text } » ne décrit pas les gardes d’une tuile.

## Sur la table, et coups. `$ability` est le mot qui se tape, `$abilityName` le nom de la capacité.

column-guards = gardes
# Les gardes que coûte une capacité, et si elle coûte aussi une carte Argent
guards-price =
    { $cards ->
        [0] { $ability } { $guards }
       *[other] { $ability } { $guards }+carte
    }
guards-price-used =
    { $cards ->
        [0] { $ability } { $guards } (utilisée)
       *[other] { $ability } { $guards }+carte (utilisée)
    }
group-use = Utiliser
group-march = Déplacer
group-preview = Aperçu
group-wall = Mur
# Ce que coûte une capacité : des gardes, des points, ou les deux. Suit ce qui est choisi
use-for = { $ability } ({ $cost })
use-for-at-once = { $ability } ({ $cost }, pioche immédiate)
# Suivent des cartes, qui sont payées aussi
use-for-and = { $ability } ({ $cost }) et
cost-guards =
    { $count ->
        [one] { $count } garde
       *[other] { $count } gardes
    }
cost-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
# Une tuile du joueur, une case du chantier et le type qui s’y trouve ; suivent des cartes
use-exchange = échanger { $tile } avec { $square } { $typeName }, pour
use-on-square = { $square } ({ $typeName })
# Un garde par sa tuile et son côté, et où il est : un endroit comme n1, ou le mot reserve
guard-at =
    { $place ->
        [reserve] { $guard } ({ $typeName } en réserve)
       *[other] { $guard } ({ $typeName } en { $place })
    }
# Suivent des murs
march-to = { $guard } vers
# Suivent des lettres de côtés
wall-on = sur { $tile }, côté
absent-guards = Il n’y a pas de gardes dans cette partie.
absent-use = Il n’y a pas de gardes dans cette partie.
absent-preview = Il n’y a pas de gardes dans cette partie.
absent-march = Il n’y a pas de gardes dans cette partie.
absent-wall = Il n’y a pas de gardes dans cette partie.
type-plaza = tuile Place
    .definite = la tuile Place
    .indefinite = une tuile Place
    .plural = tuiles Place
    .title = Tuile Place
    .short = pla

## Ce qui est une reconstitution

reconstructed-guards = Les tuiles Placement, la face de première partie et les nombres des gardes sont une reconstitution : « rules R-4 », « rules R-11 » et « rules R-63 ».
    .page = Les tuiles Placement, la face de première partie et les nombres des gardes sont une reconstitution : les images sont perdues.

## Page

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
