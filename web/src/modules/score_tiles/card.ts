/** The picture on the card of the module, where games are chosen. */
import type { Picture } from "../../art/picture";

export const card: Picture = {
  sky: "table",
  strokes: [
    ["paper line", "M8 16h26v34h-26ZM36 22h26v34h-26ZM64 16h26v34h-26Z"],
    ["tally", "M13 44.500h16M41 50.500h16M69 44.500h16"],
  ],
  built: [
    { type: "tower", x: 9.5, y: 17, size: 0.25 },
    { type: "garden", x: 37.5, y: 23, size: 0.25 },
    { type: "pavilion", x: 65.5, y: 17, size: 0.25 },
  ],
};
