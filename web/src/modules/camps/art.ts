/** The drawings of camps: on a square of 100 as layers and as an outline, and on one of 24 as a sign. */
import type { Layer } from "../../art/buildings";

export const CAMP: readonly Layer[] = [
  ["shade", "M6 84Q46 92 90 84L84 80H12Z"],
  ["body line", "M56 82L71 48L88 82Z"],
  ["deep", "M71 48L78 62L82 82H76Z"],
  ["open", "M66 82L71 62L75 82Z"],
  ["sill", "M36 30V14"],
  ["roof line", "M36 14L54 19L36 25Z"],
  ["body line", "M8 83L36 28L64 83Z"],
  ["deep", "M36 28L26 83H17L33 36ZM36 28L46 83H55L39 36Z"],
  ["open", "M30 83L36 54L42 83Z"],
  ["line", "M8 83L36 28L64 83Z"],
];

const PLANK = 9.9;

/** The stakes of a palisade in the north. */
export const STAKES = Array.from({ length: 10 }, (_, at) => {
  const [from, to] = [1 + at * PLANK, 10.2 + at * PLANK].map((x) => x.toFixed(1));
  return `M${from} 15V5.500L${(5.6 + at * PLANK).toFixed(1)} .5L${to} 5.500V15Z`;
}).join("");

/** How far a side is turned from the north. */
export const TURNED: Readonly<Record<string, number>> = { N: 0, E: 90, S: 180, W: 270 };

export const GLYPH = "M36 16L64 24L42 31V36L78 86H58L40 58L22 86H6L36 40Z";
export const SIGN = "M8.500 2L15.500 4.400L10.300 6.200V8L19.500 22H14.200L9.400 14.600L4.600 22H1L8.300 9Z";
