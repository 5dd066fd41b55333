/** What the board shows, picked from a view and a score sheet. */

import { eventsOf } from "../net/log";
import type { LogEntry, Scoring, TableInfo, View } from "../protocol";
import { texts } from "../texts/shell";
import { PEOPLE } from "../texts/story";

/** The scorings that a log tells of, with tiles and walls. */
export function scoringsIn(log: readonly LogEntry[]): Scoring[] {
  return log.flatMap((entry) => eventsOf(entry)).flatMap((event) => (event.event === "Scored" ? [event] : []));
}

/** The names at the table; a seat that nobody holds says so. */
export const namesOf = (info: TableInfo): string[] => info.seats.map((seat) => seat.name || texts.seats.free);

/** The names in the story: who has left a seat has played all the same. */
export const playersOf = (info: TableInfo): string[] => info.seats.map((seat, number) => seat.name || PEOPLE.seat(number));

/** The others, in the order in which they play after a seat. */
export function othersOf(seats: number, seat: number): number[] {
  return Array.from({ length: seats - 1 }, (_, step) => (seat + 1 + step) % seats);
}

export function stripOf(view: View, info: TableInfo, seats: readonly number[]) {
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
      },
    ];
  });
}

/** A hand that everybody sees: at the end, or where hands are open. */
export function openHand(view: View, seat: number): readonly string[] | null {
  if (view.seat === seat) return view.hand;
  return view.memory?.hands[seat] ?? view.shown_hands[seat] ?? null;
}
