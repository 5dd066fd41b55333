### La compagnie à table : images et remarques, avis, et un siège sur un autre appareil.

## Des images qui se passent de langue, en mots pour qui ne les voit pas

emote-title = Envoyer une image
emote-wave = Bonjour
emote-smile = Sourire
emote-laugh = Rire
emote-surprise = Surprise
emote-sorrow = Quel dommage
emote-thought = Réflexion
emote-applause = Applaudissements
emote-thumb = Bien joué
emote-hourglass = Sablier
emote-coffee = Pause café

## Ceux qui regardent, et ceux qu’on ne veut pas entendre

remark-watcher = { $name }, qui regarde, dit
    .aloud = { $name }, qui regarde, dit : { $text }
    .name = Ton nom
mute-title = Ne plus entendre
    .hint = Ce que ces personnes disent ne s’affiche pas sur cet appareil.
    .watchers = Ceux qui regardent
new-table-watchers-talk = Ceux qui regardent peuvent écrire
    .hint = Sous leur propre nom, à côté de la partie.

## Avis

notice-turn = Me prévenir quand c’est mon tour
    .hint = Quand la page est en arrière-plan.
    .denied = Le navigateur interdit les notifications à cette page. Ses réglages pour cette page peuvent les permettre.

## Un siège sur un autre appareil

carry-title = Sur un autre appareil
    .hint = Un code amène ton siège sur ton téléphone ou un autre ordinateur ; tu le gardes aussi ici.
    .button = Obtenir un code
carry-code = Ton code
    .until = Valable jusqu’à { $time }, une seule fois. Qui l’a peut jouer à ta place : garde-le pour toi.
    .link = Lien avec le code
carry-alone = Seulement sur cet appareil
    .sure = Oui, sur aucun autre
    .done = Ton siège n’est plus que sur cet appareil.
carry-take = Amener ton siège ici
    .hint = L’appareil où tu joues montre le code : Table, « Sur un autre appareil ».
    .label = Code de huit lettres
    .button = Prendre le siège
    .bad = Un code a huit lettres.
carry-have = J’ai un code pour mon siège
