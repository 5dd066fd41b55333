/** What the board shows, picked from a view and a score sheet. */

import { eventsOf } from "../net/log";
import type { LogEntry, TableInfo, View } from "../protocol";
import { say } from "../words/say";

/** The names at the table; who gave none is called by the seat, and one that nobody holds says so. */
export const namesOf = (info: TableInfo): string[] => {
  const players = playersOf(info);
  return info.seats.map(({ kind }, number) => (kind === "open" ? say("seat-free") : (players[number] ?? "")));
};

/** The names in the story: who has left a seat has played all the same. */
export const playersOf = (info: TableInfo): string[] => info.seats.map((seat, number) => seat.name || say("person-seat", { number: number + 1 }));

/** The others, in the order in which they play after a seat. */
export function othersOf(seats: number, seat: number): number[] {
  return Array.from({ length: seats - 1 }, (_, step) => (seat + 1 + step) % seats);
}

/** Where a seat laid its last tile, as far as the log is there. */
export function lastLaid(log: readonly LogEntry[], seat: number): string | undefined {
  for (const entry of [...log].reverse()) {
    const laid = eventsOf(entry).findLast((event) => event.event === "Laid" && event.seat === seat);
    if (laid?.event === "Laid") return laid.place;
  }
  return undefined;
}

export function stripOf(view: View, info: TableInfo, seats: readonly number[], log: readonly LogEntry[] = []) {
  return seats.flatMap((seat) => {
    const palace = view.palaces[seat];
    if (!palace) return [];
    return [
      {
        seat,
        name: namesOf(info)[seat] ?? "",
        palace,
        score: view.scores[seat] ?? 0,
        reserve: [...(view.reserves[seat] ?? [])],
        cards: view.hand_sizes[seat] ?? 0,
        active: view.actor === seat,
        bot: info.seats[seat]?.kind === "bot",
        last: lastLaid(log, seat),
      },
    ];
  });
}

/** A hand that everybody sees: at the end, or where hands are open. */
export function openHand(view: View, seat: number): readonly string[] | null {
  if (view.seat === seat) return view.hand;
  return view.memory?.hands[seat] ?? view.shown_hands[seat] ?? null;
}
