/** What lies under the building of a tile: the footpath to its open sides, and its walls. */

const LINES: Readonly<Record<string, string>> = {
  N: "M0 5H100",
  E: "M95 0V100",
  S: "M0 95H100",
  W: "M5 0V100",
};

const PATHS: Readonly<Record<string, string>> = {
  N: "M38 0H62V50H38Z",
  E: "M50 38H100V62H50Z",
  S: "M38 50H62V100H38Z",
  W: "M0 38H50V62H0Z",
};

/** The middle lines of the walls, to be stroked ten wide. */
export function wallLines(walls: string): string {
  return [...walls].map((side) => LINES[side] ?? "").join("");
}

/** One can walk out of every side that has no wall. */
export function footpathOf(walls: string): string {
  return [..."NESW"].map((side) => (walls.includes(side) ? "" : PATHS[side])).join("") + "M14 50a36 36 0 1 0 72 0a36 36 0 1 0 -72 0Z";
}
