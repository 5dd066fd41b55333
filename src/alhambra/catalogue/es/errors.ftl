### What is wrong with what somebody typed, wrote or chose.

# A sentence, and the clause of the rules that it follows from
with-clause = { $sentence } ({ $clause })

## Rules

no-such-clause =
    { $count ->
        [0] No hay ningún artículo «{ $clause }».
        [one] No hay ningún artículo «{ $clause }»; cerca está { $nearCommas }.
       *[other] No hay ningún artículo «{ $clause }»; cerca están { $nearCommas }.
    }

## Games

unknown-seat =
    { $last ->
        [0] No hay ningún asiento { $seat }: el único es el 0.
       *[other] No hay ningún asiento { $seat }: van del 0 al { $last }.
    }
bot-refused = Partida { $number }: un bot eligió una acción no permitida: { $error }
worker-ended = Se ha detenido desde fuera uno de los procesos del programa, así que la serie no puede seguir.

# One sentence behind another
two-sentences = { $first } { $second }

## Why a file cannot be read or written, behind a colon

cause-missing = no existe ese archivo o carpeta
cause-folder = es una carpeta
cause-no-folder = una parte de la ruta no es una carpeta
cause-forbidden = permiso denegado
cause-full = no queda espacio en el disco
cause-name = ningún archivo se puede llamar así
