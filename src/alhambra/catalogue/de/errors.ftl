### What is wrong with what somebody typed, wrote or chose.

# A sentence, and the clause of the rules that it follows from
with-clause = { $sentence } ({ $clause })

## Rules

no-such-clause =
    { $count ->
        [0] Einen Regelpunkt „{ $clause }“ gibt es nicht.
        [one] Einen Regelpunkt „{ $clause }“ gibt es nicht; ähnlich heißt { $nearCommas }.
       *[other] Einen Regelpunkt „{ $clause }“ gibt es nicht; ähnlich heißen { $nearCommas }.
    }

## Games

unknown-seat =
    { $last ->
        [0] Einen Sitzplatz { $seat } gibt es nicht: Der einzige Sitzplatz ist 0.
       *[other] Einen Sitzplatz { $seat } gibt es nicht: Die Sitzplätze sind 0 bis { $last }.
    }
bot-refused = Partie { $number }: Ein Bot hat eine Aktion gewählt, die nicht erlaubt ist: { $error }
worker-ended = Ein Prozess wurde von außen beendet, deshalb kann der Lauf nicht weitergehen.

# One sentence behind another
two-sentences = { $first } { $second }

## Why a file cannot be read or written, behind a colon

cause-missing = Eine solche Datei oder einen solchen Ordner gibt es nicht
cause-folder = Das ist ein Ordner
cause-no-folder = Ein Teil des Pfads ist kein Ordner
cause-forbidden = Das ist nicht erlaubt
cause-full = Auf dem Datenträger ist kein Platz mehr
cause-name = So kann keine Datei heißen
