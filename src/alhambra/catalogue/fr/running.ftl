### Ce que les commandes affichent, à part ce qui est dit dans une partie.

## Toutes les commandes

runs-compiled = Le moteur est compilé.
runs-from-source = Le moteur est interprété, depuis ses sources : « make install » le compile s’il y a un compilateur C.
runs-without-compiler = Le moteur est interprété, car aucun compilateur C n’a été trouvé lors de l’installation : installe-en un, comme gcc ou clang, puis réinstalle alhambra.
interrupted = interrompu.

## Ce que l’on joue

# Ce qui est proposé se tape, comme scoring=tiles ou scoring=classic ; $typed l’a été
no-option = « { $typed } » n’est pas une option : écris { $offered }.
option-without-value = Il manque une valeur à l’option « { $option } » : écris { $offered }.
# Ce qui est proposé quand une boîte n’a pas d’options
some-option = nom=valeur
option-named-twice = L’option « { $option } » est donnée deux fois.
number-of-bots =
    Il y a { $seats ->
        [one] { $seats } siège
       *[other] { $seats } sièges
    } et { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    } : donnes-en un pour chaque siège, ou un pour tous.
not-with-resume = --resume reprend une partie enregistrée telle quelle : enlève { $optionsCommas }.
no-date = « { $date } » n’est pas une date : écris-la comme 2026-01-31.

## backup, restore. `$tables` et `$entries` sont des nombres pour choisir, `$tables_figure` et `$entries_figure` les mêmes
## nombres comme ils s’écrivent.

tables-with-entries =
    { $tables ->
        [one] { $tables_figure } table
       *[other] { $tables_figure } tables
    } avec { $entries ->
        [one] { $entries_figure } entrée
       *[other] { $entries_figure } entrées
    }
backup-made = « { $file } » contient { $what }
restored = restauré : { $what }
restored-others =
    restauré : { $what } ; { $present ->
        [one] { $present_figure } table reste comme avant
       *[other] { $present_figure } tables restent comme avant
    }

## daily : le texte à partager. `$day` est une date, comme la langue l’écrit.

shared-result =
    Alhambra Roll & Write, { $day } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
shared-result-of-bot =
    Alhambra Roll & Write, { $day } ({ $bot }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
shared-complete = types complétés : { $typesCommas } ; pièces restantes : { $coins }
shared-nothing-complete = types complétés : aucun ; pièces restantes : { $coins }

## serve

serving = alhambra est à l’adresse { $address } - Ctrl-C l’arrête, et aucune partie n’est perdue.
# Des mots qui peuvent se taper derrière une option, comme plain ou json
option-is-not = { $option } doit être { $values }, pas « { $value } ».

## simulate : un tableau, et ce qui est au-dessus et au-dessous

series-title =
    { $config }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, graine { $seed }
series-caption = { $decisions } décisions par partie ; intervalles à 95 % ; ± est l’erreur type
column-seat = siège
column-bot = bot
column-wins = gagnées
column-share = taux de victoire
column-score = score moyen
# Un chiffre, et l’intervalle où est le vrai ; pas de virgule, qui est déjà celle des décimales
share-alone = { $mean } %
share-between = { $mean } % [{ $low }–{ $high }]
score-alone = { $mean }
score-between = { $mean } ± { $error } [{ $low }–{ $high }]
# Devant une barre qui grandit
playing-games = parties
interrupted-unstored =
    { $played ->
        [one] Interrompu après { $played } partie sur { $games } ; sans --records, aucune n’est enregistrée (graine { $seed }).
       *[other] Interrompu après { $played } parties sur { $games } ; sans --records, aucune n’est enregistrée (graine { $seed }).
    }
interrupted-stored =
    { $played ->
        [one] Interrompu : { $played } partie sur { $games } est enregistrée dans « { $file } » ; relance la même commande pour continuer.
       *[other] Interrompu : { $played } parties sur { $games } sont enregistrées dans « { $file } » ; relance la même commande pour continuer.
    }

## arena : un tableau, et une page avec des graphiques. `$title` est celui d’une série

arena-playouts = { $title }, { $playouts } parties d’essai par décision
arena-seconds = { $title }, { $seconds } s par décision
arena-caption = Taux et points avec des intervalles à 95 % tirés de manches à chance égale ; « avance » : les points au-dessus des autres bots ; classements à la manière d’Elo, de moyenne 0 ; le temps d’une décision est celui du processeur, ou celui de l’horloge pour un programme.
arena-clear =
    { $games ->
        [one] Après { $games } partie, il était clair si { $bot } gagne plus que sa part.
       *[other] Après { $games } parties, il était clair si { $bot } gagne plus que sa part.
    }
column-games = sièges
column-ahead = avance
column-rating = classement
column-thinking = temps
arena-give-or-take = { $mean } ± { $error }
arena-milliseconds = { $number } ms
arena-interrupted-unstored =
    { $played ->
        [one] Interrompu après { $played } partie sur { $games } ; sans --json, aucune n’est enregistrée (graine { $seed }).
       *[other] Interrompu après { $played } parties sur { $games } ; sans --json, aucune n’est enregistrée (graine { $seed }).
    }
arena-strength = Force
arena-pairing = Ce que vaut l’appariement
arena-pairing-about = Les mêmes parties deux fois : avec chance et sièges appariés, et comme si elles étaient indépendantes.
arena-unpaired = non apparié
arena-sources = Points par origine, par partie
arena-seats = Taux de victoire par siège
arena-seat = siège { $seat }
arena-length = Décisions par partie

## verify

verified =
    { $games ->
        [one] { $games } partie vérifiée
       *[other] { $games } parties vérifiées
    }
differs = { $file } : ligne { $line } : { $error }
game-differs = { $file } : partie { $game } (ligne { $line }) : { $error }
line-of-file = { $file }, ligne { $line } : { $error }
holds-no-record = « { $file } » ne contient aucun enregistrement.

## replay

told-game = Partie { $number } : { $config } ; { $playersCommas }
told-game-seed = Partie { $number } : { $config }, graine { $seed } ; { $playersCommas }
no-such-action-in-game =
    { $count ->
        [0] Il n’y a pas d’action { $action } : la partie { $number } n’en a aucune.
       *[other] Il n’y a pas d’action { $action } : la partie { $number } en a { $count }.
    }
no-such-game =
    « { $file } » ne contient pas de partie { $game }, { $count ->
        [one] seulement la partie { $first }
       *[other] mais { $count } parties, de { $first } à { $last }
    }.
position-not-shown = La position ne peut pas être montrée. { $error }
holds-no-saved-game = « { $file } » ne contient pas de partie enregistrée dans « alhambra play ».
saved-with-program = « { $file } » est une partie contre un programme, « { $bot } ». Une partie enregistrée ne lance aucun programme.

## bench

bench-seconds = Chaque chiffre est mesuré pendant plus de 0 et au plus 3600 secondes.
bench-compiled =
    Le moteur est compilé. Coups autorisés joués au hasard, { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    } :
bench-interpreted =
    Le moteur est interprété. Coups autorisés joués au hasard, { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    } :
bench-looped = décisions, boucle en Python
bench-played = décisions, boucle dans le moteur
bench-copies = copies d’un état
bench-rate = { $figure } par seconde
# Les têtes de trois colonnes ; dans la première, il y a des nombres de joueurs
bench-microseconds = Microsecondes par décision
bench-in-python = boucle en Python
bench-in-engine = boucle dans le moteur
bench-players =
    { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }

## Des bots qui sont des programmes. `$fault` dit pourquoi l’un d’eux n’est plus interrogé

program-fell = « { $bot } » { $fault } ; jusqu’à la fin de la partie, des actions permises sont jouées au hasard à sa place.
program-fell-in = Partie { $number } : { $said }
program-did-not-start = n’a pas pu être lancé ({ $error })
program-late = n’a pas répondu en { $seconds } s
program-ended = s’est arrêté avant la fin de la partie (code de sortie { $code })
program-too-long = a répondu par plus de { $most } octets
program-no-text = a répondu par quelque chose qui n’est pas du texte
program-no-start = a répondu à la première ligne par { $answer }, qui n’est pas un objet JSON
program-other-protocol = parle le protocole { $theirs } et non le { $ours }
program-no-answer = a répondu par { $answer }, qui n’est pas un objet JSON
program-not-legal = a répondu par le mot { $word }, qui n’est pas une action permise

## rules

no-clause-or-file = Il n’y a ni article ni fichier « { $word } » ; voulais-tu dire « { $near } » ?
# Une erreur, et une indication
rules-lists-files = { $error } « alhambra rules » donne la liste des fichiers.
rules-footer = « alhambra rules A-56 » : un article ; « alhambra rules classic » : un fichier.
rules-lost = une reconstitution : les pages du livret de règles sont perdues
components-lost = matériel qui est une reconstitution : { $clausesCommas }
clauses-between = { $first } à { $last }
# Où se trouve un article
clause-stands = { $clause } ({ $file }, { $section })
clause-stands-reconstructed = { $clause } ({ $file }, une reconstitution, { $section })
