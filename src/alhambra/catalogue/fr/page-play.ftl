### La partie sur la page : le plateau, le tour, le récit, les scores.

## Le plateau

board-market = Chantier
board-square = Case { $number }, { $currencyPlural } : { $content }
    .empty = Case { $number }, { $currencyPlural } : vide
    .exact = Case { $number }, { $currencyPlural } : { $content }, tu peux faire l’appoint
    .over = Case { $number }, { $currencyPlural } : { $content }, tu peux payer, mais sans faire l’appoint
board-display = Offre de cartes Argent
board-slot = L’emplacement { $number } de l’offre est vide
board-hand = Ton argent
    .empty = Aucune carte en main.
board-sum =
    { $cards ->
        [one] { $currencyTitle } : { $cards } carte, { $sum } en tout
       *[other] { $currencyTitle } : { $cards } cartes, { $sum } en tout
    }
board-lit-card = { $card }, carte d’un paiement possible
board-no-tiles = aucune
board-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
board-palace =
    { $tiles ->
        [1] { $name } : Alhambra avec la fontaine seule, plus long mur : { $wall }
       *[other] { $name } : Alhambra de { $tiles } tuiles, plus long mur : { $wall }
    }
board-place = vide
    .legal = on peut placer ici { $tileDefinite }
    .pickable = peut être choisie
    .picked = choisie
board-others = Les autres Alhambras
board-enlarge = { $name } : regarder son Alhambra
    .bot = bot
    .points =
        { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    .wall = mur { $wall }
    .cards =
        { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }
    .reserve = réserve { $tiles }
    .to-act = doit jouer
board-bot = bot
board-wall = mur
board-cards = cartes
board-reserve = réserve
board-refusal = { $reason } ({ $clause })
board-zoom = Vue
    .closer = Agrandir
    .farther = Réduire
    .fit = Voir toute l’Alhambra
board-things = Ce que tu peux choisir
board-half-square = { $placeName } : demi-case, grand côté { $sidesName }
board-corner = { $placeName } : coin sud-est
board-edge = { $tileTitle }, { $placeName } : côté { $sidesName }
board-guard = { $tileTitle }, { $placeName } : garde { $sidesName }

## Autour du plateau

game-main = La table
game-market = Chantier : tuiles à acheter
game-display = Argent à prendre
game-menu = Table
game-log = Journal
game-scores = Scores
game-left = Reste
drawer-wares = Étals
drawer-works = Travaux
drawer-coming = Aperçu
game-end = Résultat
game-players = Joueurs
game-drawers = Plateaux annexes
game-tray = Ton argent et tes tuiles
game-your-palace = Ton Alhambra
game-palace-of = Alhambra : { $name }
game-money-of = Argent : { $name }
game-reserve = Réserve
game-aside = À placer
game-bought = Achats
game-neutral-tiles =
    { $count ->
        [one] Dirk : { $count } tuile
       *[other] Dirk : { $count } tuiles
    }
game-neutral-count = { $typeTitle } { $count }
game-left-in-piles = Il reste { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } et { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
    .tiles =
        { $tiles ->
            [one] { $tiles } tuile
           *[other] { $tiles } tuiles
        }
    .cards =
        { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }
game-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
game-watching = Tu regardes.
game-free-seat = Un siège est libre : tu peux t’asseoir et continuer la partie.
    .button = Voir les sièges
game-rematch = Rejouer
    .go = Aller à la revanche
game-say = Dire
    .label = Dire quelque chose à la table
game-unread =
    { $count ->
        [one] { $count } nouvelle remarque
       *[other] { $count } nouvelles remarques
    }
game-clocks = Temps de réflexion
    .of = Temps de réflexion : { $name }
game-waits-for-free-seat = La partie attend que quelqu’un prenne le siège libre.
game-away = { $name } n’est pas là.
    .button = Faire jouer un bot
game-your-turn = C’est à toi de jouer.
# On the plate that hangs on the frame of who plays
game-plate = À toi de jouer
    .lay = Place ta tuile
game-next-scoring =
    { $number ->
        [1] Premier décompte à venir
        [2] Deuxième décompte à venir
       *[other] Troisième décompte à venir
    }
game-ended = La partie est terminée
clock-days = { $days } j { $hours } h

## Le tour : ce que l’on peut faire maintenant

turn-bar = Que faire maintenant
turn-yours = À toi de jouer.
    .again = Paiement exact : encore une action.
turn-choose = Achète une tuile ou prends de l’argent
    .hint = Touche ce qui est éclairé.
turn-thinking = { $name } réfléchit
turn-bot-plays = { $name } joue
turn-after =
    { $whoKind ->
        [you] Ensuite, toi.
       *[other] Ensuite, { $who }.
    }
turn-take = Prendre { $sum }
    .hint =
        { $cards ->
            [one] { $cards } carte de l’offre
           *[other] { $cards } cartes de l’offre
        }
turn-buy = Acheter { $tileDefinite }
turn-paid = { $sum } sur { $price } { $currencyPlural }
turn-sum =
    { $sum ->
        [one] { $sum } { $currencyName }
       *[other] { $sum } { $currencyPlural }
    }
turn-exact = exact
turn-too-much = { $over } en trop
turn-missing = il manque { $missing }
turn-superfluous = plus qu’il n’en faut
turn-payments = Façons de payer
    .count = { $count } façons
turn-payment = Payer avec { $cardsName } : exact
    .over = Payer avec { $cardsName } : { $over } en trop
turn-no-money = Tu n’as pas d’argent.
turn-not-for-sale = Rien sur le chantier ne se paie dans cette devise pour l’instant.
turn-lay = Place { $tileDefinite } : choisis une case éclairée
    .nowhere = { $tileTitle } : aucun endroit possible pour l’instant
    .reserve = { $tileTitle } : choisis une case éclairée, ou une tuile à échanger
    .swap = { $tileTitle } : choisis une tuile à échanger
    .aimed = { $tileTitle } ici ?
    .here = Placer ici
turn-keep = En réserve
turn-give = Donner à Dirk
turn-redesign = Réaménager
    .hint = Choisis une tuile de ton Alhambra à enlever ou à échanger, ou une de ta réserve à placer.
turn-picked = { $tileTitle } dans ton Alhambra
    .swap = { $tileTitle } dans ton Alhambra : choisis une tuile de ta réserve pour l’échange
turn-remove = Mettre en réserve
turn-done = Terminer mes actions
turn-pass = Passer
    .hint = Tu ne peux rien faire : tu passes.
turn-ready = Tout est décidé pour ce tour.
turn-commit = Valider le tour
turn-undo = Annuler
    .hint = Annuler (u)
turn-redo = Rétablir
    .hint = Rétablir (r)
turn-restart = Recommencer le tour
turn-put-back = Reposer
turn-dismiss = Fermer le message

## Les actions d’un tour qui n’est pas encore validé

action-take = Prendre { $cardsName }
action-buy = Acheter { $tileDefinite } avec { $cardsName }
action-buy-square = Acheter la tuile de la case des { $currencyPlural } avec { $cardsName }
action-lay = Placer { $tileDefinite } à { $placeName }
action-keep = Mettre { $tileDefinite } en réserve
action-give = Donner { $tileDefinite } à Dirk
action-remove = Enlever { $tileDefinite } de l’Alhambra
action-swap = Échanger { $oldDefinite } contre { $newDefinite }
action-done = Terminer les actions
action-pass = Passer

## Ce qui s’est passé à la table, en dehors de la partie

entry-seated = { $name } a pris place.
entry-left = { $name } a quitté la table.
entry-opened = { $host } a libéré le siège de { $name } en son absence.
entry-host = L’hôte
entry-bot = { $name }, un bot, a pris place.
    .left = Un bot a quitté son siège.
entry-renamed = { $old } s’appelle maintenant { $name }.
entry-began = La partie a commencé.
entry-stand-in = { $name } : un bot joue à sa place en attendant son retour.
    .over = { $name } joue de nouveau.
entry-rematch = Une revanche a été demandée.
entry-turn =
    { $whoKind ->
        [you] Ton tour
       *[other] Tour : { $who }
    }
    .by-bot = joué par un bot remplaçant
entry-said = { $name } dit
    .aloud = { $name } dit : { $text }

log-title = Ce qui s’est passé
    .earlier = Voir ce qui précède
    .empty = Il ne s’est encore rien passé.
playing-title = À l’instant
    .skip = Sauter

## Pendant que quelqu’un n’était pas là. Ce qu’un joueur a fait vient derrière son nom :
## « Ben (2 tours) – a acheté : tour 9. »

away-title = Pendant que tu n’étais pas là
    .shared = Depuis ton dernier tour
away-turns =
    { $count ->
        [0] Rien n’a été joué.
        [one] { $count } tour a été joué.
       *[other] { $count } tours ont été joués.
    }
away-turns-of =
    { $count ->
        [one] { $name } ({ $count } tour)
       *[other] { $name } ({ $count } tours)
    }
away-doings = – { $doingsSemicolons }.
away-bought =
    { $whoKind ->
        [you] tu as acheté : { $tilesName }
       *[other] a acheté : { $tilesName }
    }
away-took =
    { $whoKind ->
        [you]
            { $count ->
                [one] tu as pris { $count } carte, de valeur { $sum }
               *[other] tu as pris { $count } cartes, { $sum } en tout
            }
       *[other]
            { $count ->
                [one] a pris { $count } carte, de valeur { $sum }
               *[other] a pris { $count } cartes, { $sum } en tout
            }
    }
away-rebuilt =
    { $whoKind ->
        [you]
            { $count ->
                [1] tu as réaménagé ton Alhambra
               *[other] tu as réaménagé ton Alhambra { $count } fois
            }
       *[other]
            { $count ->
                [1] a réaménagé son Alhambra
               *[other] a réaménagé son Alhambra { $count } fois
            }
    }
away-gave =
    { $whoKind ->
        [you] tu as donné à Dirk : { $tilesName }
       *[other] a donné à Dirk : { $tilesName }
    }
away-passed =
    { $whoKind ->
        [you] tu as passé ton tour
       *[other] a passé son tour
    }
away-said =
    { $count ->
        [one] { $count } message a été écrit.
       *[other] { $count } messages ont été écrits.
    }
away-your-turn = C’est à toi de jouer.
away-over = La partie est terminée.
away-step = Revoir pas à pas
    .previous = Précédent
    .next = Suivant
    .at = { $at } sur { $count }

## Si le décompte avait lieu maintenant

scores-title =
    { $number ->
        [1] Le premier décompte, s’il avait lieu maintenant
        [2] Le deuxième décompte, s’il avait lieu maintenant
       *[other] Le troisième décompte, s’il avait lieu maintenant
    }
scores-type = Bâtiment
scores-wall = Plus long mur
scores-gain = Gain prévu
scores-score = Score actuel
scores-sum = Score prévu
scores-place =
    { $place ->
        [1] 1re
        [2] 2e
        [3] 3e
       *[other] { $place }e
    }
    .tied = { $short } à égalité
scores-cell =
    { $points ->
        [one] { $what } : { $count }, { $points } point
       *[other] { $what } : { $count }, { $points } points
    }
    .placed =
        { $points ->
            [one] { $what } : { $count }, { $placed }, { $points } point
           *[other] { $what } : { $count }, { $placed }, { $points } points
        }
scores-points = { $points } p.
scores-changed = { $signed } par rapport au début du tour
scores-legend = Combien, et les points gagnés ; en laiton, la majorité.
scores-none-left = Tous les décomptes ont eu lieu.

totals-title = Scores
totals-player =
    { $points ->
        [one] { $name } : { $points } point
       *[other] { $name } : { $points } points
    }
    .now = { $signed } si le décompte avait lieu maintenant

## Un décompte qui a eu lieu : chaque point avec sa raison

scoring-title =
    { $number ->
        [1] Le premier décompte
        [2] Le deuxième décompte
       *[other] Le troisième décompte
    }
scoring-player = { $name } : { $signed }
scoring-total = Score : { $score }
scoring-nothing = Aucun point.
scoring-wall =
    { $count ->
        [one] Plus long mur : { $count } tronçon
       *[other] Plus long mur : { $count } tronçons
    }
scoring-majority =
    { $place ->
        [1] Le plus { $type ->
            [arcades] d’{ $typePlural }
           *[other] de { $typePlural }
        } : { $count }
        [2] Deuxième place pour les { $typePlural } : { $count }
       *[other] Troisième place pour les { $typePlural } : { $count }
    }
    .tied =
        { $place ->
            [1] Première place pour les { $typePlural }, à égalité avec { $others }, { $count } chacun : les points des places sont partagés, arrondis à l’inférieur
            [2] Deuxième place pour les { $typePlural }, à égalité avec { $others }, { $count } chacun : les points des places sont partagés, arrondis à l’inférieur
           *[other] Troisième place pour les { $typePlural }, à égalité avec { $others }, { $count } chacun : les points des places sont partagés, arrondis à l’inférieur
        }
scoring-other = { $reason } ({ $count })
scoring-tiles = Tuiles comptées : { $tilesName }
scoring-segments = Tronçons du mur
scoring-segment =
    { $side ->
        [north] Côté nord de la tuile à { $placeName }
        [east] Côté est de la tuile à { $placeName }
        [south] Côté sud de la tuile à { $placeName }
       *[west] Côté ouest de la tuile à { $placeName }
    }
scoring-show-wall = Montrer sur l’Alhambra

## Un décompte, ligne par ligne

count-which =
    { $number ->
        [1] Seule la première place compte
        [2] Les première et deuxième places comptent
       *[other] Les trois premières places comptent
    }
count-next = Suite : { $typePlural }
    .other = Suite : { $what }
    .result = Au résultat
    .scoring =
        { $number ->
            [2] Au deuxième décompte
           *[other] Au troisième décompte
        }
    .end = À la fin de la partie
    .turn = À ton tour
    .table = Retour à la table
count-back = Retour
count-segments =
    { $count ->
        [one] { $count } tronçon
       *[other] { $count } tronçons
    }
count-score = Score
count-result = Après ce décompte
count-wall = Un point par tronçon du plus long mur ininterrompu.
count-none = Personne n’en a.
count-place =
    { $place ->
        [1]
            { $whoKind ->
                [you] Tu en as le plus ({ $count })
               *[other] { $who } en a le plus ({ $count })
            }
        [2]
            { $whoKind ->
                [you] Deuxième place pour toi ({ $count })
               *[other] Deuxième place pour { $who } ({ $count })
            }
       *[other]
            { $whoKind ->
                [you] Troisième place pour toi ({ $count })
               *[other] Troisième place pour { $who } ({ $count })
            }
    } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
count-shared =
    À égalité : { $names }, { $count } chacun. { $places ->
        [1] La place est partagée
        [2] Deux places sont partagées
       *[other] Toutes les places sont partagées
    } : { $sum } = { $points } pour chacun{ $rest ->
        [0] .
       *[other] , arrondi à l’inférieur.
    }
count-tied = À égalité : { $names }, { $count } chacun : { $points } pour chacun.
count-gain =
    { $points ->
        [one] { $name } : { $why }, { $points } point.
       *[other] { $name } : { $why }, { $points } points.
    }
count-loss =
    { $points ->
        [one] { $name } : { $why }, { $points } point perdu.
       *[other] { $name } : { $why }, { $points } points perdus.
    }
count-palace =
    { $points ->
        [one] { $name } : { $what } { $count }, { $points } point
       *[other] { $name } : { $what } { $count }, { $points } points
    }
    .score = { $name } : { $score } points en tout
window-failed = Impossible de charger cela. Ferme et réessaie.

## Ce qu’un tour change

preview-title = Effet de ton tour
preview-nothing = Aucun point ne changerait si le décompte avait lieu maintenant.
preview-sum = Si le décompte avait lieu maintenant : { $before } avant, { $after } après
preview-points =
    { $points ->
        [one] { $signed } point
       *[other] { $signed } points
    }
preview-wall = Mur : de { $before } à { $after }
preview-count = { $what } : de { $before } à { $after }
    .places = { $what } : de { $before } à { $after } ; { $placeBefore }, maintenant { $placeAfter }
preview-place =
    { $place ->
        [0] aucune place
        [1] première place
        [2] deuxième place
       *[other] troisième place
    }
    .tied =
        { $place ->
            [1] première place à égalité
            [2] deuxième place à égalité
           *[other] troisième place à égalité
        }
preview-others = Les autres : { $changesCommas }
preview-other = { $name } { $signed }

## La fin

end-title = La partie est terminée
end-won =
    { $whoKind ->
        [you]
            { $by ->
                [one] Tu as gagné d’un point
               *[other] Tu as gagné de { $by } points
            }
       *[other]
            { $by ->
                [one] { $who } a gagné d’un point
               *[other] { $who } a gagné de { $by } points
            }
    }
end-shared = Victoire partagée : { $names }
end-result = { $most } points à { $second }.
    .shared = { $most } points chacun.
end-decided = La différence s’est faite sur les { $typePlural } : { $most } points à { $second }.
    .wall = Le plus long mur a fait la différence : { $most } points à { $second }.
    .other = La différence s’est faite ici : { $what }, { $most } points à { $second }.
end-palaces = Les Alhambras
end-wall = Plus long mur : { $wall }
end-you = toi
end-sources = D’où viennent les points
end-source = Origine
end-course = Derrière le premier
    .scoring =
        { $number ->
            [1] Premier
            [2] Deuxième
           *[other] Troisième
        }
    .cell =
        { $behind ->
            [0] { $score }, en tête
           *[other] { $score }, { $behind } de retard
        }
end-table = Voir la table
end-winner = Vainqueur
end-player = Joueur
end-besides = Autres
end-total = Total
end-thought = Réflexion
end-details = Tous les points
end-rematch = Rejouer

## L’image à partager

share-title = Image à partager
share-picture = Alhambra : { $name }, { $points } points, { $date }
share-line =
    { $players ->
        [2] { $date }, à deux
        [3] { $date }, à trois
        [4] { $date }, à quatre
        [5] { $date }, à cinq
       *[other] { $date }, à six
    }
share-send = Partager
share-png = Enregistrer en PNG
share-svg = Enregistrer en SVG
share-failed = L’image n’a pas pu être créée.

## Ce qui reste

left-title = Ce qui reste
left-supply = Tuiles de la pioche : { $count }
left-money = Pile de cartes Argent : { $count }
left-discards = Défausse : { $count }. La pile compte les cartes Décompte parmi ses cartes ; le tableau, non.
left-all = Total
left-type = Bâtiment
left-prices = Prix
left-currency = Devise
left-empty = plus rien

## L’onglet du navigateur

tab-lobby = En attente de joueurs - Alhambra
tab-over = Partie terminée - Alhambra
tab-turn =
    { $whoKind ->
        [you] À toi de jouer - Alhambra
       *[other] À { $who } de jouer - Alhambra
    }
## La table en mots

text-title = La table en mots
    .do = Ce que tu peux faire
    .modules = Plateau : { $name }
    .empty = Rien.
text-hand = { $currencyTitle } : { $cardsName } ; { $sum } en tout
text-tiles = Tuiles : { $tilesName }
text-fact = { $name } : { $value }
# Two things that have one name
text-which = { $label } ({ $which })
