"""Packed arrays of 64-bit integers where the engine is compiled, plain lists where it is not.

mypyc sees `librt.vecs` and compiles every use to native code. The interpreter sees lists, which are the
fastest thing it has. Code that uses `vec` therefore writes `items = append(items, item)`.
"""

from bisect import insort
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import extend as extend
    from librt.vecs import remove as remove
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr

    from alhambra.core.arrays import insert as insert
    from alhambra.core.arrays import numbers as numbers
else:
    i64 = int

    vec = {i64: list}  # `list[int]` would be made anew wherever it is written, at the price of ten look-ups

    def append(items, item):
        items.append(item)
        return items

    def extend(items, more):
        items += more
        return items

    def insert(items, item):
        insort(items, item)
        return items

    numbers = bytes  # they stay what they are

    def remove(items, item):
        items.remove(item)
        return items

    def mypyc_attr(**_settings):
        return lambda decorated: decorated
