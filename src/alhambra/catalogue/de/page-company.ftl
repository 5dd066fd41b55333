### Die Gesellschaft am Tisch: Bilder und Bemerkungen, Hinweise, und ein Sitzplatz auf einem anderen Gerät.

## Bilder, die keine Sprache brauchen, in Worten für alle, die sie nicht sehen

emote-title = Ein Bild schicken
emote-wave = Hallo
emote-smile = Lächeln
emote-laugh = Lachen
emote-surprise = Staunen
emote-sorrow = Oje
emote-thought = Nachdenken
emote-applause = Applaus
emote-thumb = Gut gemacht
emote-hourglass = Sanduhr
emote-coffee = Kaffeepause

## Wer zuschaut, und wen man nicht hören will

remark-watcher = { $name } schaut zu und sagt
    .aloud = { $name } schaut zu und sagt: { $text }
    .name = Dein Name
mute-title = Stumm schalten
    .hint = Was sie sagen, erscheint auf diesem Gerät nicht.
    .watchers = Alle, die zuschauen
new-table-watchers-talk = Wer zuschaut, darf schreiben
    .hint = Unter eigenem Namen, neben der Partie.

## Hinweise

notice-turn = Sag mir, wenn ich am Zug bin
    .hint = Solange die Seite im Hintergrund ist.
    .denied = Der Browser verbietet dieser Seite Hinweise. In seinen Einstellungen kannst du sie erlauben.

## Ein Sitzplatz auf einem anderen Gerät

carry-title = Auf einem anderen Gerät
    .hint = Ein Code bringt deinen Sitzplatz auf dein Telefon oder einen anderen Computer. Auf diesem Gerät bleibt er auch.
    .button = Code holen
carry-code = Dein Code
    .until = Gilt einmal, bis { $time }. Wer ihn hat, kann für dich spielen: Behalte ihn für dich.
    .link = Link mit dem Code
carry-alone = Nur auf diesem Gerät
    .sure = Ja, auf keinem anderen
    .done = Dein Sitzplatz ist nur noch auf diesem Gerät.
carry-take = Hol deinen Sitzplatz hierher
    .hint = Das Gerät, an dem du spielst, zeigt den Code: Tisch, „Auf einem anderen Gerät“.
    .label = Code aus acht Buchstaben
    .button = Platz nehmen
    .bad = Ein Code hat acht Buchstaben.
carry-have = Ich habe einen Code für meinen Sitzplatz
