### Exchange certificates, as only the page says it.

certificates-title = Certificados
certificates-one = Certificado
certificates-empty = nada guardado
certificates-kept =
    guardado: { $amount } { $amount ->
        [one] { $currencyName }
       *[other] { $currencyPlural }
    }
certificates-keep = ¿Guardar lo pagado de más ({ $over })?
certificates-keep-as =
    Guardar { $over ->
        [one] { $over } { $currencyName }
       *[other] { $over } { $currencyPlural }
    }; peones libres: { $left }
certificates-sum =
    { $amount ->
        [one] { $amount } { $currencyName }
       *[other] { $amount } { $currencyPlural }
    }
certificates-left =
    { $count ->
        [0] no quedan
        [one] queda { $count }
       *[other] quedan { $count }
    }
certificates-lose = No guardarlo
    .note = se pierde y el certificado queda vacío
certificates-must = El pago incluía una carta de sobra: lo pagado de más se tiene que guardar.
certificates-pawns = Peones libres
certificates-pawn = Peones del { $currencyName } libres: { $count }
certificates-of =
    Certificado de { $name }: { $amount ->
        [one] { $amount } { $currencyName }
       *[other] { $amount } { $currencyPlural }
    }
    .empty = Certificado de { $name }: vacío
action-store = Guardar lo pagado de más en { $currencyPlural }
    .none = No guardar lo pagado de más
