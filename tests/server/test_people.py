from __future__ import annotations

import unicodedata

import pytest

from alhambra.server.table.errors import TableError
from alhambra.server.table.people import MOST_MARKS, bot_name, clean_name, clean_text, hashed, table_id


def test_a_name_is_shown_in_one_form() -> None:
    assert clean_name("  Anna   Maria ") == "Anna Maria"
    assert clean_name("Ame\u0301lie") == "Am\u00e9lie"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u200bb", "a\x07", "\u202eanna", "a\u2028b\ufeff"])
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    with pytest.raises(TableError, match="name"):
        clean_name(name)


def test_a_remark_is_one_paragraph() -> None:
    assert clean_text("a\n\nb\u202e c") == "a b c"


def test_ids_and_hashes_tell_nothing() -> None:
    assert table_id("x" * 22) == table_id("x" * 22) != table_id("y" * 22)
    assert len(table_id("x" * 22)) == 20 and table_id("x" * 22).isalnum()
    assert hashed("secret") != hashed("secret ") and len(hashed("secret")) == 64


def test_bots_have_names_that_no_person_at_the_table_has() -> None:
    names = [bot_name(seat, ["AMINA", "Anna"]) for seat in range(6)]
    assert names[0] == "Amina (bot)" and names[1] == "Bashir"
    assert len({name[0] for name in names}) == 6


PILED = "Z" + "\u0300\u0301\u0302\u0303\u0304" * 3


@pytest.mark.parametrize(
    "name",
    [
        "Nguyễn Thị Hằng",
        "Nguye\u0302\u0303n Thi\u0323 Ha\u0306\u0300ng",  # typed in parts
        "مُحَمَّدٌ",
        "שָׁלוֹם בְּרֵאשִׁ֖ית",
        "ที่นี่ น้ำ",
        "क्षत्रिय हिंदी",
        "བསྒྲུབས",
        "மணிக்கொடி",
        "1\ufe0f\u20e3 ❤\ufe0f 👍🏽 🇩🇪",
        "e\u0302\u0301\u0323",
    ],
)
def test_marks_of_real_scripts_are_kept(name: str) -> None:
    shown = unicodedata.normalize("NFC", name)
    assert clean_name(name) == clean_text(name) == shown


@pytest.mark.parametrize("name", [PILED, "Anna" + "\u0489" * 5, "\u0301Anna", "a \u0300b", "\u3164", "a\u2800b"])
def test_piled_up_marks_are_no_name(name: str) -> None:
    with pytest.raises(TableError, match="name"):
        clean_name(name)


def test_piled_up_marks_are_left_out_of_a_remark() -> None:
    assert len(clean_text(PILED)) <= 1 + MOST_MARKS
    assert clean_text("a \u0300\u0301b") == "a b"
    with pytest.raises(TableError, match="remark"):
        clean_text("\u0301\u3164")
