### Ce qui ne va pas avec un texte qui désigne un coup, un endroit, une carte, une tuile ou une position.
### Les mots qui se tapent sont les mêmes dans toutes les langues : ce qui est entre guillemets, ce qui suit « écris » et
### « comme », et les listes de ce qu’il y a. Ce qu’il faut remplacer est en majuscules.

## Coups

# $known sont les mots par lesquels un coup commence
no-palace-move = « { $text } » n’est pas un coup : un coup commence par { $knownCommas }, ou bien c’est done ou pass.
no-sheet-move = « { $text } » n’est pas un coup : un coup commence par { $knownCommas }, ou bien c’est coins, second ou done.
move-not-complete = « { $text } » n’est pas complet : il faut quelque chose après « { $verb }: ».
payment-missing = « { $text } » n’est pas complet : il faut ensuite les cartes qui paient, comme y3,y4.
lay-where = On place une tuile à un endroit : écris lay:TUILE@ENDROIT, comme lay:tower-9-ES@n2e1.
swap-what = On échange deux tuiles : écris swap:ANCIENNE/NOUVELLE, d’abord la tuile de l’Alhambra.

## Endroits, cartes, tuiles

no-place = « { $text } » n’est pas un endroit : écris n2e1, s1, w3, ou c pour la fontaine.
place-too-far =
    { $farthest ->
        [one] « { $text } » est trop loin de la fontaine : { $farthest } case au plus dans chaque sens.
       *[other] « { $text } » est trop loin de la fontaine : { $farthest } cases au plus dans chaque sens.
    }
no-market-square = « { $square } » n’est pas une case du chantier : elles vont de 1 à 4.
# $letters sont les lettres des devises
no-card = « { $text } » n’est pas une carte : écris une des lettres { $letters } et une valeur de 1 à 9, comme y3.
no-tile = « { $text } » n’est pas une tuile de cette partie.
no-type = « { $text } » n’est pas un type de bâtiment ; choix possibles : { $knownCommas }.

## La feuille

no-square = « { $text } » n’est pas une case : écris le dé jaune et le dé bleu, comme y3b5.
no-die-changed = On change au moins un dé.
no-number-on-a-die = « { $number } » n’est pas un nombre sur un dé : ils vont de 1 à 6.
no-change-of-dice = « { $text } » n’est pas un changement de dés : écris un dé, ou un de chaque couleur, comme y5to3 ou y5to3,b2to4.

## Positions : une partie en une ligne de mots `nom=valeur`. $name est un tel nom.

# $fault dit en anglais ce qui ne va pas ; c’est pour qui écrit des positions à la main
no-position = Ce n’est pas une position de la partie : { $fault }.
position-words = Une position a les mots { $knownCommas }, dans cet ordre.
wrong-parts =
    { $found ->
        [one] « { $name } » a { $found } élément au lieu de { $count }.
       *[other] « { $name } » a { $found } éléments au lieu de { $count }.
    }
no-number-for = « { $text } » n’est pas un nombre pour « { $name } ».
no-value-for = « { $text } » n’est pas une valeur pour « { $name } » ; choix possibles : { $knownCommas }.
no-hexadecimal = « { $name } » n’est pas un texte hexadécimal.
not-in-this-game = « { $name } » contient quelque chose qui n’est pas dans cette partie.
no-phase = « { $text } » n’est pas une phase ; choix possibles : { $knownCommas }.
no-flags = « { $text } » ne donne pas d’indicateurs ; choix possibles : { $knownCommas }.
binds-nobody = « { $text } » n’oblige à rien ; choix possibles : { $knownCommas }.
more-than-three-cards = Il y a plus de trois cartes { $card } au même endroit.
two-tiles-at = Deux tuiles sont placées en { $place }.
names-what-is-printed = « { $name } » nomme ce qui est déjà imprimé sur { $tile }.
names-a-tile-twice = « { $name } » nomme deux fois une tuile.
no-changed-tile = « { $name } » contient des tuiles avec ce qu’elles sont maintenant, pas « { $text } ».
# $sides sont les lettres des côtés
no-walls = « { $text } » n’est pas une tuile avec ses murs : écris certaines des lettres { $sides }.
wrong-past = « past » contient, pour chaque décompte, son numéro et sept nombres par joueur.
wrong-extras = « extras » contient les points dus aux modules pour chaque décompte.
no-gain = « { $text } » n’est pas un gain : écris JOUEUR:POINTS:ARTICLE:RAISON:NOMBRE.
unfit-gain = « { $text } » n’est pas un gain que l’on puisse relire.
nothing-kept = « { $text } » n’est rien que « { $module } » garde.
# Ce qu’un module garde d’une partie, en texte, est sa tranche
unfit-slice = « { $module } » garde « { $text } », mais une tranche est un seul mot, sans « / » et autre que « - ».
no-four-dice = « { $text } » ne donne pas quatre dés : écris deux jaunes et deux bleus, comme y25b36.
no-row = « { $text } » n’est pas une ligne : écris les colonnes construites, dans l’ordre croissant, ou « - ».
no-fictitious-players = Il n’y a pas de joueurs fictifs qui puissent avoir coché des cases.
