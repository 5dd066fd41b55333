/** Squares of a sheet, and pairs of dice, as people say them. */

/** Row and column. */
export function crossingOf(square: string): readonly [number, number] {
  const [, yellow = "1", blue = "1"] = /^y([1-6])b([1-6])$/.exec(square) ?? [];
  return [Number(yellow), Number(blue)];
}

/** As people say it on the page: row and column. */
export const squareWords = (square: string): string => crossingOf(square).join(" · ");
