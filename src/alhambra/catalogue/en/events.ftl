### What happened in the palace game, told as past, which fits a name as well as "You".

# Anybody but the reader, who is `you`: a name, as it is
player = { $name }
    .kind = other
neutral-received = The neutral player received { $tiles }.
    .page = The neutral player received { $tilesName }.
market-filled = { $tile } came onto market square { $square }.
    .page = New on the market for { $currencyName }: { $tileName }.
    .part = { $tileName } (for { $currencyName })
dealt = { $who } got { $cards } to start with, { $worth } in all.
    .page = { $who } started with { $cardsName }: { $worth } in all.
turn-began = Turn of { $who }.
    .page =
        { $whoKind ->
            [you] It was your turn.
           *[other] It was { $who }'s turn.
        }
your-turn = Your turn.
display-filled = { $card } came onto slot { $slot } of the display.
    .page = New on the display: { $cardsName }.
money-taken = { $who } took { $cards }.
    .page = { $who } took { $cardsName }.
bought =
    { $who } bought { $tile } from square { $square } for { $price } { $currencyName }, { $exact ->
        [yes] paying exactly with { $cards }
       *[no] paying with { $cards }
    }.
    .page = { $who } bought { $tileName } for { $price } { $currencyName }, with { $cardsName }.
    .exactly = { $who } bought { $tileName } for exactly { $price } { $currencyName }, with { $cardsName }.
laid = { $who } laid { $tile } at { $place }.
    .page = { $who } laid { $tileName } at { $placeName }.
laid-from-reserve = { $who } laid { $tile } from the reserve at { $place }.
    .page = { $who } laid { $tileName } from the reserve at { $placeName }.
laid-left-over = { $who } laid the left-over { $tile } at { $place }.
    .page = { $who } laid the left-over { $tileName } at { $placeName }.
kept = { $who } put { $tile } into the reserve.
    .page = { $who } put { $tileName } into the reserve.
given = { $who } gave { $tile } to the neutral player.
    .page = { $who } gave { $tileName } to the neutral player.
removed = { $who } moved { $tile } from { $place } to the reserve.
    .page = { $who } moved { $tileName } from { $placeName } to the reserve.
swapped = { $who } swapped { $old } at { $place } with { $new } of the reserve.
    .page = { $who } swapped { $oldName } at { $placeName } for { $newName } of the reserve.
declined = { $who } took no further action.
    .page = { declined }
passed = { $who } had no legal action and passed.
    .page = { passed }
discards-shuffled =
    { $count ->
        [one] { $count } discarded card was
       *[other] { $count } discarded cards were
    } shuffled into a new money pile.
    .page =
        { $cards ->
            [one] The discards were shuffled into a new money pile of { $cards } card.
           *[other] The discards were shuffled into a new money pile of { $cards } cards.
        }
scoring-card-turned =
    The { $number ->
        [1] first
        [2] second
       *[3] third
    } scoring card turned up.
    .page =
        { $number ->
            [1] The first scoring card turned up.
            [2] The second scoring card turned up.
           *[other] The third scoring card turned up.
        }
end-began = The supply could not fill the market and the end began, with these hands: { $handsSemicolons }.
    .page = The supply could not fill the market: the end began, and the hands were shown.
hand-shown = { $who } { $cards }
    .page = { $who }: { $cardsName }
left-over-given = The left-over { $tile } of square { $square } went to { $whoInside } for most { $currencyName } ({ $sumsCommas }).
    .page = The left-over { $tileName } went to { $whoInside } for the most { $currencyName } ({ $sumsCommas }).
left-over-to-nobody = The left-over { $tile } of square { $square } went to nobody, as nobody alone had most { $currencyName } ({ $sumsCommas }).
    .page = The left-over { $tileName } went to nobody: nobody alone had the most { $currencyName } ({ $sumsCommas }).
game-won = The game was over and { $winnersInside } won: { $scoresCommas }.
    .page = The game was over. { $who } won: { $scoresCommas }.
victory-shared = The game was over and { $winnersInside } shared the victory: { $scoresCommas }.
    .page = The game was over. { $winners } shared the victory: { $scoresCommas }.

## What a record of another version holds

unknown-event = { $event }: { $fieldsCommas }.
unknown-event-alone = { $event }: nothing more is known.
event-not-told = The event { $fields } cannot be told: it lacks something or is mistyped.
