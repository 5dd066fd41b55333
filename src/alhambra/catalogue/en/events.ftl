### What happened in the palace game, told as past, which fits a name as well as "You".

neutral-received = The neutral player received { $tiles }.
market-filled = { $tile } came onto market square { $square }.
dealt = { $who } got { $cards } to start with, { $worth } in all.
turn-began = Turn of { $who }.
your-turn = Your turn.
display-filled = { $card } came onto slot { $slot } of the display.
money-taken = { $who } took { $cards }.
bought =
    { $who } bought { $tile } from square { $square } for { $price } { $currencyName }, { $exact ->
        [yes] paying exactly with { $cards }
       *[no] paying with { $cards }
    }.
laid = { $who } laid { $tile } at { $place }.
laid-from-reserve = { $who } laid { $tile } from the reserve at { $place }.
laid-left-over = { $who } laid the left-over { $tile } at { $place }.
kept = { $who } put { $tile } into the reserve.
given = { $who } gave { $tile } to the neutral player.
removed = { $who } moved { $tile } from { $place } to the reserve.
swapped = { $who } swapped { $old } at { $place } with { $new } of the reserve.
declined = { $who } took no further action.
passed = { $who } had no legal action and passed.
discards-shuffled =
    { $count ->
        [one] { $count } discarded card was
       *[other] { $count } discarded cards were
    } shuffled into a new money pile.
scoring-card-turned =
    The { $number ->
        [1] first
        [2] second
       *[3] third
    } scoring card turned up.
end-began = The supply could not fill the market and the end began, with these hands: { $handsSemicolons }.
hand-shown = { $who } { $cards }
left-over-given = The left-over { $tile } of square { $square } went to { $whoInside } for most { $currencyName } ({ $sumsCommas }).
left-over-to-nobody = The left-over { $tile } of square { $square } went to nobody, as nobody alone had most { $currencyName } ({ $sumsCommas }).
game-won = The game was over and { $winnersInside } won: { $scoresCommas }.
victory-shared = The game was over and { $winnersInside } shared the victory: { $scoresCommas }.

## What a record of another version holds

unknown-event = { $event }: { $fields }.
unknown-event-alone = { $event }: nothing more is known.
event-not-told = The event { $fields } cannot be told: it lacks something or is mistyped.
