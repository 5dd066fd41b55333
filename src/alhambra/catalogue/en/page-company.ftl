### The company at a table: pictures and remarks, notices, and a seat on another device.

## Pictures that need no language, in words for those who do not see them

emote-title = Send a picture
emote-wave = Hello
emote-smile = Smile
emote-laugh = Laughter
emote-surprise = Surprise
emote-sorrow = Oh dear
emote-thought = Thinking
emote-applause = Applause
emote-thumb = Well done
emote-hourglass = Hourglass
emote-coffee = Coffee break

## Those who look on, and those one does not want to hear

# $name is that of somebody who looks on.
remark-watcher = { $name }, watching, says
    .aloud = { $name }, watching, says: { $text }
    .name = Your name
mute-title = Mute
    .hint = What they say is not shown on this device.
    .watchers = Those who watch
new-table-watchers-talk = Those who watch may write
    .hint = Under a name of their own, beside the game.

## Notices

notice-turn = Tell me when it is my turn
    .hint = While the page is in the background.
    .denied = The browser forbids this page to send notices. Its settings for this page can allow it.

## A seat on another device

carry-title = On another device
    .hint = A code brings your seat to your phone or another computer. It stays on this device too.
    .button = Get a code
# $time is a time of day.
carry-code = Your code
    .until = Good until { $time }, and once. Whoever has it can play for you: keep it to yourself.
    .link = Link with the code
carry-alone = Only on this device
    .sure = Yes, on no other
    .done = Your seat is on this device alone.
carry-take = Bring your seat here
    .hint = The device where you sit shows the code: Table, “On another device”.
    .label = Code of eight letters
    .button = Take the seat
    .bad = A code has eight letters.
carry-have = I have a code for my seat
