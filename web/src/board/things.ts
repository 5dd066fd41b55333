/** What of a palace can be touched besides its squares, wherever a module asks for it: halves, corners, sides, guards. */
import type { Targets } from "../palace/targets";
import { say } from "../words/say";
import type { Point } from "./looking";
import { spotOf, type Spot } from "./places";
import { CORNER_TURNS, cornerOf, edgeOf, halfOf, middleOf, sidesOf, TURNS } from "./touchWords";

/** In the order in which they lie above each other: a corner is the smallest, and sides end in it. */
export const THING_KINDS = ["half-square", "edge", "guard", "corner"] as const;
export type ThingKind = (typeof THING_KINDS)[number];

export interface Thing {
  readonly kind: ThingKind;
  readonly word: string;
  readonly label: string;
  readonly chosen: boolean;
  /** The square that it is drawn on, as if in the north or north-west of it, and turned. */
  readonly spot: Spot;
  readonly turn: number;
  /** Its middle on the plane. */
  readonly at: Point;
  /** Nothing else on this square can be touched, so that all of it may be. */
  readonly alone: boolean;
  /** The side of the tile next to it can be touched as well: each is touched on its own tile. */
  readonly twin: boolean;
}

type Drawn = Omit<Thing, "kind" | "word" | "chosen" | "twin">;
type Tiles = ReadonlyMap<string, string>;

function half(word: string, others: readonly string[]): Drawn | null {
  const found = halfOf(word);
  if (!found) return null;
  const { place, corner } = found;
  const spot = spotOf(place);
  const alone = others.filter((other) => halfOf(other)?.place === place).length === 1;
  const shift = (letter: string): number => (corner.includes(letter) ? 25 : 75); // the body lies opposite
  const at = { x: spot.east * 100 + shift("E"), y: -spot.north * 100 + shift("S") };
  return { spot, turn: CORNER_TURNS[corner], at, alone, label: say("board-half-square", { place, sides: sidesOf(corner) }) };
}

function corner(word: string): Drawn {
  return { spot: spotOf(word), turn: 0, at: cornerOf(word), alone: false, label: say("board-corner", { place: word }) };
}

/** On a tile of this palace; a tile that lies elsewhere shows its sides there. */
function side(kind: "edge" | "guard", word: string, tiles: Tiles): Drawn | null {
  const found = edgeOf(word);
  const place = [...tiles].find(([, tile]) => tile === found?.tile)?.[0];
  if (!found || place === undefined) return null;
  const spot = spotOf(place);
  const said = { tile: found.tile, place, sides: sidesOf(found.side) };
  const label = kind === "edge" ? say("board-edge", said) : say("board-guard", said);
  return { spot, turn: TURNS[found.side], at: middleOf(spot, found.side), alone: false, label };
}

function drawn(kind: ThingKind, word: string, words: readonly string[], tiles: Tiles): Drawn | null {
  if (kind === "half-square") return half(word, words);
  return kind === "corner" ? corner(word) : side(kind, word, tiles);
}

const FINGER = 44; // pixels
const TWIN = 0.45; // of a square, for a side that has the line with another
const INSIDE = 20; // hundredths of a square, from the line
/** How much of a square a thing of a kind takes. */
const SHARES: Readonly<Record<ThingKind, number>> = { "half-square": 0.5, corner: 0.88, edge: 0.6, guard: 0.6 };

/** The things, and the pixels that a square needs so that a finger can touch each. */
export function thingsOf(tiles: Tiles, targets: Targets): { all: readonly Thing[]; needed: number } {
  const all = THING_KINDS.flatMap((kind) => {
    const chosen = targets.chosen(kind);
    const words = [...new Set([...targets.of(kind), ...chosen])];
    return words.flatMap((word) => {
      const one = drawn(kind, word, words, tiles);
      return one ? [{ ...one, kind, word, chosen: chosen.has(word) }] : [];
    });
  });
  const things = all.map((one) => withTwin(one, all));
  const shares = things.map(({ kind, alone, twin }) => (alone ? 1 : twin ? TWIN : SHARES[kind]));
  return { all: things, needed: Math.ceil(FINGER / Math.min(1, ...shares)) };
}

/** Two sides of one line have their middles apart, so that arrows find both. */
function withTwin(one: Omit<Thing, "twin">, all: readonly Omit<Thing, "twin">[]): Thing {
  const twin = (one.kind === "edge" || one.kind === "guard") && all.some((other) => other.spot !== one.spot && other.at.x === one.at.x && other.at.y === one.at.y);
  if (!twin) return { ...one, twin };
  const inwards = (from: number, square: number): number => from + Math.sign(square + 50 - from) * INSIDE;
  return { ...one, twin, at: { x: inwards(one.at.x, one.spot.east * 100), y: inwards(one.at.y, -one.spot.north * 100) } };
}

const WAYS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The nearest thing in the direction of an arrow key. */
export function nextThing(things: readonly Thing[], from: Thing, key: string): Thing | null {
  const way = WAYS[key];
  if (!way) return null;
  const ahead = things
    .map((thing) => {
      const [dx, dy] = [thing.at.x - from.at.x, thing.at.y - from.at.y];
      return { thing, on: dx * way.x + dy * way.y, aside: Math.abs(dx * way.y - dy * way.x) };
    })
    .filter(({ on }) => on > 1)
    .sort((a, b) => a.on + 2 * a.aside - (b.on + 2 * b.aside));
  return ahead[0]?.thing ?? null;
}
