/** The picture on the card of the module, where games are chosen. */
import type { Picture } from "../../art/picture";

export const card: Picture = {
  sky: "desk",
  strokes: [
    ["paper line", "M16 14q6-6 12 0H80q-6 6 0 12V54q-6 6-12 0H16q6-6 0-12Z"],
    ["script", "M28 24h36M28 32h40M28 40h26"],
    ["wax line", "M58 50a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z"],
    ["gleam", "M68 44l1.800 3.600h4l-3 2.800l1 4l-3.800-2l-3.800 2l1-4l-3-2.800h4Z"],
  ],
};
