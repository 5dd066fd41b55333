### How well bots play: fetched where somebody chooses one, or looks at the seats.

bot-levels = How well the bot on seat { $number } plays
bot-put = Put a bot
    .change = Let it play better or worse
bot-stand-in = How well a stand-in plays
bot-level-beginner = Beginner
    .inside = beginner
    .hint = Knows the rules, and often takes what just looks nice.
bot-level-casual = Casual
    .inside = casual
    .hint = Plays sensibly, and misjudges a thing or two.
bot-level-good = Good
    .inside = good
    .hint = Weighs each move with care, one turn at a time.
bot-level-strong = Strong
    .inside = strong
    .hint = Looks ahead, and at what you are after.
bot-level-expert = Expert
    .inside = expert
    .hint = Looks further ahead, and remembers every card.
# Tables of before have these
bot-level-greedy =
    .inside = greedy
bot-level-random =
    .inside = random
# $level is how well it plays, as `bot-level-good.inside`
bot-tag = bot, { $level }
bot-changed = { $name } plays differently now: { $level }.
