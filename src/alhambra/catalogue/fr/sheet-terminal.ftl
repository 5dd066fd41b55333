### Le jeu de la feuille au terminal.

## Pendant un tour

roll-to-come = Rien n’est encore définitif : Entrée continue, « undo » annule.
roll-restarted = Tout est annulé depuis le dernier lancer ; « redo » le rétablit.
nothing-since-roll = Il n’y a rien à annuler depuis le dernier lancer.
rolls-saved = Tout est enregistré jusqu’au dernier lancer. Pour continuer plus tard :
if-ended-now = Si la partie se terminait maintenant
no-such-sheet =
    { $count ->
        [one] Il n’y a pas de siège « { $seat } » : le seul est 0, le tien.
       *[other] Il n’y a pas de siège « { $seat } » : écris de 0, le tien, à { $last }.
    }
points-alone =
    { $whoKind ->
        [you] Tu as { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $who } a { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
sheet-won =
    { $count ->
        [one] { $winners } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] Victoire partagée : { $winners }, avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
sheet-won-by-others =
    { $count ->
        [one] { $winners } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } ; tu en as { $mine }.
       *[other] Victoire partagée : { $winners }, avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } ; tu en as { $mine }.
    }

## La feuille

sheet-heading =
    Manche { $round } sur { $rounds }. { $who } : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, { $gained } sur { $most } inscrites
# Combien il y a de bâtiments d’un type, derrière son nom : arcades    sur 6
size-of-type = sur { $count }
# Au-dessus des points des places qui ne sont pas encore attribuées
places-left = places restantes
no-place-left = aucune
# Quelqu’un à qui ce n’est pas de jouer, et ses dés, comme y3b5
other-sheet =
    { $who } : { $pair } sur la feuille, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }

## Coups, comme dans moves.ftl

group-build = Construire
group-coins = Pièces
group-change = Changer
group-second = Deuxième
group-keep = Garder
move-build = { $square } { $typeName }
move-earn = en gagner { $coins }
move-second = { $square } { $typeName } pour 3 pièces
changes-folded = [{ $first }] à [{ $last }] : tape « moves change », ou le changement lui-même

## L’aide

sheet-help =
    Tape le numéro d’un coup, ou le coup lui-même :
      build y3b5      coins      change y5 to 3, b2 to 4      second      done
      keep y2b6
    Une case est une ligne et une colonne, comme l’indiquent le dé jaune et le dé
    bleu. Sur ta feuille, x est un bâtiment, * un dé, et un numéro entre crochets
    le coup qui construit. Aucun dé n’est lancé avant que tu appuies sur Entrée :
    jusque-là, tu peux annuler.
sheet-command-restart = tout annuler depuis le dernier lancer
sheet-command-commit = lancer les dés ; Entrée fait de même
sheet-command-score = ce que rapporterait maintenant la fin de la partie
sheet-command-board = ta feuille, ou celle d’un autre siège

## Joueurs fictifs, et partages

sheet-tie-lost =
    { $tied ->
        [2] { $reasonName } : { $players } à égalité, avec { $count } chacun, aux places { $first } et { $last } : { $points } chacun, points perdus pour { $lost } ({ $clause }, W-54).
       *[other] { $reasonName } : { $players } à égalité, avec { $count } chacun, aux places { $first } à { $last } : { $points } chacun, points perdus pour { $lost } ({ $clause }, W-54).
    }
fictitious = Fictif
    .short = Fict.
fictitious-numbered = Fictif { $number }
    .short = Fict. { $number }

## Ce qui est une reconstitution

reconstructed-sheet = La grille et le nombre de pièces sont une reconstitution : « rules W-1 » et « rules W-23 ».
    .page = La grille et le nombre de pièces sont une reconstitution : les images sont perdues.
