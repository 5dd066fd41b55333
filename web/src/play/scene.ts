/** What the board shows, picked from a view and a score sheet. */

import type { ScoreSheet, TableInfo, View } from "../protocol";
import { texts } from "../texts/shell";

/** The segments of a player's longest wall, as far as the next scoring would count it. */
export function wallOf(score: ScoreSheet | null, player: number): string[] {
  return (score?.now?.gains ?? [])
    .filter((gain) => gain.player === player && gain.reason === "wall")
    .flatMap((gain) => gain.segments);
}

/** The names at the table; a seat that nobody holds says so. */
export const namesOf = (info: TableInfo): string[] => info.seats.map((seat) => seat.name || texts.seats.free);

/** The others, in the order in which they play after a seat. */
export function othersOf(seats: number, seat: number): number[] {
  return Array.from({ length: seats - 1 }, (_, step) => (seat + 1 + step) % seats);
}

export function stripOf(view: View, score: ScoreSheet | null, info: TableInfo, seats: readonly number[]) {
  return seats.flatMap((seat) => {
    const palace = view.palaces[seat];
    if (!palace) return [];
    return [
      {
        seat,
        name: namesOf(info)[seat] ?? "",
        palace,
        wall: wallOf(score, seat),
        score: view.scores[seat] ?? 0,
        reserve: [...(view.reserves[seat] ?? [])],
        cards: view.hand_sizes[seat] ?? 0,
        active: view.actor === seat,
      },
    ];
  });
}

/** A hand that everybody sees: at the end, or where hands are open. */
export function openHand(view: View, seat: number): readonly string[] | null {
  if (view.seat === seat) return view.hand;
  return view.memory?.hands[seat] ?? view.shown_hands[seat] ?? null;
}
