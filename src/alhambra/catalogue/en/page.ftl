### The page around the game: the start, a new table, the lobby, seats, settings, help, troubles.

## On every page

page-title = Alhambra
page-home = Start page
page-close = Close
page-nowhere = There is nothing at this address.
page-trouble = The server did not answer. Try again in a moment.
page-language = Language
# What search engines show
page-description = Alhambra in the browser, with friends and bots.
# For browsers without scripts
page-no-script = This page needs JavaScript: the table is drawn by it.
# Before the words of any language are there; `line-reload` follows as a link.
page-no-words = The words of this page could not be fetched.

## The connection to the table

line-state-connecting = Connecting…
line-state-online = Connected…
line-state-offline = No connection. Trying again…
line-state-gone = The table is closed…
line-no-table = There is no such table. The link may be incomplete, or the table was deleted.
line-other-version = This page is older than the server. Load it again.
line-reload = Load again

# $names (text) are boxes or modules, with the language's "and".
page-unshown = This page cannot show { $names } yet. The table goes on: other clients can play it.

## The start page

start-lead = Build the finest palace of Granada.
start-name = Your name
    .placeholder = How shall we call you?
start-play-now = Play now
    .hint = You and two bots, at once
start-new-table = New table
    .hint = Friends by link, bots, or several players on this device.
start-daily = The daily game
    .hint = Roll & Write alone, with the same dice for everybody.
start-boxes = Boxes on the shelf
start-players = { $fewest } to { $most } players
start-box-classic = Four currencies, six building types, one long wall.
start-box-red-palace = Guards on the walls, chips on bare ground, a look at what comes next.
start-box-roll-and-write = Dice, a pen and one sheet; alone as well.
start-how = How it is played
    .money = Take money: cards in four currencies.
    .buy = Buy a tile. Who pays exactly may act again.
    .lay = Lay it in your palace. Points come three times: for the most of a building type, and for the longest wall.
start-join = Join a table
    .label = Link or code of the table
    .placeholder = Link or code
    .button = Go to the table
    .bad = This is no link and no code of a table. A code has 20 letters and digits.

## A new table

new-table-box = Box
new-table-seats = Seats
    .fewer = One seat fewer
    .more = One seat more
new-table-seat = Seat { $number }
    .name = Name on seat { $number }
    .placeholder = Player { $number }
new-table-me = Me
new-table-open = A friend, by link
    .short = By link
    .hint = gets the link and may come later
new-table-bot = Bot
new-table-here = Here
new-table-options = Options
new-table-stand-in = When somebody is away
    .never = wait, until somebody asks for a stand-in
    .after-60 = a bot plays for them after a minute
    .after-300 = a bot plays for them after 5 minutes
    .after-3600 = a bot plays for them after an hour
    .after-86400 = a bot plays for them after a day
new-table-sum-here =
    { $count ->
        [one] one person here
       *[other] { $count } people here
    }
new-table-sum-open =
    { $count ->
        [one] one friend by link
       *[other] { $count } friends by link
    }
new-table-sum-bots =
    { $count ->
        [one] one bot
       *[other] { $count } bots
    }
new-table-make = Open the table
new-table-same-name = Two players are called { $name }. Names have to differ.
new-table-long-name = A name has 24 characters at most.

## My tables

mine-title = My tables
mine-stage-lobby = waiting for players
mine-stage-playing = being played
mine-stage-over = over
mine-your-turn = Your turn
mine-turn-of = { $name } is to play
mine-turn-of-free-seat = A free seat is to play
mine-since-now = just now
mine-since-minutes = for { $count } min
mine-since-hours = for { $count } h
mine-since-days =
    { $count ->
        [one] for a day
       *[other] for { $count } days
    }
mine-gone = This table does not exist any more.
mine-unknown = The server does not answer.
mine-forget = Forget
    .sure = Forget it, and my seat with it

## Before the game

lobby-title = Before the game
lobby-seats = Seats
lobby-begin = Begin the game
lobby-begin-with-bots =
    { $count ->
        [one] Begin now, with a bot
       *[other] Begin now, with { $count } bots
    }
lobby-wait-for-players = The game waits for your friends, but it need not.
lobby-sit = Touch a free seat to sit down.
lobby-who = Who sits here?
lobby-wait-for-host = { $name } begins the game.
    .unseated = The host begins the game.
lobby-watchers =
    { $count ->
        [one] { $count } person watches
       *[other] { $count } people watch
    }
# Modules with which bots cannot look ahead. $modules are names
seats-bots-take-any = Bots cannot look ahead with { $modules }: here they play at random.
invite-title = Invite
    .hint = Who has this link can sit down or watch.
invite-code = The link of this table as a QR code
invite-copy = Copy the link
    .done = Copied
invite-share = Share

## Seats

seat-free = Free seat
seat-you = you
seat-host = host
seat-bot = bot
seat-away = away
seat-here = here
seat-stand-in = a bot plays for them
seat-sit = Sit here
    .here = Seat somebody on this device
    .name = Name
    .button = Sit down
seat-take-bot = Take the bot away
seat-rename = Rename
    .name = New name
    .button = Save
seat-leave = Leave the seat
    .sure = Leave, for good
seat-vacate = Hand the seat out again
    .sure = Yes, the old device loses it
    .here = { $name } is here and keeps the seat.
    .wait = { $name } has { $time } left to come back.
seat-stand-in-on = Let a bot play for them
seat-stand-in-off = End the stand-in

## One device for several players

curtain-pass = Pass the device to { $name }
curtain-who = Who has the device?
curtain-hint = The money of the others stays hidden behind this curtain.
curtain-i-am = I am { $name }

## Settings

settings-title = Settings
settings-speed = Speed at which turns are shown
settings-speed-off = Off
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-speed-slow = Slow
settings-calm = Your device asks for less motion, so nothing moves.
settings-sound = Sounds
settings-volume = Volume
settings-labels = Letters on tiles, besides shapes and colours
settings-theme = Light
settings-theme-system = As the system has it
settings-theme-noon = Noon
settings-theme-dusk = Dusk
settings-ending = The end of a turn
settings-ending-button = By button
settings-ending-soon = By itself, after a moment
settings-ending-now = At once
settings-text = Text board: the table in words

## Help

help-title = Help
help-how-turn = On your turn do one thing: take money, buy a tile, or redesign your palace.
help-how-money = Money: tap one card of the display, or several worth 5 at most.
help-how-buy = Buy: tap a tile of the market, or cards of your hand, then choose how to pay. Pay exactly, and you may act again.
help-how-lay = Lay: bought tiles are laid at the end of the turn. Tap a lit square, drag the tile there, or use the arrow keys and Enter. A square that is not lit says which rule forbids it.
help-how-redesign = Redesign: tap a tile of your reserve to lay it, or a tile of your palace to move or swap it.
help-how-undo = Everything can be undone until you end the turn.
help-keys = Keys
    .market = A tile of the market; again: another payment
    .payment = A payment by its number
    .display = A card of the display
    .tile = A tile of yours to be laid; again: the next
    .confirm = Confirm: buy, take, lay, end the turn
    .done = No further action, or pass
    .next = The next lit place
    .previous = The lit place before
    .escape = Put back what is chosen, close
    .arrows = Arrow keys
    .walk = Move over the palace
    .zoom = In the palace: zoom in, zoom out, show all
    .shift-arrows = Shift and arrow keys
    .pan = Move an enlarged palace
    .boards = The side boards
    .text = Text board, or the picture
    .help = This help
    .send = Send what was typed
    .tab = From one thing to the next

## The text of a rule

rule-title = Rule { $clause }
rule-loading = The rule is being fetched.
rule-failed = The rule could not be fetched. Try again.
