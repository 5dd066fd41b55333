/** How long to wait before the next attempt: doubling, with jitter so that a thousand pages do not come at once. */

const FIRST = 400;
const MOST = 15_000;

export function delay(attempt: number, chance: number = Math.random()): number {
  const whole = Math.min(MOST, FIRST * 2 ** Math.min(attempt, 10));
  return Math.round(whole / 2 + (whole / 2) * chance);
}
