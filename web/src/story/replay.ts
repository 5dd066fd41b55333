// What an event does to a view, without any rule: the event says everything. It shows the table between two updates;
// the server's next view replaces it, so that nothing here can last.
import { eventFace, facesIn } from "../modules/faces";
import type { Bought, GameEvent, LaidTile, View } from "../protocol";

type Lists = readonly (readonly string[])[];

/** The view after an event. */
export function replayed(view: View, event: GameEvent): View {
  switch (event.event) {
    case "NeutralReceived":
      return { ...view, neutral: [...(view.neutral ?? []), ...event.tiles], supply_left: view.supply_left - event.tiles.length };
    case "MarketFilled":
      return { ...view, market: put(view.market, event.square - 1, event.tile), supply_left: view.supply_left - 1 };
    case "DisplayFilled":
      return { ...view, display: put(view.display, event.slot - 1, event.card), money_left: view.money_left - 1 };
    case "Dealt":
      return withHand(view, event.seat, event.cards, []);
    case "TurnBegan":
      return { ...view, actor: event.seat, turn: event.seat, phase: "act", earned: false };
    case "MoneyTaken":
      return { ...withHand(view, event.seat, event.cards, []), display: emptied(view.display, event.cards) };
    case "Bought":
      return bought(view, event);
    case "Laid": {
      const reserve = event.source === "reserve";
      return {
        ...withPalace(view, event.seat, (tiles) => [...tiles, { tile: event.tile, place: event.place }]),
        reserves: reserve ? without(view.reserves, event.seat, event.tile) : view.reserves,
        asides: reserve ? view.asides : without(view.asides, event.seat, event.tile),
      };
    }
    case "Kept":
      return {
        ...view,
        asides: without(view.asides, event.seat, event.tile),
        reserves: added(view.reserves, event.seat, event.tile),
      };
    case "Given":
      return {
        ...view,
        asides: without(view.asides, event.seat, event.tile),
        neutral: [...(view.neutral ?? []), event.tile],
      };
    case "Removed":
      return {
        ...withPalace(view, event.seat, (tiles) => tiles.filter((laid) => laid.tile !== event.tile)),
        reserves: added(view.reserves, event.seat, event.tile),
      };
    case "Swapped":
      return {
        ...withPalace(view, event.seat, (tiles) =>
          tiles.map((laid) => (laid.tile === event.old ? { tile: event.new, place: event.place } : laid)),
        ),
        reserves: added(without(view.reserves, event.seat, event.new), event.seat, event.old),
      };
    case "DiscardsShuffled":
      return { ...view, money_left: view.money_left + event.cards, discards_left: 0 };
    case "ScoringCardTurned":
      return { ...view, money_left: view.money_left - 1 };
    case "Scored":
      return { ...view, scores: event.scores, next_scoring: event.number + 1 };
    case "EndBegan":
      return { ...view, ending: true, shown_hands: event.hands };
    case "LeftOverGiven":
      return event.seat === null
        ? view
        : {
            ...view,
            market: put(view.market, event.square - 1, null),
            asides: added(view.asides, event.seat, event.tile),
          };
    case "GameOver":
      return { ...view, actor: null, phase: "over", scores: event.scores };
    default:
      return eventFace((event as GameEvent).event)?.after?.(view, event as never) ?? view;
  }
}

type Purchase = Pick<Bought, "seat" | "square" | "tile" | "cards">;

/** A tile of the market was paid for, in whatever way, and set aside. */
export function bought(view: View, { seat, square, tile, cards }: Purchase): View {
  return { ...paid(view, seat, cards), market: put(view.market, square - 1, null), asides: added(view.asides, seat, tile) };
}

/** Cards were paid; what is kept for a player is none. */
export function paid(view: View, seat: number, cards: readonly string[]): View {
  const real = cards.filter((card) => card !== "x");
  const after = { ...withHand(view, seat, [], real), discards_left: view.discards_left + real.length };
  return real.length === cards.length ? after : facesIn(view).reduce((so, face) => face.spent?.(so, seat) ?? so, after);
}

/** A tile came into a palace from nowhere else on the table; and the other way round. */
export const laid = (view: View, { seat, tile, place }: LaidTile & { seat: number }): View => withPalace(view, seat, (tiles) => [...tiles, { tile, place }]);
export const unlaid = (view: View, { seat, tile }: { seat: number; tile: string }): View =>
  withPalace(view, seat, (tiles) => tiles.filter((one) => one.tile !== tile));

/** The palaces as the server has them, where they are so already: only the server knows how long a wall is. */
export function settled(view: View, final: View): View {
  const palaces = view.palaces.map((palace, seat) => {
    const last = final.palaces[seat];
    return last && alike(palace.tiles, last.tiles) ? last : palace;
  });
  return { ...view, palaces };
}

function alike(one: readonly LaidTile[], other: readonly LaidTile[]): boolean {
  const places = new Map(other.map((laid) => [laid.tile, laid.place]));
  return one.length === other.length && one.every((laid) => places.get(laid.tile) === laid.place);
}

export function put<T>(list: readonly T[], at: number, value: T): readonly T[] {
  return list.map((old, index) => (index === at ? value : old));
}

export function emptied(display: readonly (string | null)[], cards: readonly string[]): readonly (string | null)[] {
  const left = [...cards];
  return display.map((card) => {
    const at = card === null ? -1 : left.indexOf(card);
    if (at < 0) return card;
    left.splice(at, 1);
    return null;
  });
}

/** The list without one of each of these. */
export function less(list: readonly string[], gone: readonly string[]): readonly string[] {
  const left = [...list];
  for (const one of gone) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

export function added(lists: Lists, seat: number, one: string): Lists {
  return lists.map((list, at) => (at === seat ? [...list, one] : list));
}

function without(lists: Lists, seat: number, one: string): Lists {
  return lists.map((list, at) => (at === seat ? less(list, [one]) : list));
}

function withPalace(view: View, seat: number, change: (tiles: readonly LaidTile[]) => readonly LaidTile[]): View {
  const palaces = view.palaces.map((palace, at) =>
    // Where the wall runs now is not known here.
    at === seat ? { ...palace, tiles: change(palace.tiles), segments: [] } : palace,
  );
  return { ...view, palaces };
}

export function withHand(view: View, seat: number, more: readonly string[], fewer: readonly string[]): View {
  const sizes = view.hand_sizes.map((size, at) => (at === seat ? size + more.length - fewer.length : size));
  const hand = view.seat === seat ? [...less(view.hand, fewer), ...more] : view.hand;
  return { ...view, hand_sizes: sizes, hand };
}
