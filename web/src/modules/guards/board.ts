/** The guard board of a view, and the guards of a player. No rule is known here. */
import { edgeOf, type Side } from "../../board/touchWords";
import type { GuardsView, View } from "../../protocol";

export const boardOf = (view: View): GuardsView | undefined => view.modules.guards;

export interface Guard {
  /** As it is touched: `terrain-04-E`. */
  readonly word: string;
  readonly tile: string;
  readonly side: Side;
}

/** The tiles of a player that guards can stand on, in the palace and in the reserve. */
const tilesOf = (view: View, seat: number): string[] => [
  ...(view.palaces[seat]?.tiles.map(({ tile }) => tile) ?? []),
  ...(view.reserves[seat] ?? []),
];

export const sidesOf = (view: View, tile: string): readonly Side[] => [...(boardOf(view)?.guards[tile] ?? "")] as Side[];

export const guardsOf = (view: View, seat: number): Guard[] =>
  tilesOf(view, seat).flatMap((tile) => sidesOf(view, tile).map((side) => ({ word: `${tile}-${side}`, tile, side })));

/** The view with the guards of a tile changed at one side. */
function withGuard(view: View, word: string, there: boolean): View {
  const [board, edge] = [boardOf(view), edgeOf(word)];
  if (!board || !edge) return view;
  const others = (board.guards[edge.tile] ?? "").replace(edge.side, "");
  const guards = { ...board.guards, [edge.tile]: there ? others + edge.side : others };
  return withBoard(view, { guards });
}

export const posted = (view: View, words: readonly string[]): View => words.reduce((so, word) => withGuard(so, word, true), view);
export const gone = (view: View, words: readonly string[]): View => words.reduce((so, word) => withGuard(so, word, false), view);

export function withBoard(view: View, change: Partial<GuardsView>): View {
  const board = boardOf(view);
  return board ? { ...view, modules: { ...view.modules, guards: { ...board, ...change } } } : view;
}

/** So many guards more on the leftmost free squares of the placement tiles. */
export function onPosts(view: View, count: number): View {
  let left = count;
  const placement = (boardOf(view)?.placement ?? []).map((post) => {
    const room = post.squares === null ? left : Math.min(left, post.squares - post.guards);
    left -= room;
    return { ...post, guards: post.guards + room };
  });
  return withBoard(view, { placement });
}

/** The half-building of a type belongs to a player, or to nobody. */
export const withHalf = (view: View, type: string, seat: number | null): View =>
  withBoard(view, { halves: { ...boardOf(view)?.halves, [type]: seat } });
