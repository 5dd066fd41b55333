import type { Targets } from "../palace/targets";
import type { PalaceView, Refusal, View } from "../protocol";
import type { Clear } from "./fitting";
import type { MissedKind } from "./missed";

/** A square that was tapped, and why it said no. */
export interface Told {
  readonly place: string;
  readonly refusal: Refusal;
}

export interface PalaceProps {
  palace: PalaceView;
  /** Whose palace it is. */
  name: string;
  /** The table, and the seat whose palace it is: what modules draw. Without it there is nothing of any module. */
  view?: View | undefined;
  seat?: number | undefined;
  /** What of it can be touched besides tiles to be laid and moved. */
  targets?: Targets | undefined;
  /** Segments of a wall in gold, as `n2e1-N`: the longest where nothing else is said. */
  wall?: readonly string[] | undefined;
  /** Places where the carried tile can be laid. */
  legal?: readonly string[] | undefined;
  /** What every square says to the carried tile. */
  verdicts?: ReadonlyMap<string, Refusal | null> | undefined;
  carried?: string | null | undefined;
  /** Where it is seen before it is laid. */
  aimed?: string | null | undefined;
  /** Tiles that can be removed or swapped. */
  pickable?: readonly string[] | undefined;
  /** They show it only when they are pointed at. */
  quiet?: boolean | undefined;
  picked?: string | null | undefined;
  /** Places that just changed. */
  changed?: readonly string[] | undefined;
  /** What lies above the court, which no tile and no square to lay one on may lie under. */
  keepClear?: readonly Clear[] | undefined;
  onplace?: ((place: string) => void) | undefined;
  /** A finger touched a lit square: the next touch lays the tile there. */
  onaim?: ((place: string) => void) | undefined;
  onrefused?: ((refusal: Refusal, place: string) => void) | undefined;
  onpick?: ((tile: string) => void) | undefined;
  /** A tile that is not pickable was tapped, with nothing carried: somebody wants to know why. */
  onwhy?: ((tile: string, place: string) => void) | undefined;
  /** A corner, a side, a half square or a place that is not offered was tapped, where others are. */
  onmissed?: ((kind: MissedKind | "place", word: string, place: string) => void) | undefined;
  /** A tile of the palace is lifted, to be dragged to somewhere else. */
  onlift?: ((tile: string) => void) | undefined;
  /** What is told beside its square, until something else is touched. */
  told?: Told | null | undefined;
  onhush?: (() => void) | undefined;
  /** A small picture only. */
  compact?: boolean | undefined;
}
