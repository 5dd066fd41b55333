import type { PalaceView, Refusal } from "../protocol";

export interface PalaceProps {
  palace: PalaceView;
  /** Whose palace it is. */
  name: string;
  /** Segments of a wall in gold, as `n2e1-N`: the longest where nothing else is said. */
  wall?: readonly string[] | undefined;
  /** Places where the carried tile can be laid. */
  legal?: readonly string[] | undefined;
  /** What every square says to the carried tile. */
  verdicts?: ReadonlyMap<string, Refusal | null> | undefined;
  carried?: string | null | undefined;
  /** Tiles that can be removed or swapped. */
  pickable?: readonly string[] | undefined;
  picked?: string | null | undefined;
  /** Places that just changed. */
  changed?: readonly string[] | undefined;
  onplace?: ((place: string) => void) | undefined;
  onrefused?: ((refusal: Refusal) => void) | undefined;
  onpick?: ((tile: string) => void) | undefined;
  /** A tile that is not pickable was tapped, with nothing carried: somebody wants to know why. */
  onwhy?: ((tile: string) => void) | undefined;
  /** Places that the refusal shown elsewhere is about. */
  marked?: readonly string[] | undefined;
  /** A small picture only. */
  compact?: boolean | undefined;
}
