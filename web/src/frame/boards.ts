/** Boards of modules that stand open on a screen that has room for them; on others they are in drawers. */
import type { Panel } from "../modules/face";
import { facesIn } from "../modules/faces";
import type { Kind } from "../palace/targets";
import type { View } from "../protocol";
import { roomy } from "./layout";

export interface Board {
  readonly module: string;
  readonly panel: Panel;
  /** The kinds of things that can be touched in it. */
  readonly draws: readonly Kind[];
  /** Of tiles, those that lie there. */
  readonly lying: readonly string[];
}

/** The boards of a game, wherever they stand. */
const boardsOf = (view: View): Board[] =>
  facesIn(view)
    .flatMap(({ module, panel, draws = [], lying }) => (panel && panel.shown?.(view) !== false ? [{ module, panel, draws, lying: lying?.(view) ?? [] }] : []))
    .sort((one, other) => (one.panel.order ?? 0) - (other.panel.order ?? 0));

/** Those that stand open in a column. */
export const openIn = (view: View, column: Panel["column"]): Board[] =>
  roomy.current ? boardsOf(view).filter(({ panel }) => column !== undefined && panel.column === column) : [];

/** Those that have to be opened. */
export const inDrawers = (view: View): Board[] => boardsOf(view).filter(({ panel }) => !roomy.current || panel.column === undefined);
