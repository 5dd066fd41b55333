/** Guard towers on the walls of terrain tiles: drawn about a point of a side. */
import type { Side } from "../../board/touchWords";
import { TILES } from "../../tiles";

export type Spot = readonly [x: number, y: number];

/** The middles of the sides, where a tower stands on the wall of a palace. */
export const ON_WALL: Readonly<Record<Side, Spot>> = { N: [50, 6], E: [94, 50], S: [50, 94], W: [6, 50] };
/** The same within a tile that lies alone. */
export const ON_TILE: Readonly<Record<Side, Spot>> = { N: [50, 9.5], E: [90.5, 50], S: [50, 90.5], W: [9.5, 50] };

export const BASTION = "M-13 -13h6v3h4v-3h6v3h4v-3h6v26h-26Z";

/** The sides of a tile that have a guard tower, as printed. */
export const towersOf = (tile: string): readonly Side[] => [...(TILES[tile]?.guard_towers ?? "")] as Side[];
