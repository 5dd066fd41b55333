/** Days in a row on which a game that counts was finished; which day it counts for was said when it was begun. */
import { dayAfter, type MyDay } from "./days";

export interface Streak {
  /** Up to today, or up to yesterday while today's game is not over. */
  readonly length: number;
  readonly longest: number;
  /** Today's game is part of it. */
  readonly today: boolean;
}

export function streakOf(days: readonly Pick<MyDay, "day" | "points">[], today: string): Streak {
  // A clock that was wrong may have written down days to come.
  const over = new Set(days.filter(({ day, points }) => points !== null && day <= today).map(({ day }) => day));
  const upTo = (day: string): number => {
    let count = 0;
    for (let one = day; over.has(one); one = dayAfter(one, -1)) count += 1;
    return count;
  };
  const ends = [...over].filter((day) => !over.has(dayAfter(day)));
  return { length: upTo(over.has(today) ? today : dayAfter(today, -1)), longest: Math.max(0, ...ends.map(upTo)), today: over.has(today) };
}
