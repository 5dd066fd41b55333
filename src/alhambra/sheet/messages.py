"""The sentences of refusals."""

from __future__ import annotations

from typing import Final

from alhambra.core.messages import Message

# When
KEEP_FIRST: Final = Message("keep-dice-first", "Choose first the dice that you keep.")
ONLY_SECOND: Final = Message("only-second", "After a build there is only a second building, or 'done'.")
SECOND_LATER: Final = Message("second-later", "A second building comes after a build.")
KEEP_LATER: Final = Message("keep-dice-later", "Dice to keep are chosen after all four were rolled.")
BUILD_OR_COINS: Final = Message("build-or-coins", "A player builds or earns coins.")

# Buildings
NO_SUCH_DIE: Final = Message("no-such-die", "No {colour} die shows {value}: they show {low} and {high}.")
ALREADY_BUILT: Final = Message("already-built", "The building at {square} is built already.")
SECOND_BUILT: Final = Message("second-built", "The dice left cross at {square}, which is built.")
SECOND_AFTER_CHANGE: Final = Message(
    "second-after-change", "Dice were changed in this turn, and only one of the two special actions is used in a turn."
)
SECOND_TOO_DEAR: Final = Message("second-too-dear", "A second building costs {price:coin|coins}, and you have {coins}.")
SECOND_WITHOUT_COINS: Final = Message(
    "second-without-coins", "A second building costs {price:coin|coins}, and you have none."
)

# Changes of dice
CHANGED_ALREADY: Final = Message("changed-already", "Dice are changed once in a turn, however many coins it takes.")
NOT_CHANGED: Final = Message("not-changed", "A coin moves the {colour} die by one; it cannot stay.")
STEP_WITHOUT_COINS: Final = Message("step-without-coins", "This change costs 1 coin, and you have none.")
STEPS_TOO_DEAR: Final = Message(
    "steps-too-dear", "This change costs {price} coins, one for each step, and you have {coins}."
)
STEPS_WITHOUT_COINS: Final = Message(
    "steps-without-coins", "This change costs {price} coins, one for each step, and you have none."
)
