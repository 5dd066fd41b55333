/** Changes of dice that are thought of and not yet ordered: one die, or one of each colour. */
import type { Choices, Picks } from "../protocol";
import type { Colour } from "./squares";

/** A die by its colour and what it shows. */
export interface Move {
  readonly from: number;
  readonly to: number;
}
export type Moves = Readonly<Partial<Record<Colour, Move>>>;

export const NO_FACES: ReadonlyMap<number, number> = new Map();

const ONE = "change:{}to{}";
const BOTH = "change:{}to{},{}to{}";

const below = (picks: Picks | number | undefined, thing: string): Picks | number | undefined => (typeof picks === "object" ? picks[thing] : undefined);

const groupOf = (choices: Choices, form: string): Picks | undefined => choices.groups.find((group) => group.form === form)?.picks;

export const coinsOf = (moves: Moves): number => Object.values(moves).reduce((sum, { from, to }) => sum + Math.abs(from - to), 0);

export function changeWord(moves: Moves): string {
  const parts = (["y", "b"] as const).flatMap((colour) => {
    const move = moves[colour];
    return move ? [`${colour}${move.from}to${move.to}`] : [];
  });
  return `change:${parts.join()}`;
}

/** The faces that a die may be turned to, where the other colour is moved as it is. */
export function facesFor(choices: Choices, colour: Colour, from: number, moves: Moves): readonly number[] {
  const other = moves[colour === "y" ? "b" : "y"];
  if (!other) return Object.keys(below(groupOf(choices, ONE), `${colour}${from}`) ?? {}).map(Number);
  const both = groupOf(choices, BOTH);
  if (colour === "b") return Object.keys(below(below(below(both, `y${other.from}`), `${other.to}`), `b${from}`) ?? {}).map(Number);
  const faces = below(both, `y${from}`);
  return Object.keys(typeof faces === "object" ? faces : {})
    .filter((face) => below(below(below(faces, face), `b${other.from}`), `${other.to}`) !== undefined)
    .map(Number);
}

/** The same, and what each costs with what is moved already. */
export const pricesFor = (choices: Choices, colour: Colour, from: number, moves: Moves): ReadonlyMap<number, number> =>
  new Map(facesFor(choices, colour, from, moves).map((to) => [to, coinsOf({ ...moves, [colour]: { from, to } })]));

/** Whether any die can be moved. */
export const canChange = (choices: Choices): boolean => groupOf(choices, ONE) !== undefined;

/** The dice of a colour with one of them moved, ascending. */
export function movedDice(dice: readonly number[], move: Move | undefined): readonly number[] {
  if (!move) return dice;
  const at = dice.indexOf(move.from);
  return dice.map((one, index) => (index === at ? move.to : one)).sort((one, other) => one - other);
}
