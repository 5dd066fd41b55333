/** Money that changes its place: taken, paid, given back by an undo, drawn. */
import type { View } from "../protocol";
import type { End, Trip } from "./legs";

/** What is in one list and not in the other, copies counted. */
export function missing(from: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return from.filter((one) => {
    const found = left.indexOf(one);
    if (found < 0) return true;
    left.splice(found, 1);
    return false;
  });
}

interface Spot {
  readonly card: string;
  readonly end: End;
}

function inDisplay(view: View, slot: number): Spot | null {
  const thing = view.display[slot];
  if (thing == null) return null;
  return { card: thing, end: { at: "display", thing, nth: view.display.slice(0, slot).filter((one) => one === thing).length } };
}

/** The cards in the hand of who looks that the other view does not have there: the last of those that are alike. */
function inHand(view: View, other: View): Spot[] {
  const extra = missing(view.hand, other.hand);
  return extra.map((thing, at) => {
    const alike = view.hand.filter((one) => one === thing).length;
    const later = extra.slice(at + 1).filter((one) => one === thing).length;
    return { card: thing, end: { at: "hand", thing, nth: alike - 1 - later } };
  });
}

/** Takes the first spot of a card out of a list. */
function pick(spots: Spot[], card: string): Spot | undefined {
  const at = spots.findIndex((spot) => spot.card === card);
  return at < 0 ? undefined : spots.splice(at, 1)[0];
}

/** The square of the market from which a tile went, to be paid for. */
function squareLeft(before: View, after: View): number | null {
  const at = before.market.findIndex((tile, square) => tile !== null && after.market[square] !== tile);
  return at < 0 ? null : at + 1;
}

/** The other seat whose hand grew (`by` is 1) or shrank (-1), and by how many cards. */
function otherHand(before: View, after: View, by: 1 | -1): { seat: number; count: number } | null {
  const changes = after.hand_sizes.map((size, seat) => ({ seat, count: (size - (before.hand_sizes[seat] ?? 0)) * by }));
  return changes.find(({ seat, count }) => seat !== after.seat && count > 0) ?? null;
}

const trip = (does: Trip["does"], card: string, from: End, to: End): Trip => ({ does, kind: "card", thing: card, from, to });

/** `told` are the cards that the story has just named: nobody else knows what another player paid. */
export function cardLegs(before: View, after: View, told: readonly string[]): Trip[] {
  const [gained, lost] = [inHand(after, before), inHand(before, after)];
  const taker = otherHand(before, after, 1);
  const slots = after.display.map((card, slot) => ({ slot, changed: before.display[slot] !== card }));
  const legs: Trip[] = [];
  for (const { slot, changed } of slots) {
    const gone = changed ? inDisplay(before, slot) : null;
    const mine = gone && pick(gained, gone.card);
    if (gone && mine) legs.push(trip("takes", gone.card, gone.end, mine.end));
    else if (gone && taker) legs.push(trip("takes", gone.card, gone.end, { at: "panel", seat: taker.seat }));
  }
  for (const { slot, changed } of slots) {
    const come = changed ? inDisplay(after, slot) : null;
    const mine = come && pick(lost, come.card);
    if (come) legs.push(mine ? trip("takes", come.card, mine.end, come.end) : trip("arrives", come.card, { at: "money" }, come.end));
  }
  return [...legs, ...payments(before, after, told)];
}

/** Cards go to the stall of what they buy, and come back from it when that is undone. */
function payments(before: View, after: View, told: readonly string[]): Trip[] {
  const bought = squareLeft(before, after);
  const returned = squareLeft(after, before);
  return [
    ...(bought === null ? [] : paidTo(before, after, { at: "stall", square: bought }, told)),
    ...(returned === null ? [] : givenBack(before, after, { at: "stall", square: returned })),
  ];
}

/** The cards that were paid for something that lies there. */
export function paidTo(before: View, after: View, to: End, told: readonly string[]): Trip[] {
  const payer = otherHand(before, after, -1);
  const others = payer ? told.slice(0, payer.count).map((card) => trip("pays", card, { at: "panel", seat: payer.seat }, to)) : [];
  return [...inHand(before, after).map(({ card, end }) => trip("pays", card, end, to)), ...others];
}

/** The cards that come back from there, because a purchase was undone. */
export const givenBack = (before: View, after: View, from: End): Trip[] =>
  inHand(after, before).map(({ card, end }) => trip("takes", card, from, end));
