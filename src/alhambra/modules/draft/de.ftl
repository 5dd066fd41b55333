### Draft.

## Its name

module-draft = Wahl des Startgelds

## Refusals

choose-pile-first = Zuerst wird das Startgeld gewählt: Nimm einen der Startstapel.
    .page = { choose-pile-first }
pile-chosen-already = Das Startgeld ist schon gewählt.
    .page = { pile-chosen-already }
no-such-pile = Startstapel { $pile } steht nicht zur Wahl, nur { $pilesCommas }.
    .page = { no-such-pile }

## What happened, and what is to be decided

draft-piles-dealt =
    { $startKind ->
        [you] Das Startgeld wurde in Startstapeln ausgelegt ({ $pilesSemicolons }); du beginnst.
       *[other] Das Startgeld wurde in Startstapeln ausgelegt ({ $pilesSemicolons }); { $start } beginnt.
    }
    .page =
        { $whoKind ->
            [you] Das Startgeld wurde in offenen Startstapeln ausgelegt; du beginnst.
           *[other] Das Startgeld wurde in offenen Startstapeln ausgelegt; { $who } beginnt.
        }
draft-pile = { $number }: { $cards }
draft-pile-chosen =
    { $whoKind ->
        [you] Du hast Startstapel { $pile } bekommen: { $cards }, zusammen { $worth }.
       *[other] { $who } hat Startstapel { $pile } bekommen: { $cards }, zusammen { $worth }.
    }
    .page =
        { $whoKind ->
            [you] Du hast
           *[other] { $who } hat
        } Startstapel { $pile } bekommen: { $cardsName }, zusammen { $worth }.
draft-choose = Wähle dein Startgeld: einen der offenen Startstapel (R-14).

## What is wrong with what was typed or written

no-pile = „{ $text }“ ist kein Startstapel: Sie sind ab 1 nummeriert.
no-piles = „{ $text }“ sind keine Startstapel, einer je Sitzplatz.

## Moves

group-start = Startgeld
# Behind it stand its cards
start-pile = Startstapel { $pile }
absent-pile = In dieser Partie gibt es keine Startstapel zur Wahl.

## Page

draft-title = Startgeld
draft-hint = Nimm den Startstapel, der dir gefällt. Wer die Partie beginnt, wählt zuletzt.
draft-wait = Die übrigen Startstapel. Wer die Partie beginnt, wählt zuletzt.
draft-one = Startstapel { $number }: { $cardsName }; zusammen { $sum }
draft-ask = Wähle dein Startgeld
    .hint = Nimm einen der offenen Startstapel.
action-pile = Startstapel { $pile } nehmen
