### Ce qui est dit pendant un tour dans le terminal, à part la table et les coups. Les mots entre guillemets se tapent : ils restent.

## Le début, et les parties que l’on quitte

opening =
    { $boxName }, { $seats ->
        [one] en solo
       *[other] { $seats } joueurs
    }, graine { $seed }.
help-at-any-time = Tape « help » quand tu veux.
bots-take-any = Avec le module « { $moduleName } », les bots ne peuvent pas anticiper : ici, ils jouent au hasard.
left-unfinished = La partie reste inachevée. La même, depuis le début :
left-unfinished-of-before = La partie reste inachevée. Elle suit des règles antérieures : aucune nouvelle partie ne serait la même.
cannot-be-played-again = « { $file } » ne peut pas être rejoué : { $error }
other-number-of-bots =
    Pour { $seats ->
        [one] { $seats } siège
       *[other] { $seats } sièges
    }, il faut { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } en plus de toi, et non { $count }.

## Coups

no-moves-of-kind = Tu n’as aucun coup du genre « { $kind } » maintenant.
refused = Refusé. { $sentence } ({ $clause } ; « why » montre la règle)
refused-too = { $sentence } ({ $clause })
allowed = Autorisé :
no-such-move-now = Il n’y a pas de coup { $move }.
no-such-move =
    { $count ->
        [one] Il n’y a pas de coup { $move } : il n’y a que le coup { $count }.
       *[other] Il n’y a pas de coup { $move } : ils sont numérotés de 1 à { $count }.
    }
can-be-completed = « { $move } » peut être complété : tape ce début seul pour voir comment.
turn-not-finished = Ton tour n’est pas terminé : choisis d’abord un coup.
turn-to-commit = Ton tour est terminé : Entrée le valide, « undo » annule.
move-is-allowed = « { $move } » est autorisé.
nothing-refused = Il n’y a rien à expliquer : tape « why » et un coup.
no-such-kind = Il n’y a pas de coups du genre « { $kind } » : écris all, { $wordsCommas }.
did-you-mean = Voulais-tu dire « { $word } » ?
moves-lists = « moves » donne la liste de ce qui est autorisé.
help-lists = « help » donne la liste des commandes, « moves » celle des coups.

## Annuler

taken-back = Annulé : { $move }
played-again = Rétabli : { $move }
nothing-to-redo = Il n’y a rien à rétablir.
nothing-to-undo = Il n’y a rien à annuler dans ce tour.
drawn-stays = Ce qui a été pioché reste, et ce qui y a mené aussi.
turn-restarted = Tout ce tour est annulé ; « redo » le rétablit.
draw-restarted = Tout ce qui a suivi le tirage est annulé ; « redo » le rétablit.

## Ce que le tour change

figure-changed = { $what } { $before } → { $after }
figure-unchanged = { $what } { $after }, comme avant
figure-wall = Mur
figure-points = points en cas de décompte
figures = { $changesSemicolons }.

## Autres demandes

no-number-of-lines = « { $lines } » n’est pas un nombre de lignes.
takes-nothing = Rien ne va derrière « { $word } » : tape-le seul.
too-many-words =
    Derrière « { $verb } », il faut { $count ->
        [one] { $count } mot
       *[other] { $count } mots
    }, et non { $found }.
position-holds-all = (Elle contient aussi ce qui est caché.)
say-where = Indique où : save FICHIER.
cannot-be-written = « { $file } » ne peut pas être écrit : { $error }.
no-saved-game = « { $file } » existe déjà et n’est pas une partie enregistrée.
turns-saved = Chaque tour validé est enregistré. Pour continuer plus tard :
say-which-clause = Indique quel article : rules { $clause }. Hors de la partie, « alhambra rules » en donne la liste.
no-such-seat = Il n’y a pas de siège « { $seat } » : écris de 0 à { $last }, ou all.

## Comment la partie s’est terminée

you-win =
    { $points ->
        [one] Tu gagnes avec { $points } point.
       *[other] Tu gagnes avec { $points } points.
    }
others-win =
    { $count ->
        [one] { $winners } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] Victoire partagée : { $winners }, avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } chacun.
    }

## L’aide

commands = Commandes :
move-help =
    Tape le numéro d’un coup, ou le coup lui-même :
    { $examples }
    Un coup incomplet montre comment il peut continuer : essaie « buy 2 ». Les
    endroits se comptent depuis la fontaine : n2e1 est deux au nord, un à l’est. Une
    double ligne est un mur. Cartes : y florin, g dirham, b dinar, o ducat. Rien
    n’est pioché avant que tu valides : tout ton tour peut donc
    être annulé{ $count ->
        [0] .
       *[other] , sauf { $words }.
    }
# Ce qui se tape, entre guillemets
quoted = « { $typed } »
# Ce qui tient lieu de ce que l’on choisit, dans les exemples et les commandes
argument-tile = TUILE
argument-old = ANCIENNE
argument-new = NOUVELLE
argument-ability = CAPACITÉ
argument-with-certificate = (avec le certificat)
argument-kind = [GENRE]
argument-move = [COUP]
argument-number = [NUMÉRO]
argument-seat = [SIÈGE]
argument-lines = [LIGNES]
argument-bot = NOM
argument-clause = ARTICLE
argument-file = FICHIER
command-moves = ce que tu peux faire ; « moves all » ne cache rien
command-undo = annuler le dernier coup
command-redo = le rétablir
command-restart = annuler tout le tour
command-commit = valider un tour terminé ; Entrée fait de même
command-why = pourquoi un coup est refusé, avec la règle
command-score = points d’un décompte maintenant, ou d’un décompte passé
command-board = la table et une Alhambra ; « board all » les montre toutes
command-log = ce qui s’est passé
command-rules = un article des règles, comme { $clause }
command-position = la partie en une ligne de texte
command-save = écrire la partie dans un enregistrement
command-help = ce texte
command-quit = quitter la partie
