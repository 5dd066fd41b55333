"""What is compiled for arrays does what the interpreter's library does; bytes with one item changed."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from alhambra.core import arrays, packed


@given(st.lists(st.integers(0, 255)), st.integers(0, 255))
def test_an_item_is_inserted_where_it_belongs(items: list[int], item: int) -> None:
    ascending = sorted(items)
    assert list(arrays.insert(packed.vec[packed.i64](ascending), item)) == sorted([*items, item])
    assert list(packed.insert(packed.vec[packed.i64](ascending), item)) == sorted([*items, item])


@given(st.binary())
def test_bytes_are_gone_through_as_numbers(items: bytes) -> None:
    assert list(arrays.numbers(items)) == list(packed.numbers(items)) == list(items)


def test_one_item_of_bytes_is_changed() -> None:
    assert arrays.replaced(b"abc", 1, ord("x")) == b"axc"
    assert arrays.counted(bytes([1, 2, 3]), 2, -1) == bytes([1, 2, 2])
