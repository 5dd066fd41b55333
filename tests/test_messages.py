"""What refusals say: sentences with an id and named gaps, so that they can be said in any language.

`refusals.txt` has for each message a position, a move that is refused with it there, and the sentence; each module has
a file of that name in its folder of tests. For a new message write a line, or let a test of the module meet it.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from alhambra import check, parse_position, parse_word
from alhambra.core.english import english
from alhambra.core.messages import Message
from alhambra.core.refusal import Refusal
from tests.support.invariants import SENTENCE, says_what_its_message_says
from tests.support.sets import gaps, messages, reasons


@dataclass(frozen=True, slots=True)
class Case:
    """A message, and where it is said."""

    id: str
    move: str
    sentence: str
    position: str

    def action(self, state: Any) -> Any:
        """The move. The terminal asks what is wrong before anything is paid: such a move ends with a colon."""
        if self.move.endswith(":"):
            return replace(parse_word(state, f"{self.move}y1"), cards=())
        return parse_word(state, self.move)


MODULES = Path(__file__).with_name("modules")


def cases() -> list[Case]:
    """Those of the game itself and of every module, by their ids."""
    files = [Path(__file__).with_name("refusals.txt"), *MODULES.glob("*/refusals.txt")]
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    return sorted((Case(*line.split("\t")) for line in lines), key=lambda case: case.id)


CASES = cases()
# Said only if no module says more about it; see `tests/palace/test_refusals.py`.
OF_NO_MODULE = {"altered-not-given"}


def unmet(words: set[str]) -> set[str]:
    """Those that no test of a module names."""
    tests = "".join(path.read_text(encoding="utf-8") for path in MODULES.rglob("test_*.py"))
    return {word for word in words if f'"{word}"' not in tests}


def test_no_two_messages_have_one_id() -> None:
    ids = Counter(message.id for message in messages())
    assert [one for one, count in ids.items() if count > 1] == []
    assert [one for one in ids if not re.fullmatch(r"[a-z]+(-[a-z]+)*", one)] == []


def test_no_sentence_stands_twice() -> None:
    patterns = Counter(str(english().patterns[message.id]) for message in messages())
    assert [one for one, count in patterns.items() if count > 1] == []


def test_every_message_is_said() -> None:
    ids = [case.id for case in CASES]
    assert len(ids) == len(set(ids)) and set(ids) <= {message.id for message in messages()}
    assert unmet({message.id for message in messages()} - OF_NO_MODULE - set(ids)) == set()


def test_every_reason_is_met() -> None:
    refusals = [check(state, case.action(state)) for case in CASES for state in [parse_position(case.position)]]
    assert unmet({reason.value for reason in reasons()} - {refusal.code for refusal in refusals if refusal}) == set()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_what_a_message_says(case: Case) -> None:
    state = parse_position(case.position)
    refusal = check(state, case.action(state))
    assert refusal is not None
    assert (refusal.id, refusal.message) == (case.id, case.sentence)
    assert SENTENCE.fullmatch(refusal.message)
    says_what_its_message_says(refusal)


def test_a_module_that_is_not_in_the_catalogue_brings_its_sentence_along() -> None:
    message = Message("test", "{tile} with {cards} for {coins}.")
    assert gaps(message) == ["cards", "coins", "tile"]
    args: dict[str, Any] = {"tile": "tower-9", "cards": ("y1", "g2", "b3"), "coins": 2}
    assert message.say(args) == "tower-9 with y1, g2 and b3 for 2."
    assert message.say({**args, "cards": ("y1",)}) == "tower-9 with y1 for 2."


def test_a_refusal_on_the_wire_has_its_message() -> None:
    case = next(case for case in CASES if case.id == "wrong-currency")
    state = parse_position(case.position)
    refusal = check(state, case.action(state))
    sent = msgspec.json.encode(refusal)
    assert msgspec.json.decode(sent, type=Refusal) == refusal
    plain = msgspec.json.decode(sent)
    assert plain["id"] == "wrong-currency" and sorted(plain["args"]) == ["currency", "tile", "wrong"]
    old = {name: plain[name] for name in ("code", "clause", "message", "places", "cards", "tiles")}
    assert msgspec.convert(old, Refusal).message == case.sentence


@pytest.mark.parametrize("message", ["too-little-paid", "site-too-little-paid", "gatehouse-too-little-paid"])
def test_a_price_concerns_the_tile_whatever_is_paid_for_with_it(message: str) -> None:
    case = next(case for case in CASES if case.id == message)
    state = parse_position(case.position)
    refusal = check(state, case.action(state))
    assert refusal is not None and refusal.tiles == (refusal.args["tile"],)
    assert refusal.tiles[0] in state.kit.tiles.numbers
