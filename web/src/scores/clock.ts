// Times of thinking, as a soft clock shows them: nobody loses by it.
import { CLOCK } from "../texts/story";

/** Milliseconds as `3:07`, `1:03:07`, and `12 d 5 h` where a table was left for long. */
export function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return CLOCK.days(Math.floor(hours / 24), hours % 24);
  return hours > 0 ? CLOCK.hours(hours, minutes % 60, seconds % 60) : CLOCK.minutes(minutes, seconds % 60);
}
