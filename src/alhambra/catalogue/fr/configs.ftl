### Ce qui ne va pas avec ce que l’on veut jouer : boîtes, modules, options, sièges, graines, bots, nombres de parties.
### Ce qui est entre guillemets se tape, et est le même dans toutes les langues. Quand un mot n’est pas connu, $offer dit ce
### qu’il y a à dire : le plus proche ($near) et tous, tous seulement, ou qu’il n’y en a aucun.

## Boîtes, modules, options

no-such-box =
    { $offer ->
        [near] La boîte « { $box } » n’existe pas ; voulais-tu dire « { $near } » ? Choix possibles : { $knownCommas }.
       *[all] La boîte « { $box } » n’existe pas ; choix possibles : { $knownCommas }.
    }
no-such-module =
    { $offer ->
        [near] { $boxName } n’a pas de module « { $module } » ; voulais-tu dire « { $near } » ? Choix possibles : { $knownCommas }.
        [none] { $boxName } n’a pas de module « { $module } », ni aucun autre.
       *[all] { $boxName } n’a pas de module « { $module } » ; choix possibles : { $knownCommas }.
    }
no-such-option =
    { $offer ->
        [near] { $boxName } n’a pas d’option « { $option } » ; voulais-tu dire « { $near } » ? Choix possibles : { $knownCommas }.
        [none] { $boxName } n’a pas d’option « { $option } », ni aucune autre.
       *[all] { $boxName } n’a pas d’option « { $option } » ; choix possibles : { $knownCommas }.
    }
no-such-value =
    { $offer ->
        [near] « { $value } » n’est pas une valeur de « { $option } » ; voulais-tu dire « { $near } » ? Choix possibles : { $knownCommas }.
       *[all] « { $value } » n’est pas une valeur de « { $option } » ; choix possibles : { $knownCommas }.
    }
wrong-seats = { $boxName } se joue de { $low } à { $high } joueurs, pas à { $seats }.
module-twice = On ne peut ajouter un module qu’une fois.
option-twice = On ne peut donner une option qu’une fois.
option-alone = « { $option } » est une option pour un seul joueur.

## Configurations en un mot, et en JSON

no-config = « { $text } » n’est pas une configuration : écris BOÎTE/SIÈGES/MODULES/OPTIONS, comme classic/4/-/-.
no-config-revisions = « { $text } » n’est pas une configuration : après les options viennent des révisions des règles, comme NOM=2.
config-fields = Une configuration a les champs box (boîte), seats (sièges), modules et options, et aucun autre.
config-box = La boîte (box) d’une configuration est un nom.
config-seats = Le nombre de sièges (seats) d’une configuration est un nombre entier.
config-modules = Les modules d’une configuration sont une liste de noms.
config-options = Les options d’une configuration sont des noms avec des textes.

## Révisions des règles. $part est une boîte ou un module, dont les règles ont des révisions.

no-such-part = « { $part } » ne se joue pas dans { $config } : ses règles n’y ont donc pas de révision ; celles de { $knownCommas } en ont une.
no-such-revision =
    { $newest ->
        [1] Il n’y a pas ici de révision { $revision } des règles de « { $part } » : il n’y a que la 1.
       *[other] Il n’y a pas ici de révision { $revision } des règles de « { $part } » : cette version d’alhambra connaît les révisions 1 à { $newest }.
    }
revision-twice = Les règles d’une boîte ou d’un module n’ont qu’une révision.

## Modules qui ne vont pas ensemble dans une partie

too-many-modules =
    { $most ->
        [one] Une partie a { $most } module au plus, pas { $count }.
       *[other] Une partie a { $most } modules au plus, pas { $count }.
    }
two-modules-called = Deux modules s’appellent « { $module } ».
unfit-module-name = Un module ne peut pas s’appeler « { $module } » : son nom est un mot comme « night-market ».
unfit-verb = « { $verb } » ne peut pas être un verbe de « { $module } » : un verbe est un mot comme « light-up ».
verb-of-the-game = « { $verb } » est déjà un verbe de toute partie : il en faut un autre à « { $module } ».
same-verb = « { $one } » et « { $other } » ne peuvent pas être dans la même partie : « { $verb } » est un verbe des deux.
action-of-the-game = « { $action } » est déjà une action de toute partie : il en faut une autre à « { $module } ».
same-action = « { $one } » et « { $other } » ne peuvent pas être dans la même partie : « { $action } » passerait pour une action des deux.
# $role est ce qu’un seul module d’une partie peut faire
same-role =
    { $role ->
        [feeder] « { $one } » et « { $other } » ne peuvent pas être dans la même partie : les deux remplissent le chantier.
        [dealer] « { $one } » et « { $other } » ne peuvent pas être dans la même partie : les deux distribuent l’argent de départ.
        [cashier] « { $one } » et « { $other } » ne peuvent pas être dans la même partie : les deux gardent de l’argent pour les joueurs.
        [types] « { $one } » et « { $other } » ne peuvent pas être dans la même partie : les deux changent le type des tuiles.
        [shapes] « { $one } » et « { $other } » ne peuvent pas être dans la même partie : les deux changent les murs des tuiles.
       *[unbuilt] « { $one } » et « { $other } » ne peuvent pas être dans la même partie : les deux ont des tuiles qui ne sont pas encore des bâtiments.
    }
module-missing = « { $module } » ne peut pas être dans une partie sans le module « { $needed } » avec lequel il a été créé.
module-of-another-kit = « { $module } » est déjà dans une autre partie, et chaque partie a besoin du sien.
kit-of-another-game = Un kit ne sert qu’à une partie, et celui-ci en a déjà une.
tiles-not-first = Les tuiles de « { $module } » doivent être les premières de la partie : aucune autre ne peut passer avant.
too-many-tiles =
    { $most ->
        [one] Une partie a { $most } tuile au plus, pas { $count }.
       *[other] Une partie a { $most } tuiles au plus, pas { $count }.
    }
two-tiles-called = Deux tuiles s’appellent « { $tile } ».
unfit-tile-name = Une tuile ne peut pas s’appeler « { $tile } » : son nom est un mot comme « tower-9 ».
unfit-price = Il faut à la tuile « { $tile } » un prix d’achat, de 1 à { $most }.
unfit-type = La tuile « { $tile } » ne peut pas être du type « { $type } » : il y a { $types }.
unfit-sides = Les côtés « { $sides } » de la tuile « { $tile } » n’existent pas : N, E, S et W peuvent y figurer une fois chacun.
wrong-kit-seats = Une partie a de { $fewest } à { $most } sièges, pas { $seats }.
wrong-copies = De chaque carte d’argent il y a de 1 à { $most } exemplaires, pas { $copies }.
wrong-start-score = Un score de départ a quatre chiffres au plus, pas comme { $points }.

## Graines, bots, nombres de parties

no-seed = Une graine est un nombre, ou un texte d’au moins un caractère, tous affichables.
no-such-bot =
    { $offer ->
        [near] Le bot « { $bot } » n’existe pas ; voulais-tu dire « { $near } » ? Choix possibles : { $knownCommas }.
       *[all] Le bot « { $bot } » n’existe pas ; choix possibles : { $knownCommas }.
    }
frozen-bot = Le bot « { $bot } » est figé dans le commit { $commit } : `python -m tools.frozen { $commit }` le construit et indique le nom sous lequel il joue.
bot-not-found = Le bot « { $bot } » est introuvable : { $error }.
bot-no-class = « { $bot } » n’est pas un bot : il faut une classe dérivée de alhambra.bots.Bot.
# Des bots qui sont des programmes, nommés exec: et une commande, et ce qu’on leur dit en lignes
program-no-command = « { $command } » n’est pas une commande : après exec: vient un programme avec ses arguments, entre guillemets s’ils contiennent des espaces.
program-not-found = Il n’y a pas de programme « { $program } » pour un bot.
line-unreadable = Une ligne de JSON est illisible : { $error }.
line-of-no-kind = Une ligne de JSON doit avoir un type : start, decide ou over.
line-of-other-protocol = L’autre programme parle le protocole { $theirs } ; celui-ci parle le protocole { $ours }.
line-before-start = Une décision est demandée avant le début de la partie.
wrong-bots =
    { $seats ->
        [one] Pour { $seats } siège, il faut { $seats } bot, et non { $count } : { $botsCommas }.
       *[other] Pour { $seats } sièges, il faut { $seats } bots, et non { $count } : { $botsCommas }.
    }
wrong-games = Le nombre de parties est de 1 au moins, et non de { $games }.
wrong-jobs = Le nombre de processus (jobs) va de 1 à { $most } ; { $jobs } ne va pas.
wrong-first-game = Les parties sont numérotées à partir de 0, pas de { $first }.
# Pour les bots qui jouent les uns contre les autres
arena-bots = Dans l’arène, il y a 1 à { $most } bots, pas { $count }.
arena-bot-twice = « { $bot } » est nommé deux fois : nomme chaque bot une fois, le dernier prend les sièges qui restent.
arena-format = « { $path } » vient d’une autre version de l’arène : prends un autre fichier.
arena-other = « { $path } » contient une autre rencontre : { $what } y vaut { $stored }, et ici { $asked }. Prends un autre fichier.
arena-unreadable = « { $path } » ne contient pas de résultats de l’arène.
two-budgets = Pour une décision, un bot a des parties d’essai ou des secondes, pas les deux.
wrong-playouts = Le nombre de parties d’essai est de 1 au moins, et non de { $playouts }.
wrong-seconds = Le temps pour une décision est de plus de 0 seconde.
wrong-limit = La limite de temps d’une décision est de plus de 0 seconde.
