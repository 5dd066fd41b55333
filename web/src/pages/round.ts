/** Chairs around a table, by their number: where each stands, in parts of the room, and how it is turned. */

export interface Chair {
  /** Of the width and of the height, from the left and from above. */
  readonly x: number;
  readonly y: number;
  /** In degrees; none at the head of the table. */
  readonly turn: number;
}

const ACROSS = 0.35;
const ALONG = 0.34;

export function chairsAround(count: number): Chair[] {
  return Array.from({ length: count }, (_, number) => {
    const turn = (360 * number) / count;
    const angle = ((turn - 90) * Math.PI) / 180;
    return { x: 0.5 + ACROSS * Math.cos(angle), y: 0.5 + ALONG * Math.sin(angle), turn };
  });
}

/** Whether the words of a chair stand above it: below would be the table. */
export const wordsAbove = (chair: Chair): boolean => chair.y < 0.3;
