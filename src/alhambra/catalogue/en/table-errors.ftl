### What a table and its server do not do, and why: for who plays, watches or hosts. Seats are numbered from 1.

## Seats and names

table-seat-taken = Seat { $seat } is taken.
table-full = Every seat is taken.
# The secret is what a device holds a seat with.
table-secret-taken = This secret holds another seat already.
table-same-secrets = Every seat has a secret of its own.
table-seat-held = { $name } sits on seat { $seat }.
table-seat-needed = { $name } sits on seat { $seat }, which can only go when it is free.
table-seat-open = Seat { $seat } is open already.
table-seat-still-open = A seat is still open: somebody has to sit there, or a bot.
table-seat-empty = Nobody sits on seat { $seat }.
table-no-seat = There is no seat { $seat }: there are { $count }.
table-not-your-seat = Seat { $seat } is not yours.
table-not-host = Only the host of the table can do that.
table-vacate-present = { $name } is here, and nobody else can give up this seat.
table-vacate-too-soon =
    { $seconds ->
        [one] { $name } was here just now: the seat can be opened in a second.
       *[other] { $name } was here just now: the seat can be opened in { $seconds } seconds.
    }
# $bots are the words of bots, as greedy.
table-no-bot = There is no such bot: there are { $botsCommas }.
table-name-length = A name has 1 to { $longest } characters.
table-name-unshown = A name holds only characters that can be shown.
table-name-marks = A letter of a name has at most { $most } marks on it.
table-name-taken = Somebody at the table is called { $name } already.
table-same-names = Two people at a table cannot have the same name.
table-remark-empty = A remark has at least one character that can be shown.
table-watchers-silent = Those who look on do not write at this table.
table-too-fast = That was a lot at once: wait a moment.
table-log-full = The log of this table is full: nothing more is said or changed here, but the game goes on.
table-log-quite-full = The log of this table is full: actions can be played and committed, but no longer taken back.

## A bot that plays for somebody who is away

table-stand-in-asked = Only who sits at the table can ask for a stand-in.
table-stand-in-when = A bot stands in during the game only.
table-stand-in-bot = A bot sits on seat { $seat } anyway.
table-stand-in-present = { $name } is here: nobody has to stand in.

## The game

table-begun = The game has begun already.
table-not-begun = The game has not begun.
table-game-over = The game is over.
table-not-over = The game is not over.
table-not-your-turn = It is not the turn of seat { $seat }.
table-tile-turn = Only the seat whose turn it is can try a tile.
# $word is what a client sent.
table-no-tile = '{ $word }' is no tile of this game.
# $word is what a client sent.
table-tile-not-offered = '{ $word }' is not on the market.
table-aid-off = This table plays without this aid.
table-not-ready = The turn is not finished: there is still something to decide.
table-nothing-to-undo = There is nothing to take back.
table-nothing-to-redo = There is nothing to play again.
table-rematch-asked = Only who sat at the table can ask for another game.

## The table itself

table-not-found = There is no such table. The link may be incomplete.
table-id-taken = Another table was made with this id.
table-reopened = The table has to be opened again: connect again.

## The server

server-closing = The server is shutting down.
server-not-opened = The table cannot be opened just now: try again.
server-not-stored = This could not be stored: connect again and see.
server-no-store = The store does not answer just now: try again.
server-too-fast = Too many messages: wait a little and connect again.
server-too-slow = The connection does not keep up: connect again.
server-many-requests = Too many requests: wait a little.
server-many-tables = Too many new tables: wait a little.
server-no-code = This code is worth nothing: it was used, it is too old, or it is mistyped.
server-many-codes = Too many codes were tried: wait a little.
server-many-results = Too many results: wait a little.
server-other-version = The page is older than the server: load it again.
server-other-host = This server does not answer to that name.
server-other-origin = Tables are made from the server's own page.
server-no-clause = There is no such clause.

## What only a client that is not the page does wrong. $detail is what a library says, in English.

server-not-greeted = The first message has to be 'hello'.
server-greeted-twice = 'hello' was said already.
server-no-text = Messages are JSON in text frames.
server-no-json = The message is not understood: This is no JSON.
server-malformed = The message is not understood: { $detail }
server-malformed-body = The body is not understood: { $detail }
server-no-json-body = The body has to be application/json.
server-long-body = The body may have { $bytes } bytes, and has to come within { $seconds } seconds.
