### Choosing what is played, at a new table and in the lobby.

## Options of a box, and their values

option-scoring = Décompte
    .hint = Trois tuiles Score, ou le tableau du jeu classique.
option-scoring-tiles = avec tuiles Score
option-scoring-classic = décompte classique
option-guard-board = Plateau Garde
    .hint = Toujours les quatre mêmes capacités, ou d’autres à chaque partie.
option-guard-board-first-game = face de première partie
option-guard-board-full = face complète
option-fictitious = Joueurs fictifs
    .hint = Ils lancent des dés et te disputent chaque type de bâtiment.
option-solo = Mode solo
    .hint = Pour le meilleur score, ou contre les joueurs fictifs.
option-solo-score = meilleur score
option-solo-duel = duel

## Sets that we recommend, and one's own

set-as-in-the-box = Comme dans la boîte
set-bazaar-day = Un jour au bazar
set-longer-walls = Murs plus longs
set-tents-and-stalls = Tentes et étals
set-long-evening = La longue soirée
set-own = À ma façon
sets-title = Sélections
set-modules =
    { $count ->
        [0] sans module
       *[other] { $modulesCommas }
    }
set-surprise = Surprends-moi
set-keep = Garder ce choix
    .name = Nom de la sélection
    .button = Garder
set-forget = Oublier { $name }

## How long and how hard

choose-minutes = { $minutes } min
choose-about = environ { $minutes } min
choose-longer = +{ $minutes } min
    .same = pas plus long
choose-hard = Difficulté : { $hard } sur 3
    .easy = facile
    .expert = pour connaisseurs
# players of a box, beside a sign that says so
choose-players = { $fewest }–{ $most }
choose-modules = Modules
    .of = Modules : { $box }
    .only = Seulement avec { $box }
    .variants = Variantes : { $box }
    .alone = En solo, il y a des variantes au choix.
choose-terminal = seulement dans le terminal
choose-trouble = La liste des jeux n’a pas pu être chargée.
    .again = Réessayer

## A choice that the rules do not allow. $box and $modules are names

refused-module = { $box } ne se joue pas avec { $module }.
    .takes = Modules possibles : { $modules }.
refused-seats = { $box } : { $low } à { $high } joueurs.
refused-other = Cela ne peut pas se jouer ensemble.
refused-way-box = Jouer à { $box }
refused-way-without = Sans { $modules }

## The lobby: what will be played

lobby-game = Ce qui sera joué
lobby-change = Modifier la partie
    .short = Modifier
    .agree = Jouer ainsi
entry-changed = { $name } a modifié la partie : { $changesSemicolons }
change-added = + { $modules }
change-dropped = sans { $modules }
change-option = { $option } : { $value }
change-seats =
    { $count ->
        [one] un siège
       *[other] { $count } sièges
    }
change-settings = d’autres options
