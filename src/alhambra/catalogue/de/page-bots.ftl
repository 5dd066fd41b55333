### How well bots play: fetched where somebody chooses one, or looks at the seats.

bot-levels = Wie gut der Bot auf Sitzplatz { $number } spielt
bot-put = Einen Bot hinsetzen
    .change = Besser oder schlechter spielen lassen
bot-stand-in = Wie gut eine Vertretung spielt
bot-level-beginner = Anfänger
    .inside = Anfänger
    .hint = Kennt die Regeln und nimmt oft, was gerade schön aussieht.
bot-level-casual = Locker
    .inside = locker
    .hint = Spielt vernünftig und verschätzt sich hin und wieder.
bot-level-good = Gut
    .inside = gut
    .hint = Wägt jeden Zug genau ab, einen nach dem anderen.
bot-level-strong = Stark
    .inside = stark
    .hint = Denkt voraus und sieht, worauf du aus bist.
bot-level-expert = Experte
    .inside = Experte
    .hint = Denkt weiter voraus und merkt sich jede Karte.
# Tables of before have these
bot-level-greedy =
    .inside = gierig
bot-level-random =
    .inside = zufällig
# $level is how well it plays, as `bot-level-good.inside`
bot-tag = Bot, { $level }
bot-changed = { $name } spielt jetzt anders: { $level }.
