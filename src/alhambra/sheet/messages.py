"""The sentences of refusals."""

from __future__ import annotations

from typing import Final

from alhambra.core.messages import Message

# When
KEEP_FIRST: Final = Message("keep-dice-first")
ONLY_SECOND: Final = Message("only-second")
SECOND_LATER: Final = Message("second-later")
KEEP_LATER: Final = Message("keep-dice-later")
BUILD_OR_COINS: Final = Message("build-or-coins")

# Buildings
NO_SUCH_DIE: Final = Message("no-such-die")
NO_SUCH_DIE_ALIKE: Final = Message("no-such-die-alike")
ALREADY_BUILT: Final = Message("already-built")
SECOND_BUILT: Final = Message("second-built")
SECOND_AFTER_CHANGE: Final = Message("second-after-change")
SECOND_TOO_DEAR: Final = Message("second-too-dear")
SECOND_WITHOUT_COINS: Final = Message("second-without-coins")

# Changes of dice
CHANGED_ALREADY: Final = Message("changed-already")
NOT_CHANGED: Final = Message("not-changed")
STEP_WITHOUT_COINS: Final = Message("step-without-coins")
STEPS_TOO_DEAR: Final = Message("steps-too-dear")
STEPS_WITHOUT_COINS: Final = Message("steps-without-coins")
