/** The picture on the card of the module, where games are chosen. */
import { SOIL, type Picture } from "../../art/picture";

const fruit = (x: number, y: number): string => `M${x - 3.5} ${y}a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0 -7 0Z`;

export const card: Picture = {
  sky: "noon",
  strokes: [
    SOIL,
    ["plaster line", "M14 62V34h68v28Z"],
    ["clay line", "M10 36L18 20H78L86 36Z"],
    ["stripe", "M24 20L21 36M36 20L35 36M48 20V36M60 20L61 36M72 20L75 36"],
    ["cloth line", "M10 36q4.700 8 9.400 0q4.700 8 9.400 0q4.700 8 9.400 0q4.700 8 9.400 0q4.700 8 9.400 0q4.700 8 9.400 0q4.700 8 9.400 0q4.700 8 10 0"],
    ["wood line", "M20 62V54h22v8ZM50 62V50h24v12Z"],
    ["orange line", fruit(25, 52) + fruit(31, 51) + fruit(37, 52)],
    ["glaze line", "M54 50c0-8 4-8 4-12h4c0 4 4 4 4 12Z"],
  ],
};
