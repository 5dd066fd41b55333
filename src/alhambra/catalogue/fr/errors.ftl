### Ce qui ne va pas avec ce que quelqu’un a tapé, écrit ou choisi.

# Une phrase, et l’article des règles dont elle découle
with-clause = { $sentence } ({ $clause })

## Règles

no-such-clause =
    { $count ->
        [0] L’article « { $clause } » n’existe pas.
        [one] L’article « { $clause } » n’existe pas ; voisin : { $nearCommas }.
       *[other] L’article « { $clause } » n’existe pas ; voisins : { $nearCommas }.
    }

## Parties

unknown-seat =
    { $last ->
        [0] Il n’y a pas de siège { $seat } : le seul siège est 0.
       *[other] Il n’y a pas de siège { $seat } : les sièges vont de 0 à { $last }.
    }
bot-refused = Partie { $number } : un bot a choisi une action qui est refusée : { $error }
worker-ended = Un processus de calcul a été arrêté de l’extérieur : la série ne peut pas continuer.

# Une phrase derrière une autre
two-sentences = { $first } { $second }

## Pourquoi un fichier ne peut pas être lu ou écrit, derrière un deux-points

cause-missing = fichier ou dossier introuvable
cause-folder = c’est un dossier
cause-no-folder = une partie du chemin n’est pas un dossier
cause-forbidden = accès refusé
cause-full = il n’y a plus d’espace sur le disque
cause-name = aucun fichier ne peut porter ce nom
