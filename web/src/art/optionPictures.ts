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
  fictitious: {
    sky: "table",
    strokes: [
      ["paper line", "M8 12h40v50H8Z"],
      ["script", "M14 22h10M14 32h10M14 42h10M14 52h10"],
      ["tally", "M30 22h3M38 22h3M30 32h3M30 42h3M38 42h3M30 52h3"],
      ["orange line", "M56 34l22-6l6 22l-22 6Z"],
      ["dark", "M63 38a2.400 2.400 0 1 0 4.800 0a2.400 2.400 0 1 0 -4.800 0ZM72 46a2.400 2.400 0 1 0 4.800 0a2.400 2.400 0 1 0 -4.800 0Z"],
    ],
  },
  solo: {
    sky: "desk",
    strokes: [
      ["paper line", "M24 10h44v52H24Z"],
      ["script", "M24 27h44M24 45h44M39 10v52M54 10v52"],
      ["clay line", "M42 41V31h3v-3h3v3h3v10Z"],
      ["window", "M27 24v-5l4-4l4 4v5Z"],
      ["gold line", "M60 56L78 22l5 3L65 59l-6 3Z"],
    ],
  },
};
