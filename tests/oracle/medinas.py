"""What medinas cost: M-3 to M-6, M-8.

A player is the list of the prices of the medinas in the palace. The neutral player of
a two-player game is one of the players, with all the medinas that it was given (M-8).
"""

PLACES: dict[int, tuple[int, ...]] = {1: (3, 0, 0), 2: (6, 3, 0), 3: (9, 6, 3)}
"""Points lost by the fewest, second fewest and third fewest in each scoring (M-3)."""

NONE_AT_ALL: dict[int, int] = {1: 1, 2: 2, 3: 3}
"""Points that a player without any medina loses in addition (M-5)."""


def has_more(one: list[int], other: list[int]) -> bool:
    """Return whether one player has more: by number, then by the dearest (M-4)."""
    if len(one) != len(other):
        return len(one) > len(other)
    return bool(one) and max(one) > max(other)


def losses(medinas: list[list[int]], scoring: int) -> list[int]:
    """Return each player's points in scoring 1, 2 or 3, none above 0 (M-3 to M-6, M-8).

    A player stands after all who have fewer. Only players without any tie (M-4): these
    occupy the first places together, and share what they cost (M-6).
    """
    prices = [price for owned in medinas for price in owned]
    if len(prices) != len(set(prices)):
        raise ValueError("two medinas of one price")
    points = []
    for owned in medinas:
        fewer = sum(1 for other in medinas if has_more(owned, other))
        tied = sum(1 for other in medinas if not has_more(owned, other) and not has_more(other, owned))
        shared = sum(PLACES[scoring][fewer : fewer + tied])
        lost = shared // tied + (1 if shared % tied else 0)
        if not owned:
            lost += NONE_AT_ALL[scoring]
        points.append(-lost)
    return points
