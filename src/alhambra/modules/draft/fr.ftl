### Choix de l’argent de départ.

## Its name

module-draft = choix de l’argent de départ

## Refus

choose-pile-first = On choisit d’abord l’argent de départ : prends une des piles.
    .page = { choose-pile-first }
pile-chosen-already = L’argent de départ est déjà choisi.
    .page = { pile-chosen-already }
no-such-pile = Il n’y a pas de pile { $pile } à choisir, seulement { $pilesCommas }.
    .page = { no-such-pile }

## Ce qui s’est passé, et ce qu’il faut décider

draft-piles-dealt =
    L’argent de départ a été réparti en piles ({ $pilesSemicolons }) ; { $startKind ->
        [you] le premier tour te revient.
       *[other] le premier tour revient à { $start }.
    }
    .page =
        L’argent de départ a été réparti en piles face visible ; { $whoKind ->
            [you] le premier tour te revient.
           *[other] le premier tour revient à { $who }.
        }
draft-pile = { $number } : { $cards }
draft-pile-chosen =
    { $whoKind ->
        [you] Tu as
       *[other] { $who } a
    } reçu la pile de départ { $pile } : { $cards }, { $worth } en tout.
    .page =
        { $whoKind ->
            [you] Tu as
           *[other] { $who } a
        } reçu la pile de départ { $pile } : { $cardsName }, { $worth } en tout.
draft-choose = Choisis ton argent de départ : une des piles face visible (R-14).

## Ce qui ne va pas avec ce qui a été tapé ou écrit

no-pile = « { $text } » n’est pas une pile d’argent de départ : elles sont numérotées à partir de 1.
no-piles = « { $text } » ne décrit pas les piles d’argent de départ, une par siège.

## Coups

group-start = Départ
# Suivent ses cartes
start-pile = pile { $pile }
absent-pile = Il n’y a pas de piles d’argent de départ à choisir dans cette partie.

## Page

draft-title = Argent de départ
draft-hint = Prends la pile qui te plaît. Qui commence la partie choisit en dernier.
draft-wait = Les piles qui restent. Qui commence la partie choisit en dernier.
draft-one = Pile { $number } : { $cardsName } ; { $sum } en tout
draft-ask = Choisis ton argent de départ
    .hint = Prends une des piles face visible.
action-pile = Prendre la pile { $pile }
