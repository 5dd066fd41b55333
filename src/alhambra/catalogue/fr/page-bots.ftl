### How well bots play: fetched where somebody chooses one, or looks at the seats.

bot-levels = La force du bot au siège { $number }
bot-put = Asseoir un bot
    .change = Le faire jouer mieux ou moins bien
bot-stand-in = Comment joue un remplaçant
bot-level-beginner = Débutant
    .inside = débutant
    .hint = Connaît les règles et prend souvent ce qui lui plaît.
bot-level-casual = Détendu
    .inside = détendu
    .hint = Joue avec bon sens et se trompe un peu parfois.
bot-level-good = Bon
    .inside = bon
    .hint = Pèse chaque coup avec soin, un tour à la fois.
bot-level-strong = Fort
    .inside = fort
    .hint = Voit plus loin, et voit ce que tu cherches.
bot-level-expert = Expert
    .inside = expert
    .hint = Voit encore plus loin et retient toutes les cartes.
# Tables of before have these
bot-level-greedy =
    .inside = avide
bot-level-random =
    .inside = aléatoire
# $level is how well it plays, as `bot-level-good.inside`
bot-tag = bot, { $level }
bot-changed = { $name } joue maintenant autrement : { $level }.
