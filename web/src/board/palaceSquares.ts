/** What each square of a palace says for itself, to the eye and to a screen reader. */
import type { Targets } from "../palace/targets";
import type { Refusal } from "../protocol";
import { placeWords, tileName } from "../words/names";
import { refusalText } from "./refusals";
import { say, semicolons } from "../words/say";

export interface Situation {
  readonly tiles: ReadonlyMap<string, string>;
  readonly legal: ReadonlySet<string>;
  readonly verdicts: ReadonlyMap<string, Refusal | null>;
  readonly carried: string | null;
  /** Where it is seen before it is laid. */
  readonly aimed: string | null;
  readonly pickable: ReadonlySet<string>;
  readonly picked: string | null;
  readonly targets: Targets;
  /** Whether a tile that is not pickable says why. */
  readonly asks: boolean;
}

/** What a tap or Enter on a square means. */
export type Meaning =
  | { readonly kind: "place"; readonly place: string }
  | { readonly kind: "pick"; readonly tile: string }
  | { readonly kind: "touch"; readonly what: "place" | "tile"; readonly thing: string }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "why"; readonly tile: string }
  | null;

export function meaningOf(place: string, so: Situation): Meaning {
  if (so.carried !== null && so.legal.has(place)) return { kind: "place", place };
  const tile = so.tiles.get(place);
  if (tile !== undefined && so.pickable.has(tile)) return { kind: "pick", tile };
  const touch = touchOf(place, tile, so.targets);
  if (touch) return touch;
  if (so.carried === null) return tile !== undefined && so.asks ? { kind: "why", tile } : null;
  const refusal = so.verdicts.get(place);
  return refusal ? { kind: "refused", refusal } : null;
}

/** A square or a tile that leads on, or that is put back. */
function touchOf(place: string, tile: string | undefined, targets: Targets): Meaning {
  const open = (what: "place" | "tile", thing: string): boolean => targets.of(what).has(thing) || targets.chosen(what).has(thing);
  if (tile !== undefined && open("tile", tile)) return { kind: "touch", what: "tile", thing: tile };
  return open("place", place) ? { kind: "touch", what: "place", thing: place } : null;
}

/** The thing that a touch on a square is about, as the protocol has it. */
export function offerOf(meaning: Meaning): { kind: "place" | "tile"; thing: string } | null {
  if (meaning?.kind === "place") return { kind: "place", thing: meaning.place };
  if (meaning?.kind === "pick") return { kind: "tile", thing: meaning.tile };
  return meaning?.kind === "touch" ? { kind: meaning.what, thing: meaning.thing } : null;
}

export function chosenAt(place: string, so: Situation): boolean {
  const tile = so.tiles.get(place);
  if (tile !== undefined && (so.picked === tile || so.targets.chosen("tile").has(tile))) return true;
  return so.aimed === place || so.targets.chosen("place").has(place);
}

/** What a square says that is looked at. That it is taken can be seen, so that only who taps it is told. */
export function saidAt(place: string | null, so: Situation): Refusal | null {
  const meaning = place === null ? null : meaningOf(place, so);
  return meaning?.kind === "refused" && meaning.refusal.id !== "tile-there" ? meaning.refusal : null;
}

export function squareLabel(place: string, so: Situation): string {
  const tile = so.tiles.get(place);
  const said = [tile === undefined ? say("board-place") : tileName(tile), place === "c" ? say("place-fountain.alone") : placeWords(place)];
  const meaning = meaningOf(place, so);
  if (meaning?.kind === "place" && so.carried !== null) said.push(say("board-place.legal", { tile: so.carried }));
  if (meaning?.kind === "refused") said.push(refusalText(meaning.refusal));
  if (chosenAt(place, so)) said.push(say("board-place.picked"));
  else if (meaning?.kind === "pick" || meaning?.kind === "touch") said.push(say("board-place.pickable"));
  return semicolons(said);
}
