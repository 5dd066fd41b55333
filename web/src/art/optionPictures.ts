/** Pictures of options of a box. */
import type { Picture } from "./picture";

export const OPTIONS: Readonly<Record<string, Picture>> = {
  scoring: {
    sky: "desk",
    strokes: [
      ["paper line", "M18 8h60v56h-60Z"],
      ["script", "M26 18h26M26 30h30M26 42h20M26 54h26"],
      ["tally", "M62 18h8M62 30h8M62 42h8M62 54h8"],
    ],
  },
  "guard-board": {
    sky: "dusk",
    strokes: [
      ["clay line", "M-60 72V50h12v-6h10v6h12v-6h10v6h12v-6h10v6h12v-6h10v6h12v-6h10v6h12v-6h10v6h12v-6h10v6h12v-6h10v6h12v-6h10v6h12v22Z"],
      ["beam", "M66 50V8"],
      ["paper line", "M66 4l4 9h-8Z"],
      ["bark line", "M36 52V34c0-8 5-11 12-11s12 3 12 11v18Z"],
      ["plaster line", "M41 17a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z"],
      ["wax line", "M39 16c0-7 4-10 9-10s9 3 9 10c-6-3-12-3-18 0Z"],
      ["gold line", "M40 34c6 3 10 3 16 0c1 10-3 16-8 18c-5-2-9-8-8-18Z"],
    ],
  },
};
