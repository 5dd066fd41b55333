/** What each square of a palace says for itself, to the eye and to a screen reader. */
import type { Refusal } from "../protocol";
import { BOARD, placeText, refusalText } from "../texts/board";
import { spotOf } from "./places";
import { shortName, tileName } from "./tileFacts";

export interface Situation {
  readonly tiles: ReadonlyMap<string, string>;
  readonly legal: ReadonlySet<string>;
  readonly verdicts: ReadonlyMap<string, Refusal | null>;
  readonly carried: string | null;
  readonly pickable: ReadonlySet<string>;
  readonly picked: string | null;
  /** Whether a tile that is not pickable says why. */
  readonly asks: boolean;
}

/** What a tap or Enter on a square means. */
export type Meaning =
  | { readonly kind: "place"; readonly place: string }
  | { readonly kind: "pick"; readonly tile: string }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "why"; readonly tile: string }
  | null;

export function meaningOf(place: string, so: Situation): Meaning {
  if (so.carried !== null && so.legal.has(place)) return { kind: "place", place };
  const tile = so.tiles.get(place);
  if (tile !== undefined && so.pickable.has(tile)) return { kind: "pick", tile };
  if (so.carried === null) return tile !== undefined && so.asks ? { kind: "why", tile } : null;
  const refusal = so.verdicts.get(place);
  return refusal ? { kind: "refused", refusal } : null;
}

/** What a square that is looked at says. That it is taken can be seen, so that only who taps it is told. */
export function saidAt(place: string | null, so: Situation, tapped: string | null): Refusal | null {
  const meaning = place === null ? null : meaningOf(place, so);
  if (meaning?.kind !== "refused") return null;
  return meaning.refusal.code === "occupied" && place !== tapped ? null : meaning.refusal;
}

export function squareLabel(place: string, so: Situation): string {
  const { east, north } = spotOf(place);
  const tile = so.tiles.get(place);
  const said = [tile === undefined ? BOARD.emptyPlace : tileName(tile), placeText(east, north)];
  const meaning = meaningOf(place, so);
  if (meaning?.kind === "place" && so.carried !== null) said.push(BOARD.legalPlace(shortName(so.carried)));
  if (meaning?.kind === "refused") said.push(refusalText(meaning.refusal));
  if (tile !== undefined && so.picked === tile) said.push(BOARD.picked);
  else if (meaning?.kind === "pick") said.push(BOARD.pickable);
  return said.join("; ");
}
