/** The picture on the card of the module, where games are chosen. */
import { arch } from "../../art/buildings";
import type { Picture } from "../../art/picture";

export const card: Picture = {
  sky: "garden",
  strokes: [
    ["sand line", "M4 14H50V60H4Z"],
    ["plaster line", "M50 14V60H96Z"],
    ["dark", arch(62, 60, 13, 24)],
    ["rampart", "M49 12L98 61"],
    ["merlons", "M50 13L97 60"],
  ],
  built: [{ type: "garden", x: 6, y: 17, size: 0.44 }],
};
