### Ce qui ne va pas avec une base de données ou une sauvegarde : pour qui tape les commandes serve, backup et restore.
### `$path` est un fichier ou un dossier, `$reason` ce que dit le système ou la base. `$database` est un de ces messages,
### tous au féminin :

database-file = base de données « { $path } »
database-memory = base de données en mémoire
# $base est le nom de la base, $host la machine où elle est.
database-postgres = base de données PostgreSQL « { $base } » sur « { $host } »
database-postgres-default = base de données PostgreSQL par défaut sur « { $host } »

## L’adresse d’une base de données

store-no-address = Ce n’est pas une base de données : donne un chemin, sqlite:///chemin ou postgresql://utilisateur@hôte/nom.
store-no-slashes = Il manque deux barres obliques dans l’adresse de la base de données : donne un chemin, sqlite:///chemin ou postgresql://utilisateur@hôte/nom.
store-no-scheme = « { $scheme } » n’est pas un type de base de données : donne un chemin, sqlite:///chemin ou postgresql://utilisateur@hôte/nom.
store-relative-path = Après sqlite://, un chemin commence par une barre oblique ; un chemin depuis le dossier où tu es s’écrit sans sqlite://.
store-bad-postgres = L’adresse de la base de données PostgreSQL est illisible : écris postgresql://utilisateur:motdepasse@hôte/nom, avec des codes en % dans les noms et les mots de passe.

## L’ouvrir

store-no-new-folder = Impossible de créer le dossier « { $path } » : { $reason }.
store-no-folder = Il n’y a pas de dossier « { $path } » pour la base de données.
store-no-file = Il n’y a pas de base de données « { $path } ».
store-no-new-file = Impossible d’écrire la base de données « { $path } » : { $reason }.
store-no-lock = Impossible de verrouiller la base de données avec « { $path } » : { $reason }.
store-open-here = La base de données « { $path } » est déjà ouverte dans ce processus.
store-used = La { $database } est utilisée par un autre alhambra : arrête-le, ou prends une autre base de données.
# $process est le numéro que le système lui a donné.
store-used-by = La { $database } est utilisée par un autre alhambra (processus { $process }) : arrête-le, ou prends une autre base de données.
store-other-program = La { $database } appartient à un autre programme.
# $schema et $known sont des numéros de version.
store-newer = La { $database } a été écrite par une version plus récente d’alhambra (schéma { $schema } ; celle-ci connaît { $known }) : mets alhambra à jour.
store-nothing = La { $database } ne contient rien d’alhambra.
store-encoding = La { $database } est encodée en { $encoding } : il faut UTF8.
store-no-wal = La { $database } ne peut pas avoir là son journal d’écriture anticipée : mets-la sur un disque local.
store-wrong-password = La { $database } n’accepte pas le mot de passe.
store-wrong-user = La { $database } refuse cet utilisateur.
store-not-there = La { $database } n’existe pas.

## S’en servir

store-locked = La { $database } est verrouillée par un autre programme.
store-full = Il n’y a plus d’espace pour la { $database }.
store-not-written = Impossible d’écrire dans la { $database }.
store-not-opened = Impossible d’ouvrir la { $database }.
store-no-sqlite = La { $database } n’est pas une base SQLite.
store-damaged = La { $database } est endommagée : restaure une sauvegarde.
store-failed = Erreur de la { $database } : { $reason }.
store-read-only = La { $database } est en lecture seule.
store-not-allowed = L’utilisateur n’a pas le droit de faire cela dans la { $database } : { $reason }.
store-refused = La { $database } a refusé : { $reason }.
store-no-answer = La { $database } ne répond pas.
store-no-answer-because = La { $database } ne répond pas : { $reason }.
store-went-away = La { $database } a cessé de répondre pendant l’écriture.
store-moved = La { $database } a été déplacée ou supprimée pendant qu’elle servait : remets-la en place ou redémarre.
store-several-names = La { $database } a plusieurs noms sur le disque (liens physiques), et ce qui est écrit suit l’un d’eux : supprime les autres noms, ou prends une copie du fichier.
store-no-row = PostgreSQL n’a pas donné de réponse.
store-closed = La base de données est fermée.

## Les tables qu’elle contient, chacune un journal d’entrées numérotées. `$table` est l’id d’une table, `$seq` et `$last`
## sont des numéros d’entrées.

store-no-table = Il n’y a pas de table « { $table } ».
store-table-exists = Il y a déjà une table « { $table } ».
store-entry-exists = La table « { $table } » a déjà une entrée { $seq }.
# $command est un id qu’un client a inventé.
store-command-repeated = La commande « { $command } » a déjà été exécutée : elle a produit l’entrée { $seq } de la table « { $table } ».
store-first-entry = La première entrée de la table « { $table } » doit être l’entrée 1, et non { $seq }.
store-entry-order = L’entrée { $seq } n’est pas dans l’ordre : les entrées d’une table sont numérotées 1, 2, 3…
store-entry-time = L’entrée { $seq } n’a pas d’heure valable.
store-entry-next =
    { $last ->
        [one] La table « { $table } » a { $last } entrée : l’entrée { $seq } ne peut donc pas être la suivante.
       *[other] La table « { $table } » a { $last } entrées : l’entrée { $seq } ne peut donc pas être la suivante.
    }
store-no-snapshot =
    { $last ->
        [one] La table « { $table } » a { $last } entrée : il n’y a donc pas d’instantané à l’entrée { $seq }.
       *[other] La table « { $table } » a { $last } entrées : il n’y a donc pas d’instantané à l’entrée { $seq }.
    }
store-same-command = Les entrées { $first } et { $second } ont la même commande.
store-bad-table = L’identifiant d’une table doit avoir de 1 à { $longest } caractères affichables.
store-bad-kind = Le genre d’une entrée doit avoir de 1 à { $longest } caractères affichables.
store-bad-command = La commande d’une entrée doit avoir de 1 à { $longest } caractères affichables.
store-bad-result = Le résultat d’une table ne peut pas être enregistré : un nom ou un nombre y est trop long.
store-table-damaged = La table « { $table } » est endommagée : les entrées { $first } à { $last } ne sont pas toutes là.
store-table-incomplete =
    { $last ->
        [one] La table « { $table } » est endommagée : sa seule entrée n’est pas là.
       *[other] La table « { $table } » est endommagée : ses { $last } entrées ne sont pas toutes là.
    }
store-not-created = Le journal de la table « { $table } » ne commence pas par sa création.
store-created-twice = Une table n’est créée qu’une fois.
store-luck-left =
    { $count ->
        [one] Le journal a { $count } tirage que la partie n’a pas demandé.
       *[other] Le journal a { $count } tirages que la partie n’a pas demandés.
    }

## Sauvegardes

store-no-backup = Une base de données en mémoire n’a pas de sauvegarde.
backup-other-file = « { $path } » est autre chose qu’une sauvegarde d’alhambra : ce fichier n’est donc pas remplacé.
backup-not-written = Impossible d’écrire « { $path } » : { $reason }.
backup-not-read = Impossible de lire « { $path } » : { $reason }.
backup-not-empty =
    { $tables ->
        [one] La base de données a déjà { $tables } table : restaure dans une base vide, ou fusionne, ce qui ajoute les tables manquantes.
       *[other] La base de données a déjà { $tables } tables : restaure dans une base vide, ou fusionne, ce qui ajoute les tables manquantes.
    }
backup-none = « { $path } » n’est pas une sauvegarde d’alhambra.
backup-incomplete = La sauvegarde « { $path } » n’est pas complète : il en manque la fin.
backup-damaged = La sauvegarde « { $path } » est endommagée.
backup-damaged-line = La sauvegarde « { $path } » est endommagée à la ligne { $line }.
# $format et $known sont des numéros de version.
backup-newer = La sauvegarde « { $path } » a été faite par une version plus récente d’alhambra (format { $format } ; celle-ci connaît { $known }) : mets alhambra à jour.

## Écouter

# $host et $port disent où ; `--port` se tape.
server-not-listening = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $reason }. Essaie un autre --port.
