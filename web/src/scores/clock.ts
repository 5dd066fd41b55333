import { say } from "../words/say";
// Times of thinking, as a soft clock shows them: nobody loses by it.

const two = (number: number): string => String(number).padStart(2, "0");

/** Milliseconds as `3:07`, `1:03:07`, and `12 d 5 h` where a table was left for long. */
export function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return say("clock-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
