### Ce qu’une table et son serveur ne font pas, et pourquoi : pour qui joue, regarde ou est l’hôte. Les sièges sont
### numérotés à partir de 1.

## Sièges et noms

table-seat-taken = Le siège { $seat } est pris.
table-full = Tous les sièges sont pris.
# Le secret est ce par quoi un appareil tient un siège.
table-secret-taken = Ce secret tient déjà un autre siège.
table-same-secrets = Chaque siège a son propre secret.
table-seat-held = { $name } occupe le siège { $seat }.
table-seat-needed = Le siège { $seat } ne peut pas être retiré : { $name } l’occupe.
table-seat-open = Le siège { $seat } est déjà libre.
table-seat-still-open = Il reste un siège libre : il y faut quelqu’un, ou un bot.
table-seat-empty = Il n’y a personne au siège { $seat }.
table-no-seat =
    { $count ->
        [one] Il n’y a pas de siège { $seat } : il n’y en a qu’un.
       *[other] Il n’y a pas de siège { $seat } : il y en a { $count }.
    }
table-not-your-seat = Le siège { $seat } n’est pas le tien.
table-not-host = Seul l’hôte de la table peut le faire.
table-vacate-present = { $name } est là et garde son siège.
table-vacate-too-soon = { $name } a encore { $seconds } s pour reprendre son siège.
# $bots sont les mots des bots, comme greedy.
table-no-bot = Ce bot n’existe pas ; choix possibles : { $botsCommas }.
table-name-length = Un nom a de 1 à { $longest } caractères.
table-name-unshown = Un nom ne peut avoir que des caractères affichables.
table-name-marks = Une lettre d’un nom a { $most } signes au plus.
table-name-taken = Quelqu’un à la table s’appelle déjà { $name }.
table-same-names = Deux personnes à une table ne peuvent pas avoir le même nom.
table-remark-empty = Un message doit avoir au moins un caractère affichable.
table-watchers-silent = À cette table, ceux qui regardent n’écrivent pas.
table-too-fast = Ça fait beaucoup d’un coup : attends un instant.
table-log-full = Le journal de cette table est plein : on ne peut plus qu’y jouer.
table-log-quite-full = Le journal de cette table est plein : on ne peut plus annuler d’actions.

## Un bot qui joue à la place de quelqu’un qui est absent

table-stand-in-asked = Seuls les joueurs de la table peuvent demander un remplaçant.
table-stand-in-when = Un bot n’est remplaçant que pendant la partie.
table-stand-in-bot = Le siège { $seat } est déjà celui d’un bot.
table-stand-in-present = { $name } est là : pas besoin de remplaçant.

## La partie

table-begun = La partie a déjà commencé.
table-not-begun = La partie n’a pas encore commencé.
table-game-over = La partie est terminée.
table-not-over = La partie n’est pas terminée.
table-not-your-turn = Ce n’est pas au siège { $seat } de jouer.
table-tile-turn = Seul le siège dont c’est le tour peut essayer une tuile.
# $word est ce qu’un client a envoyé.
table-no-tile = « { $word } » n’est pas une tuile de cette partie.
table-tile-not-offered = « { $word } » n’est pas sur le chantier.
table-aid-off = Cette table joue sans cette aide.
table-not-ready = Le tour n’est pas terminé : il reste quelque chose à décider.
table-nothing-to-undo = Il n’y a rien à annuler.
table-nothing-to-redo = Il n’y a rien à rétablir.
table-rematch-asked = Seuls les joueurs de la table peuvent demander une autre partie.

## La table elle-même

table-not-found = Cette table n’existe pas. Le lien est peut-être incomplet.
table-id-taken = Une autre table a été ouverte avec cet identifiant.
table-reopened = La table doit être rouverte : reconnecte-toi.

## Le serveur

server-closing = Le serveur s’arrête.
server-not-opened = La table ne peut pas être ouverte pour l’instant : réessaie.
server-not-stored = Cela n’a pas pu être enregistré : reconnecte-toi et regarde où tu en es.
server-no-store = La base de données ne répond pas pour l’instant : réessaie.
server-too-fast = Trop de messages : attends un peu et reconnecte-toi.
server-too-slow = La connexion est trop lente pour suivre : reconnecte-toi.
server-many-requests = Trop de demandes : attends un peu.
server-many-tables = Trop de nouvelles tables : attends un peu.
server-no-code = Code refusé : il a déjà servi, il est trop ancien ou mal recopié.
server-many-codes = Trop de codes essayés : attends un peu.
server-many-results = Trop de résultats : attends un peu.
server-other-version = La page est plus ancienne que le serveur : recharge-la.
server-other-host = Ce serveur ne répond pas à ce nom.
server-other-origin = On ouvre une table depuis la page du serveur lui-même.
server-no-clause = Cet article n’existe pas.

## Ce que ne fait de travers qu’un client qui n’est pas la page. $detail est ce que dit une bibliothèque, en anglais.

server-not-greeted = Le premier message doit être « hello ».
server-greeted-twice = « hello » a déjà été dit.
server-no-text = Les messages sont du JSON dans des trames de texte.
server-no-json = Message incompréhensible : ce n’est pas du JSON.
server-malformed = Message incompréhensible : { $detail }
server-malformed-body = Corps de requête incompréhensible : { $detail }
server-no-json-body = Le corps de la requête doit être de type application/json.
server-long-body =
    { $seconds ->
        [one] Le corps de la requête peut avoir { $bytes } octets, et doit arriver en { $seconds } seconde.
       *[other] Le corps de la requête peut avoir { $bytes } octets, et doit arriver en { $seconds } secondes.
    }
