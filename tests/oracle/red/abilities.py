"""The guard abilities of The Red Palace: R-22, R-30 to R-42.

- `used`: names of the abilities used this turn; `using`: the one being paid or carried out,
  `detail` its word's end, `owed` the guards still to be paid;
- `bound`: this action must be a purchase (R-40); `overpaid`: the last action was an overpaid
  purchase on the market (R-39); `section`: a loose section waits for its tile; `bare`: a tile
  that can carry it was laid or kept without it (R-36).
"""

from collections.abc import Sequence

from tests.oracle import money
from tests.oracle.luck import Luck
from tests.oracle.parts import RAMPARTS
from tests.oracle.red import guards
from tests.oracle.red.parts import ABILITIES, TOWERS
from tests.oracle.red.scoring import RedScorings
from tests.oracle.red.table import with_token_back, without_one


class RedAbilities(RedScorings):
    """A table with what a turn knows of its abilities."""

    def __init__(
        self,
        seats: int,
        luck: Luck,
        modules: Sequence[str] = (),
        scoring: str = "tiles",
        guard_board: str = "first-game",
    ) -> None:
        super().__init__(seats, luck, modules, scoring, guard_board)
        self._make_available()

    def _make_available(self) -> None:
        """All abilities can be used again (R-53)."""
        self.used: set[str] = set()
        self.using: str | None = None
        self.detail = ""
        self.owed = 0
        self.bound = self.overpaid = self.section = self.bare = False

    def own_guards(self) -> list[str]:
        """Return the guards of the player in palace and reserve (R-31)."""
        tiles = [*self.palaces[self.turn].values(), *self.reserves[self.turn]]
        return [f"{tile}-{side}" for tile in tiles for side in self.guards.get(tile, "")]

    def free_sides(self) -> list[str]:
        """Return the wall sides of laid tiles without a guard; ramparts are no walls (R-41, C-7)."""
        laid = [tile for tile in self.palaces[self.turn].values() if tile not in RAMPARTS]
        return [f"{tile}-{side}" for tile in laid for side in self.walls_of(tile) if side not in self._on(tile)]

    def _on(self, tile: str) -> str:
        return self.guards.get(tile, "")

    def _remove_guard(self, guard: str) -> None:
        tile, _, side = guard.rpartition("-")
        left = self.guards[tile].replace(side, "")
        if left:
            self.guards[tile] = left
        else:
            del self.guards[tile]

    def _put_guard(self, guard: str) -> None:
        tile, _, side = guard.rpartition("-")
        self.guards[tile] = "".join(s for s in "NESW" if s in self._on(tile) + side)

    def uses(self) -> set[str]:
        """Return every ability that may be used now, as words (R-22, R-30)."""
        words = set()
        for name in self.abilities:
            if name in self.used or not self._payable(name):
                continue
            for detail in self._details(name):
                if not self.bound or self._leaves_a_purchase(name, detail):
                    words.add(f"use:{name}:{detail}" if detail else f"use:{name}")
        return words

    def _payable(self, *names: str) -> bool:
        """Return whether there are guards, or points for the missing ones, for abilities together (R-32)."""
        price, score = sum(ABILITIES[name].guards for name in names), self.scores[self.turn]
        return guards.points_for_missing(price, len(self.own_guards()), score, len(self.scorings)) is not None

    def _details(self, name: str) -> list[str]:
        """Return what may follow the name of an ability in its word; [""] for nothing, [] for no."""
        hand, acting = self.hands[self.turn], self.phase in ("action", "further")
        if name == "exchange":
            return self._exchanges()
        if name == "preview-purchase":
            return [card for card in hand if acting and self.preview_words(without_one(hand, card))]
        if name == "card":
            return [card for card in self.display if card is not None]
        if name == "half-building":
            return [kind for kind, seat in self.halves.items() if seat is None]
        if name == "new-token":
            return self._new_tokens() if acting else []
        possible = {
            "wall": self.sections > 0 and bool(self.carriers()),
            "plaza": bool(self.plazas),
            "exact-change": self.phase == "after" and self.overpaid,
            "march": bool(self._march_payments()),
        }
        return [""] if possible[name] else []

    def _exchanges(self) -> list[str]:
        """A terrain tile bought this turn, a market square with a token, a card of it (R-34)."""
        return [
            f"{tile}:{number}:{card}"
            for tile in self.aside[self.turn]
            if tile in TOWERS
            for number, other in enumerate(self.market, 1)
            if other in TOWERS
            for card in self.hands[self.turn]
            if card[0] == money.LETTERS[number - 1]
        ]

    def _new_tokens(self) -> list[str]:
        """Market squares with a token, if the bag allows it and a purchase can follow (R-40)."""
        if not self.bag or not self._can_buy("new-token", self.hands[self.turn]):
            return []
        return [str(number) for number, tile in enumerate(self.market, 1) if tile in TOWERS]

    def _leaves_a_purchase(self, name: str, detail: str) -> bool:
        """Return whether something can still be bought after an ability, which may be the purchase (R-40)."""
        hand, card = list(self.hands[self.turn]), detail.rpartition(":")[2]
        if name == "preview-purchase":
            return True
        if name == "card":
            hand.append(card)
        elif ABILITIES[name].money_cards:
            hand.remove(card)
        return self._can_buy(name, hand)

    def _can_buy(self, name: str, hand: list[str]) -> bool:
        """Return whether the price of an ability leaves a purchase with these cards (R-35, R-40)."""
        held, self.hands[self.turn] = self.hands[self.turn], hand
        money_suffices = bool(self._buys(self.turn) | self.bazaar_words())
        self.hands[self.turn] = held
        return money_suffices or (
            "preview-purchase" in set(self.abilities) - self.used
            and self._payable(name, "preview-purchase")
            and any(self.preview_words(without_one(hand, card)) for card in hand)
        )

    def bazaar_words(self) -> set[str]:
        """Buy a bazaar, exactly, for the price on its currency's square; B-3, B-4."""
        raise NotImplementedError

    def preview_words(self, hand: list[str]) -> set[str]:
        """Buy from the preview board, exactly, in any one currency (R-35)."""
        words = set()
        for number, tile in enumerate(self.preview, 1):
            if tile is None:
                continue
            for letter in money.LETTERS:
                for paid in exact(hand, letter, self.tiles[tile].price):
                    words.add(f"preview:{number}:{paid}")
        return words

    def carriers(self) -> list[str]:
        """Return the tiles acquired this turn that can carry a section; no camps (R-36)."""
        tiles = self.aside[self.turn]
        return [tile for tile in tiles if tile not in RAMPARTS and self.walls_of(tile) != "NESW"]

    def _march_payments(self) -> list[str]:
        """Return the guards after whose payment another one can still march (R-30, R-41)."""
        possible = []
        for guard in self.own_guards():
            self._remove_guard(guard)
            if self.own_guards() and self.free_sides():
                possible.append(guard)
            self._put_guard(guard)
        return possible

    def unfinished(self) -> set[str]:
        """Return the words that go on with the ability in use."""
        if self.owed:
            payments = self._march_payments() if self.using == "march" else self.own_guards()
            return {f"pay:{guard}" for guard in payments}
        if self.using == "preview-purchase":
            return self.preview_words(self.hands[self.turn])
        return {f"march:{guard}/{side}" for guard in self.own_guards() for side in self.free_sides()}

    def _use(self, what: str) -> None:
        """Pay a card, then guards; without a choice of guards at once, points last (R-30 to R-33)."""
        self.using, _, self.detail = what.partition(":")
        price = ABILITIES[self.using]
        if price.money_cards:
            self._pay_cards([self.detail.rpartition(":")[2]])
        own = self.own_guards()
        self.owed = price.guards
        if len(own) > price.guards:
            return
        missing = guards.points_for_missing(price.guards, len(own), self.scores[self.turn], len(self.scorings))
        assert missing is not None
        self.scores[self.turn] -= missing
        self.owed = len(own)
        for guard in own:
            self._pay_guard(guard)
        if not own:
            self._carry_out()

    def _pay_guard(self, guard: str) -> None:
        """A guard goes onto the placement tiles (R-31)."""
        self._remove_guard(guard)
        self.spent += 1
        self.owed -= 1
        if not self.owed:
            self._carry_out()

    def _carry_out(self) -> None:
        """Carry the ability out; a march and a preview purchase wait for another word."""
        name = self.using
        if name in ("march", "preview-purchase"):
            return
        if name == "card":
            self._take(self.turn, [self.detail])
        elif name == "plaza":
            self.set_aside(self.plazas.pop(0))
        elif name == "wall":
            self.sections -= 1
            self.section = True
        elif name == "exact-change":
            self.overpaid = False
            self.phase = "further"
        elif name == "half-building":
            self.halves[self.detail] = self.turn
        elif name == "new-token":
            self._new_token(int(self.detail))
        else:
            tile, number, _ = self.detail.split(":")
            other = self.market[int(number) - 1]
            assert other is not None
            self.tokens[tile], self.tokens[other] = self.tokens[other], self.tokens[tile]
        self._use_up()

    def _use_up(self) -> None:
        """Once carried out, an ability is used up until the end of the turn (R-30)."""
        assert self.using
        self.used.add(self.using)
        self.using = None

    def _new_token(self, number: int) -> None:
        """Draw first, then return the old token to the bag (R-40)."""
        tile = self.market[number - 1]
        assert tile is not None
        old = self.tokens[tile]
        self._put_token(tile)
        self.bag = with_token_back(self.bag, old)
        self.bound = True

    def _buy_preview(self, what: str) -> None:
        """The turn's purchase from the preview board; it earns another action (R-35)."""
        number, _, paid = what.partition(":")
        tile = self.preview[int(number) - 1]
        assert tile is not None
        self._pay_cards(paid.split(","))
        self.preview[int(number) - 1] = None
        self.set_aside(tile)
        self.bound, self.phase = False, "further"
        self._use_up()

    def _march(self, what: str) -> None:
        """Move a guard (R-41)."""
        guard, _, side = what.partition("/")
        self._remove_guard(guard)
        self._put_guard(side)
        self._use_up()


def exact(hand: Sequence[str], letter: str, price: int) -> list[str]:
    """Return the exact payments of a price in one currency, as words."""
    found = money.payments(money.of_currency(hand, letter), price)
    return [",".join(f"{letter}{n}" for n in paid) for paid in found if sum(paid) == price]
