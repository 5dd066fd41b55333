/** The hooks that few faces need: those for a board of its own, whose pieces stand in the palaces. */
import type { Kind } from "../palace/targets";
import type { View } from "../protocol";

export interface Board {
  /** The piece as which things of a kind can be dragged to what they go to next; nothing where they cannot. */
  drags(view: View, kind: Kind): string | null;
  /** Half-buildings of a player: what counts besides the tiles of a type. */
  halves(view: View, type: string, player: number): number;
}
