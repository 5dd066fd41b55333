/** The picture on the card of the module, where games are chosen. */
import type { Picture } from "../../art/picture";

export const card: Picture = {
  sky: "height",
  strokes: [
    ["feather line", "M30 72C26 48 32 22 52 16C66 12 76 20 78 30L88 36L77 40C76 54 66 62 62 72Z"],
    ["plaster line", "M34 72C34 56 40 50 50 46C58 54 58 62 56 72Z"],
    ["orange line", "M61.500 28a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0 -9 0Z"],
    ["dark", "M64.200 28a1.800 1.800 0 1 0 3.600 0a1.800 1.800 0 1 0 -3.600 0Z"],
    ["gold line", "M78 30L88 36L77 40Z"],
    ["beam", "M46 20C40 28 38 36 40 44"],
  ],
};
