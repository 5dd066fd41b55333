### Ce qui ne va pas avec l’enregistrement d’une partie, avec le JSON où il est écrit, et avec les fichiers
### d’enregistrements. $field est le nom d’un champ, $value ce qui s’y trouve ; ce sont des données, les mêmes dans toutes
### les langues.

## JSON

no-json = Ce n’est pas du JSON : illisible à partir de la colonne { $column }.
json-too-deep = Le JSON est trop profondément imbriqué.
number-too-long = Un nombre est trop long.
no-json-number = « { $name } » n’est pas un nombre.
unfit-text = Le texte { $text } contient un caractère qui ne peut pas être affiché.

## Champs

# $field a déjà ses guillemets
field-unknown = Le champ { $field } est inconnu.
# $field a déjà ses guillemets
field-twice = Le champ { $field } est donné deux fois.
field-missing = Il manque le champ « { $field } ».
field-no-number = Le champ « { $field } » doit être un nombre entier d’au moins { $least }, et non { $value }.
field-no-text = Le champ « { $field } » doit être un texte, et non { $value }.
field-no-list = Le champ « { $field } » doit être une liste, et non { $value }.

## Enregistrements

no-record = Un enregistrement est un objet JSON avec les champs { $knownCommas }.
unknown-format = Le champ « format » vaut { $value } : on peut lire les formats { $oldest } à { $newest }.
wrong-config = Le champ « config » est erroné : { $error }
wrong-players =
    Le champ « players » nomme { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    } pour { $seats ->
        [one] { $seats } siège.
       *[other] { $seats } sièges.
    }
wrong-rules = Le champ « rules » vaut { $value } : dans le format { $format }, il n’y a que la révision { $revision }.
no-rules = Le champ « rules » doit donner la révision des règles de la boîte et de chaque module, et non { $value }.
no-outcome = Le champ « { $field } » doit être un nom avec un nombre ou un texte hexadécimal, et non { $value }.
no-event = Le champ « { $field } » doit être un événement, et non { $value }.
wrong-events =
    Le champ « events » contient { $lists ->
        [one] { $lists } liste
       *[other] { $lists } listes
    } pour { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } : il en faut une pour la mise en place et une pour chaque action.
no-result = Le champ « result » doit donner les scores et les vainqueurs, ou être null, et non { $value }.
wrong-scores = Le champ « result.scores » doit donner un nombre pour chaque siège, et non { $value }.
wrong-winners = Le champ « result.winners » doit nommer des sièges dans l’ordre, et non { $value }.
players-for-seats =
    Il y a { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } pour { $seats ->
        [one] { $seats } siège.
       *[other] { $seats } sièges.
    }

## Rejouer un enregistrement. $where est l’un des deux premiers, $stored ce qu’a l’enregistrement, $made ce que l’on obtient.

at-set-up = Mise en place
at-action = Action { $number } ({ $action })
action-wrong = { $where } : { $error }
action-refused = { $where } : refusé : { $error }
# Suit un deux-points, comme $error de `action-wrong`
action-is-written = cette action s’écrit « { $word } ».
# $index compte les événements d’une action ; $event est le nom de son genre, $path un de ses champs
event-differs =
    { $whole ->
        [yes] { $where } : événement { $index }, { $event } : l’enregistrement a { $stored }, et on obtient { $made }.
       *[no] { $where } : événement { $index }, { $event } : pour { $path }, l’enregistrement a { $stored }, et on obtient { $made }.
    }
# $event est l’événement lui-même, en JSON
event-does-not-come-out = { $where } : l’événement { $index } est { $event } dans l’enregistrement, et on ne l’obtient pas.
event-is-not-stored = { $where } : on obtient { $event } comme événement { $index }, et il n’est pas dans l’enregistrement.
result-differs = Fin : pour { $path }, l’enregistrement a { $stored }, et on obtient { $made }.
outcomes-left =
    { $count ->
        [one] Fin : il reste { $count } tirage, « { $name } ».
       *[other] Fin : il reste { $count } tirages, dont le premier est « { $name } ».
    }
record-of-other-game = L’enregistrement est celui de { $stored }, pas de { $asked }.
no-such-action =
    { $count ->
        [0] Il n’y a pas d’action { $number } : la partie n’en a aucune.
       *[other] Il n’y a pas d’action { $number } : la partie en a { $count }.
    }

## Le hasard d’un enregistrement. Ces textes suivent un deux-points ; $what est ce que la partie demande au hasard, un nom
## dans l’enregistrement.

chance-number = hasard : « { $what } » demande un nombre inférieur à { $below }, et le script a { $answer }.
chance-shuffle =
    { $count ->
        [one] hasard : « { $what } » mélange { $count } élément, et le script en a d’autres.
       *[other] hasard : « { $what } » mélange { $count } éléments, et le script en a d’autres.
    }
chance-end = hasard : la partie demande « { $what } », et le script n’a plus rien.
chance-other = hasard : la partie demande « { $what } », et le script a « { $name } ».

## Fichiers d’enregistrements. Pour une ligne d’un fichier, $error est l’un de ceux qui suivent ou qui précèdent.

in-line = { $path }, ligne { $line } : { $error }
line-too-long = la ligne est trop longue pour un enregistrement.
line-no-text = ce n’est pas du texte UTF-8.
torn-line = la dernière ligne est coupée, et ne commence pas comme la partie suivante de cette série.
stored-game-not-finished = la partie enregistrée n’est pas terminée.
other-run =
    { $what ->
        [config] la configuration de la partie enregistrée est { $stored }, et celle qui est demandée { $asked }.
        [bots] la liste des bots de la partie enregistrée est { $stored }, et celle qui est demandée { $asked }.
        [seed] la graine de la partie enregistrée est { $stored }, et celle qui est demandée { $asked }.
       *[number] le numéro de la partie enregistrée est { $stored }, et celui qui est demandé { $asked }.
    }
no-file-for-records = « { $path } » n’est pas un fichier où l’on puisse garder des enregistrements.
# $reason est ce que dit le système
cannot-read = Impossible de lire « { $path } » : { $reason }.
cannot-write = Impossible d’écrire « { $path } » : { $reason }.
