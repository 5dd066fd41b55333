/** How the things are called that can be touched, by their kinds. */
import type { Kind, Targets } from "../palace/targets";
import { found, phrase } from "./language.svelte";
import { abilityName, cardName, cardWords, currencyTitle, placeWords, sideId, sideName, tileForms, typeName } from "./names";
import { say, sayKnown } from "./say";
import { capital } from "./speaker";

const titleOf = (tile: string): string => tileForms(tile)["Title"] ?? tile;

/** A tile and one of its sides, as `tower-9-ES-N`. */
function sided(thing: string): { tileTitle: string; side: string } {
  const at = thing.lastIndexOf("-");
  return { tileTitle: titleOf(thing.slice(0, at)), side: sideName(thing.slice(at + 1)) };
}

/** A square and the corner that half of it looks to, as `n1e2-SE`. */
function halved(thing: string): { place: string; sides: readonly string[] } {
  const [place = "", corner = ""] = thing.split("-");
  return { place, sides: [...corner].map(sideId) };
}

const numbered = (id: "pile" | "marker" | "market-square" | "preview-square") => (thing: string) =>
  phrase(`thing-${id}`, { number: Number(thing) });
/** What a module names, or its word. */
const called = (kind: string) => (thing: string) => found(`${kind}-${thing}`) ?? capital(thing.replaceAll("-", " "));

const NAMES: Readonly<Partial<Record<Kind, (thing: string) => string>>> = {
  tile: titleOf,
  card: cardName,
  slot: cardName,
  cards: (cards) => cardWords(cards.split(",")),
  slots: (cards) => cardWords(cards.split(",")),
  type: typeName,
  currency: (letter) => (letter === "none" ? phrase("thing-none") : currencyTitle(letter)),
  place: (place) => capital(placeWords(place)),
  corner: (place) => say("board-corner", { place }),
  "half-square": (thing) => say("board-half-square", halved(thing)),
  edge: (thing) => phrase("thing-edge", sided(thing)),
  guard: (thing) => phrase("thing-guard", sided(thing)),
  pile: numbered("pile"),
  marker: numbered("marker"),
  "market-square": numbered("market-square"),
  "preview-square": numbered("preview-square"),
  ability: abilityName,
  falcon: called("falcon"),
};

export const thingName = (kind: Kind, thing: string): string => NAMES[kind]?.(thing) ?? thing;

/** What is to be touched next, in a sentence for each kind. */
export const nextWords = (kinds: readonly Kind[]): string =>
  kinds.flatMap((kind) => sayKnown(`touch-${kind}`, {}) ?? []).join(" ");

/** What was touched so far, in order. */
export const chosenWords = (path: readonly { kind: Kind; thing: string }[]): string =>
  say("touch-chosen", { things: path.map(({ kind, thing }) => thingName(kind, thing)) });

/** What an element says of itself that offers a thing. */
export const targetOf = (targets: Targets, kind: Kind, thing: string): Record<string, string | boolean> => ({
  "data-kind": kind,
  "data-thing": thing,
  "aria-label": thingName(kind, thing),
  "aria-pressed": targets.chosen(kind).has(thing),
});
