### Roll & Write sur la page : la feuille, les dés, la feuille de score. Une case se dit par sa ligne et sa colonne.

## La table

sheet-main = Roll & Write
sheet-round = Manche { $round } sur { $rounds }
    .starts = { $name } commence chaque manche
sheet-own = Ta feuille
    .of = Feuille : { $name }
sheet-others = Les autres feuilles
sheet-enlarge = { $name } : regarder sa feuille
sheet-built-count =
    { $count ->
        [one] { $count } construit
       *[other] { $count } construits
    }
sheet-fictitious = Joueur fictif
    .numbered = Joueur fictif { $number }
sheet-next-in-line = il en manque un : { $typesName }

## Cases et dés

sheet-square = { $square }, { $typeTitle }
    .built =
        { $type ->
            [tower] { $square }, { $typeTitle }, construite
            [arcades] { $square }, { $typeTitle }, construites
            [chambers] { $square }, { $typeTitle }, construites
           *[other] { $square }, { $typeTitle }, construit
        }
    .coin =
        { $type ->
            [tower] { $square }, { $typeTitle }, construite : une pièce
            [arcades] { $square }, { $typeTitle }, construites : une pièce
            [chambers] { $square }, { $typeTitle }, construites : une pièce
           *[other] { $square }, { $typeTitle }, construit : une pièce
        }
    .lit = { $square }, { $typeTitle } : tu peux construire
    .keep = { $square } : tu peux garder ces dés
    .picked =
        { $type ->
            [tower] { $square }, { $typeTitle } : choisie
            [arcades] { $square }, { $typeTitle } : choisies
            [chambers] { $square }, { $typeTitle } : choisies
           *[other] { $square }, { $typeTitle } : choisi
        }
sheet-row =
    { $count ->
        [one] Ligne { $number } : { $count } sur 6 construit
       *[other] Ligne { $number } : { $count } sur 6 construits
    }
    .points = Ligne { $number } : { $count } sur 6 construits, { $points } points
sheet-column =
    { $count ->
        [one] Colonne { $number } : { $count } sur 6 construit
       *[other] Colonne { $number } : { $count } sur 6 construits
    }
    .points = Colonne { $number } : { $count } sur 6 construits, { $points } points
sheet-die = Dé jaune, { $face }
    .blue = Dé bleu, { $face }
    .change = Dé jaune, { $face } : le changer
    .change-blue = Dé bleu, { $face } : le changer
    .lifted = { $face }, soulevé : choisis son nouveau résultat
sheet-face =
    { $coins ->
        [one] { $face } : { $coins } pièce
       *[other] { $face } : { $coins } pièces
    }
sheet-dice = jaune { $yellow }, bleu { $blue }

## Pièces et feuille de score

sheet-coins = Pièces
    .left =
        { $count ->
            [one] { $count } pièce
           *[other] { $count } pièces
        }
    .told = Pièces : { $coins } ; dépensées : { $spent } ; encore à gagner : { $free }
sheet-score = Feuille de score
    .places = places : 1re · 2e · 3e
    .count = { $count } sur { $size }

## Le tour

sheet-turn = Construis ou gagne des pièces
    .hint = Touche une case éclairée.
    .second = Un deuxième bâtiment ?
    .second-hint = { $square } pour 3 pièces ; ensuite, on lance tous les dés.
    .keep = Quels dés gardes-tu ?
    .keep-hint = L’autre paire va à { $name }.
    .coins = Intersections toutes construites : gagne des pièces
sheet-picked = On relance { $square } ; { $other } va à { $name }.
    .alone = On relance { $square } ; { $other } reste.
    .second = Ensuite, on lance les quatre dés.
    .kept = { $other } va à { $name }.
sheet-changing = Touche un dé, puis son nouveau résultat.
    .faces = Touche un nombre : 1 pièce par cran.
    .done =
        { $coins ->
            [one] Coûte { $coins } pièce.
           *[other] Coûte { $coins } pièces.
        }
sheet-change = Changer les dés
    .button =
        { $coins ->
            [one] Changer · { $coins } pièce
           *[other] Changer · { $coins } pièces
        }
    .hint = 1 pièce par cran
    .none = plus aucune pièce
sheet-second = Deuxième bâtiment
    .hint = 3 pièces, après un bâtiment
sheet-build = Construire { $typeDefinite }
    .dear =
        { $coins ->
            [one] Construire { $typeDefinite } · { $coins } pièce
           *[other] Construire { $typeDefinite } · { $coins } pièces
        }
sheet-earn =
    { $coins ->
        [one] Gagner { $coins } pièce
       *[other] Gagner { $coins } pièces
    }
    .some = Gagner des pièces
sheet-decline = Pas de deuxième
sheet-keep = Garder { $square }
sheet-ready = Tout est décidé pour ce tour.
    .button = Lancer les dés
sheet-way-change = changer les dés : { $dice }
    .build = construire { $typeDefinite } en { $square }
    .coins = gagner des pièces
    .second = construire un deuxième bâtiment
    .done = pas de deuxième bâtiment
    .keep = garder { $square }

# Dans un résumé, comme « away-bought » pour les Alhambras
sheet-away-built =
    { $whoKind ->
        [you] tu as construit : { $typesName }
       *[other] a construit : { $typesName }
    }
sheet-away-earned =
    { $whoKind ->
        [you]
            { $coins ->
                [one] tu as gagné { $coins } pièce
               *[other] tu as gagné { $coins } pièces
            }
       *[other]
            { $coins ->
                [one] a gagné { $coins } pièce
               *[other] a gagné { $coins } pièces
            }
    }

## La fin

sheet-end-alone =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .hint = En solo, avec { $count } joueurs fictifs.
sheet-end-best = Ton record : { $points }
    .first = Ta première partie de ce genre
    .new = Nouveau record !
sheet-bests = Tes records
sheet-end-sheets = Les feuilles
# The course of the game, as a chart: short words stand below it
sheet-course = Derrière le premier, par manche
    .alone = Les points, par manche
    .start = Début de la partie
    .round = Manche { $round }
    .end = Fin
    .end-told = Fin de la partie
# $game (text) says which game it was
sheet-picture =
    { $points ->
        [one] Feuille : { $name }, { $points } point, { $game }
       *[other] Feuille : { $name }, { $points } points, { $game }
    }
    .line = Roll & Write, { $date }
