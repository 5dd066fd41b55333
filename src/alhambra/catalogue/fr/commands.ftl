### La ligne de commande : aide et utilisation. Les noms de commandes et d’options se tapent : ils restent.

## Utilisation. Le premier mot d’une telle ligne, et ce qui y tient lieu de ce qui se tape

usage = Utilisation :
usage-options = [OPTIONS]
usage-command = COMMANDE [ARGUMENTS]...
heading-arguments = Arguments :
heading-options = Options :
heading-commands = Commandes :

## Ce qui tient lieu de valeur derrière une option

value-str = <texte>
value-int = <entier>
value-float = <nombre>
value-path = <chemin>
value-names = NOM,…
value-pair = NOM=VALEUR
value-address = URL
value-day = AAAA-MM-JJ
value-language = LANGUE

## Ce qui est entre crochets derrière l’aide d’une option : la valeur qu’elle a si elle n’est pas donnée...

remarks = [{ $remarksSemicolons }]
remark-default = par défaut : { $value }
remark-environment = variable d’environnement : { $variable }
remark-required = obligatoire

## Un mot parmi plusieurs, qui se tapent

either = { $first } ou { $second }

## Ce qui ne va pas avec une ligne de commande

no-such-command =
    La commande « { $name } » n’existe pas.{ $count ->
        [0] { "" }
       *[other] { " " }Voulais-tu dire { $near } ?
    }
no-such-flag =
    L’option { $option } n’existe pas.{ $count ->
        [0] { "" }
       *[other] { " " }Voulais-tu dire { $near } ?
    }
missing-argument = Il manque l’argument « { $argument } ».
missing-option = Il manque l’option « { $option } ».
option-lacks-value = L’option « { $option } » demande une valeur.
option-takes-no-value = L’option « { $option } » ne prend pas de valeur.
extra-arguments = En trop sur la ligne de commande : { $words }.
no-whole-number = Valeur refusée pour « { $option } » : il faut un nombre entier.
no-number = Valeur refusée pour « { $option } » : il faut un nombre.
value-too-low = Valeur refusée pour « { $option } » : il faut { $least } au moins.
value-too-high = Valeur refusée pour « { $option } » : il faut { $most } au plus.
# Les langues sont celles qui peuvent se taper derrière --language
no-such-language = La langue « { $language } » n’existe pas ici ; choix possibles : { $codesCommas }.

## Toutes les commandes

about-alhambra = La famille de jeux de société Alhambra : pour jouer, pour étudier et pour développer.
option-version = Montrer la version et comment tourne le moteur.
option-language = La langue : { $codesCommas } ; à défaut, celle de ton système.
option-help = Montrer ce message et quitter.

## Ce que l’on joue, dans plusieurs commandes

option-box = Ce que l’on joue : { $boxes }.
option-modules = Modules de la partie, écrits a,b. { $modulesSemicolons }.
option-options = Une option de la boîte, écrite nom=valeur ; peut être répétée. La première valeur est la valeur par défaut. { $optionsSemicolons }.
# Ce qu’une boîte a de modules ou d’options, comme ils se tapent
of-box = { $box } : { $wordsCommas }
# Un module dont le livret de règles ne donne pas les règles
module-reconstructed = { $word } (une reconstitution)
# Les valeurs qu’une option peut avoir
option-values = { $name }={ $values }
option-seed-played = La même graine donne la même partie ; à défaut, elle est tirée au hasard.
option-seed-games = La même graine donne les mêmes parties ; à défaut, elle est tirée au hasard.
option-database-served = Un chemin ou une adresse postgresql:// ; à défaut, un fichier de ton dossier de données.
option-database = Un chemin, sqlite:///chemin ou postgresql://utilisateur@hôte/nom ; à défaut, un fichier de ton dossier de données.

## play

short-play = Jouer contre des bots.
about-play = Jouer contre des bots. Pendant la partie, tape « help ».
option-seats-played = Nombre de joueurs, toi compris ; 3 (1 dans Roll & Write), sauf si --bots en donne plus.
option-bots-played = Un bot pour tous les autres sièges, ou un pour chacun : { $values }.
option-resume = Reprendre une partie enregistrée, avec ses propres joueurs.

## serve

short-serve = Lancer le serveur de tables.
about-serve = Lancer le serveur de tables pour navigateurs. Les parties sont gardées dans une base de données : rien n’est perdu quand le serveur s’arrête.
option-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer d’autres machines.
option-port = Le port ; 0 en prend un de libre.
option-open = Ouvrir la page dans ton navigateur.
option-origin = L’adresse de la page derrière un proxy, comme https://games.example.org.
option-behind-proxy = Se fier aux adresses de clients que donne un proxy de cette machine.
option-bot-pause = Secondes avant le tour d’un bot.
option-bot-served = Un bot à toi qui peut s’asseoir aux tables, comme package.module:Class ou exec:COMMAND ; plusieurs fois possible.
option-connections = Combien de connexions une adresse peut avoir.
option-tables = Combien de tables par heure une adresse peut ouvrir.
option-messages = Combien de messages par seconde une connexion peut envoyer.
option-requests = Combien de requêtes HTTP par seconde une adresse peut envoyer.
option-work = Combien de secondes par seconde le serveur peut travailler pour une même adresse ; qui en demande plus attend.
option-log = { $values } : la forme du journal, écrit sur la sortie d’erreur.
option-log-level = { $values } : le niveau de détail du journal.

## backup, restore

short-backup = Écrire toutes les tables dans un fichier.
about-backup =
    Écrire toutes les tables dans un fichier. Le serveur peut être en marche.

    Le fichier contient les cartes cachées des parties en cours : garde-le pour toi.
argument-backup-written = Le fichier à écrire ; une sauvegarde qui s’y trouve est remplacée.
short-restore = Mettre les tables d’une sauvegarde dans une base de données vide.
about-restore =
    Mettre les tables d’une sauvegarde dans une base de données vide, dont aucun serveur ne doit se servir, sauf si tu fusionnes.

    La sauvegarde peut venir d’un autre type de base de données.
argument-backup-read = Un fichier créé par « alhambra backup ».
option-merge = Ajouter les tables que la base de données n’a pas. Le serveur peut être en marche.

## daily

short-daily = Jouer en solo les dés du jour, les mêmes pour tout le monde.
about-daily = Jouer en solo les dés du jour, les mêmes pour tout le monde. Le résultat est un texte à partager.
option-date = Un autre jour ; à défaut, aujourd’hui.
option-bot = Laisser un bot jouer à ta place.

## simulate

short-simulate = Jouer beaucoup de parties entre bots et en faire le bilan.
about-simulate = Jouer beaucoup de parties entre bots et en faire le bilan.
option-seats-simulated = Le nombre de joueurs.
option-bots-simulated = Le bot de chaque siège, comme greedy,random ; un seul nom vaut pour tous.
option-games = Le nombre de parties.
option-jobs = Le nombre de processus.
option-records = Garder chaque partie dans ce fichier, à la suite s’il existe déjà.

## arena

short-arena = Fait jouer des bots les uns contre les autres et dit lequel est le plus fort.
about-arena =
    Fait jouer des bots les uns contre les autres et dit lequel est le plus fort.

    Chaque bot joue avec la même chance depuis chaque siège : moins de parties en disent plus.
option-bots-arena = Les bots, comme greedy,random. S’il y en a moins que de joueurs, le dernier prend les autres sièges ; s’il y en a plus, tous se rencontrent.
option-games-arena = Le nombre de parties, au moins : les manches sont jouées jusqu’au bout.
option-playouts = Le nombre de parties d’essai qu’un bot qui cherche a pour une décision.
option-seconds-arena = Le nombre de secondes qu’il a à la place.
option-limit = Le nombre de secondes dont un bot qui est un programme (exec:COMMAND) dispose pour une décision ; à défaut { $seconds }, plus celles de --seconds.
option-until-clear = S’arrête dès qu’il est clair que le premier bot est meilleur ou moins bon.
option-json = Garde les résultats dans ce fichier ; s’il existe, on y continue.
option-report = Écrit une page avec des graphiques dans ce fichier.

## bot

short-bot = Mettre un bot à la disposition d’un autre programme.
about-bot =
    Mettre un bot à la disposition d’un autre programme.

    Le bot lit des lignes de JSON sur l’entrée standard et répond à chacune par une ligne sur la sortie standard : docs/bots.md les décrit.
argument-bot-asked = Un bot : tous ceux que --bots accepte.

## verify

short-verify = Rejouer des parties enregistrées en vérifiant tout.
about-verify =
    Rejouer des parties enregistrées en vérifiant tout.

    La première différence de chaque fichier est signalée, avec sa partie et son action ; le code de sortie est alors 1.
argument-files-verified = Des fichiers d’enregistrements, une partie par ligne.

## replay

short-replay = Raconter une partie enregistrée et en montrer une position.
about-replay = Raconter une partie enregistrée et en montrer une position : la dernière, ou celle qui suit une action.
argument-file-told = Un fichier d’enregistrements, une partie par ligne.
option-game = Le numéro de la partie ; à défaut, la première.
option-at = S’arrêter après ce nombre d’actions ; 0 est la mise en place.

## bench

short-bench = Mesurer le moteur en jouant au hasard, chaque décision comptée.
about-bench = Mesurer le moteur : coups autorisés joués au hasard, chaque décision comptée.
option-seats-measured = Nombre de joueurs des parties mesurées.
option-seconds = Durée approximative de la mesure de chaque chiffre.

## rules

short-rules = Montrer les règles, entières ou article par article.
about-rules = Montrer les règles, entières ou article par article.
argument-rules = Un article, comme A-56, ou un fichier, comme classic.
