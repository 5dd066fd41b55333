### La page autour de la partie : accueil, nouvelle table, avant la partie, sièges, réglages, aide, ennuis.

## Sur toutes les pages

page-title = Alhambra
page-home = Accueil
page-close = Fermer
page-nowhere = Il n’y a rien à cette adresse.
page-trouble = Le serveur n’a pas répondu. Réessaie dans un instant.
page-language = Langue
page-description = Alhambra dans le navigateur, entre amis et avec des bots.
page-no-script = Cette page a besoin de JavaScript, qui dessine la table.
page-no-words = Les textes de cette page n’ont pas pu être chargés.

## La connexion à la table

line-state-connecting = Connexion…
line-state-online = Connexion établie…
line-state-offline = Pas de connexion. Nouvel essai…
line-state-gone = La table est fermée…
line-no-table = Cette table n’existe pas. Le lien est peut-être incomplet, ou la table a été supprimée.
line-other-version = Cette page est plus ancienne que le serveur. Recharge-la.
line-reload = Recharger

# $names (texte) : des boîtes ou des modules, avec le « et » de la langue.
page-unshown = Cette page ne sait pas encore afficher : { $names }. La partie continue : on peut la jouer autrement que par cette page.

## L’accueil

start-lead = Construis la plus belle Alhambra de Grenade.
start-name = Ton nom
    .placeholder = Comment t’appelles-tu ?
start-play-now = Jouer tout de suite
    .hint = Toi et deux bots, sans attendre
start-new-table = Nouvelle table
    .hint = Des amis par un lien, des bots, ou plusieurs joueurs sur cet appareil.
start-daily = La partie du jour
    .hint = Roll & Write en solo, avec les mêmes dés pour tout le monde.
start-boxes = Les boîtes sur l’étagère
start-players = { $fewest } à { $most } joueurs
start-box-classic = Quatre devises, six types de bâtiments, un long mur.
start-box-red-palace = Des gardes sur les murs, des jetons sur les terrains, un aperçu de la suite.
start-box-roll-and-write = Des dés, un stylo et une feuille ; en solo aussi.
start-how = Comment jouer
    .money = Prends de l’argent : des cartes de quatre devises.
    .buy = Achète une tuile. Si tu fais l’appoint, tu as droit à une action supplémentaire.
    .lay = Place-la dans ton Alhambra. On marque des points trois fois : pour la majorité d’un type de bâtiment et pour le plus long mur.
start-join = Rejoindre une table
    .label = Lien ou code de la table
    .placeholder = Lien ou code
    .button = Aller à la table
    .bad = Ce n’est ni un lien ni un code de table. Un code a 20 lettres et chiffres.

## Une nouvelle table

new-table-box = Boîte
new-table-seats = Sièges
    .fewer = Un siège de moins
    .more = Un siège de plus
new-table-seat = Siège { $number }
    .name = Nom au siège { $number }
    .placeholder = Joueur { $number }
new-table-me = Moi
new-table-open = Un ami, par un lien
    .short = Par lien
    .hint = reçoit le lien et peut venir plus tard
new-table-bot = Bot
new-table-here = Ici
new-table-options = Options
new-table-stand-in = Quand quelqu’un est absent
    .never = attendre que l’on demande un remplaçant
    .after-60 = un bot joue à sa place après une minute
    .after-300 = un bot joue à sa place après 5 minutes
    .after-3600 = un bot joue à sa place après une heure
    .after-86400 = un bot joue à sa place après un jour
new-table-sum-here =
    { $count ->
        [one] une personne ici
       *[other] { $count } personnes ici
    }
new-table-sum-open =
    { $count ->
        [one] un ami par lien
       *[other] { $count } amis par lien
    }
new-table-sum-bots =
    { $count ->
        [one] un bot
       *[other] { $count } bots
    }
new-table-make = Ouvrir la table
new-table-same-name = Deux joueurs s’appellent { $name }. Il faut des noms différents.
new-table-long-name = Un nom a 24 caractères au plus.

## Mes tables

mine-title = Mes tables
mine-stage-lobby = attend des joueurs
mine-stage-playing = en cours
mine-stage-over = terminée
mine-your-turn = À toi de jouer
mine-turn-of = C’est à { $name } de jouer
mine-turn-of-free-seat = C’est à un siège libre de jouer
mine-since-now = à l’instant
mine-since-minutes = depuis { $count } min
mine-since-hours = depuis { $count } h
mine-since-days =
    { $count ->
        [one] depuis un jour
       *[other] depuis { $count } jours
    }
mine-gone = Cette table n’existe plus.
mine-unknown = Le serveur ne répond pas.
mine-forget = Oublier
    .sure = Oublier la table, et mon siège avec

## Avant la partie

lobby-title = Avant la partie
lobby-seats = Sièges
lobby-begin = Commencer la partie
lobby-begin-with-bots =
    { $count ->
        [one] Commencer avec un bot
       *[other] Commencer avec { $count } bots
    }
lobby-wait-for-players = La partie attend tes amis, mais peut commencer sans eux.
lobby-sit = Touche un siège libre pour t’asseoir.
lobby-who = Qui s’assoit ici ?
lobby-wait-for-host = C’est à { $name } de lancer la partie.
    .unseated = C’est à l’hôte de lancer la partie.
lobby-watchers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
# Les modules avec lesquels les bots ne peuvent pas anticiper. $modules sont des noms
seats-bots-take-any = Avec { $modules }, les bots ne peuvent pas anticiper : ils jouent au hasard.
invite-title = Inviter
    .hint = Avec ce lien, on peut s’asseoir ou regarder.
invite-code = Le lien de cette table en code QR
invite-copy = Copier le lien
    .done = Copié
invite-share = Partager

## Les sièges

seat-free = Siège libre
seat-you = toi
seat-host = hôte
seat-bot = bot
seat-away = absent
seat-here = ici
seat-stand-in = un bot joue à sa place
seat-sit = S’asseoir ici
    .here = Asseoir quelqu’un sur cet appareil
    .name = Nom
    .button = S’asseoir
seat-take-bot = Retirer le bot
seat-rename = Renommer
    .name = Nouveau nom
    .button = Enregistrer
seat-leave = Quitter le siège
    .sure = Quitter pour de bon
seat-vacate = Libérer le siège
    .sure = Oui, l’ancien appareil le perd
    .here = { $name } est là et garde son siège.
    .wait = { $name } a encore { $time } pour reprendre son siège.
seat-stand-in-on = Faire jouer un bot à sa place
seat-stand-in-off = Renvoyer le remplaçant

## Un appareil pour plusieurs joueurs

curtain-pass = Passe l’appareil à { $name }
curtain-who = Qui a l’appareil ?
curtain-hint = L’argent des autres reste caché derrière ce rideau.
curtain-i-am = Je suis { $name }

## Réglages

settings-title = Réglages
settings-speed = Vitesse des tours
settings-speed-off = Aucune
settings-speed-fast = Rapide
settings-speed-normal = Normale
settings-speed-slow = Lente
settings-calm = Ton appareil demande moins de mouvements : rien ne bouge.
settings-sound = Sons
settings-volume = Volume
settings-labels = Lettres sur les tuiles, en plus des formes et des couleurs
settings-theme = Lumière
settings-theme-system = Comme le système
settings-theme-noon = Midi
settings-theme-dusk = Crépuscule
settings-ending = Fin du tour
settings-ending-button = Par le bouton
settings-ending-soon = Toute seule, après un instant
settings-ending-now = Aussitôt
settings-text = Plateau en texte : la table en mots

## Aide

help-title = Aide
help-how-turn = À ton tour, fais une chose : prends de l’argent, achète une tuile ou réaménage ton Alhambra.
help-how-money = Argent : touche une carte de l’offre, ou plusieurs dont la somme est de 5 au plus.
help-how-buy = Acheter : touche une tuile du chantier, ou des cartes de ta main, puis choisis comment payer. Si tu fais l’appoint, tu as droit à une action supplémentaire.
help-how-lay = Placer : les tuiles achetées sont placées à la fin du tour. Touche une case éclairée, fais-y glisser la tuile, ou utilise les flèches et Entrée. Une case qui n’est pas éclairée dit quelle règle l’interdit.
help-how-redesign = Réaménager : touche une tuile de ta réserve pour la placer, ou une tuile de ton Alhambra pour l’enlever ou l’échanger.
help-how-undo = Tout peut être annulé tant que tu n’as pas validé le tour.
help-keys = Touches
    .market = Une tuile du chantier ; encore : un autre paiement
    .payment = Un paiement par son numéro
    .display = Une carte de l’offre
    .tile = Une de tes tuiles à placer ; encore : la suivante
    .confirm = Confirmer : acheter, prendre, placer, valider le tour
    .done = Terminer les actions, ou passer
    .next = L’endroit éclairé suivant
    .previous = L’endroit éclairé précédent
    .escape = Reposer ce qui est choisi, fermer
    .arrows = Flèches
    .walk = Se déplacer sur l’Alhambra
    .zoom = Dans l’Alhambra : agrandir, réduire, tout voir
    .shift-arrows = Maj et flèches
    .pan = Déplacer l’Alhambra agrandie
    .boards = Les plateaux annexes
    .text = Plateau en texte, ou l’image
    .help = Cette aide
    .send = Envoyer ce qui est écrit
    .tab = D’une chose à la suivante

## Le texte d’une règle

rule-title = Règle { $clause }
rule-loading = Chargement de la règle…
rule-failed = La règle n’a pas pu être chargée. Réessaie.
