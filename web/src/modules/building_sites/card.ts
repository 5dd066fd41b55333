/** The picture on the card of the module, where games are chosen. */
import { SOIL, type Picture } from "../../art/picture";

export const card: Picture = {
  sky: "mist",
  strokes: [
    SOIL,
    ["plaster line", "M30 62V34h34v28Z"],
    ["beam", "M24 62V22M70 62V16M24 30H70M24 46H70M24 30L46 46M46 30L70 46"],
    ["clay line", "M70 16H34M40 16v12M36 28h8v6h-8Z"],
  ],
};
