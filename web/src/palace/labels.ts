/** What buttons say that play an action. */

import { sumOf } from "../board/cards";
import { tellAction } from "../story/actions";
import { TILES } from "../tiles";
import { found } from "../words/language.svelte";
import { shortName } from "../words/names";
import { say, sayKnown } from "../words/say";
import { capital } from "../words/speaker";
import type { Purchase } from "./choosing";
import type { Whole } from "./path";
import type { Kind } from "./targets";
import { BUY, DONE, PASS, verbOf } from "./words";

/** The gap of a message that a thing fills. */
const GAPS: Readonly<Partial<Record<Kind, string>>> = { slots: "cards", slot: "card", "market-square": "square", "preview-square": "square" };
const LISTS: readonly Kind[] = ["cards", "slots"];

export function wholeLabel({ form, kinds, things, word }: Whole): string {
  const verb = verbOf(form);
  switch (verb) {
    case "take":
      return say("turn-take", { sum: sumOf(things.join().split(",")) });
    case "keep":
    case "give":
    case "remove":
      return say(`turn-${verb}`);
  }
  const gaps = kinds.map((kind, at) => [GAPS[kind] ?? kind, LISTS.includes(kind) ? things[at]?.split(",") : things[at]]);
  const told = tellAction(word);
  return told === word ? (sayKnown(`action-${verb}`, Object.fromEntries(gaps)) ?? word) : told;
}

export function buttonLabel(word: string): string {
  return word === DONE || word === PASS ? say(`turn-${word}`) : tellAction(word);
}

/** `tile` is what lies on the market square that is chosen. */
export function buyLabel(purchase: Purchase | null, tile: string | null): string {
  if (tile !== null && (purchase === null || purchase.form === BUY)) return say("turn-buy", { tile });
  const bought = purchase?.things.at(-1) ?? "";
  if (bought in TILES) return say("turn-buy", { tile: bought });
  return say("pay-button", { price: purchase?.price ?? 0 });
}

/** One of several things that can be bought with one touch. */
export function wayLabel(form: string, tile: string | null): string {
  const verb = verbOf(form);
  return form === BUY && tile !== null ? shortName(tile) : (found(`way-${verb}`) ?? capital(verb));
}
