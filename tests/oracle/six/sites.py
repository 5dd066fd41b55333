"""Building sites: what a site costs, the bag, and the loss of money at the end: S-1 to S-7."""

from collections.abc import Collection, Sequence

from tests.oracle.money import LETTERS

BAG = [letter for letter in LETTERS for _ in range(2)]
"""Two markers of each currency, in the order of the currencies (S-1)."""


def site_price(price: int) -> int:
    """Return what a site costs at least: half of the price, rounded down (S-2)."""
    return price // 2


def drawn(bag: Sequence[str], picks: Sequence[int]) -> tuple[list[str], list[str]]:
    """Return two markers, or the last one, and the bag without them; each pick is an index in what is left (S-3)."""
    left, found = list(bag), []
    for pick in picks:
        found.append(left.pop(pick))
    return found, left


def worthless(tiles: Collection[str], markers: dict[str, str]) -> set[str]:
    """Return the currencies that are void for the owner of a palace with these tiles (S-7).

    `markers` holds the currency below the marker of each unfinished site.
    """
    return {markers[tile] for tile in tiles if tile in markers}


def left_in_hand(hand: Sequence[str], void: Collection[str]) -> tuple[list[str], list[str]]:
    """Return the cards that are kept, and those that are discarded (S-7)."""
    return [card for card in hand if card[0] not in void], [card for card in hand if card[0] in void]
