/** Everything that can be done, as a tree of sentences: made from what the server offers, for any module. */
import type { Kind } from "../palace/targets";
import { wholeLabel } from "../palace/labels";
import { readingsOf, wholeOf, type Reading } from "../palace/path";
import type { Choices, Picks } from "../protocol";
import { tellAction } from "../story/actions";
import { placeWords, tileName } from "../words/names";
import { nextWords, thingName } from "../words/things";
import { say, semicolons } from "../words/say";

export interface Choice {
  readonly label: string;
  /** The action, where it is one. */
  readonly word: string | null;
  readonly below: readonly Choice[];
}

export interface ChoiceGroup {
  readonly form: string;
  /** What is chosen first. */
  readonly title: string;
  readonly choices: readonly Choice[];
}

type Market = readonly (string | null)[];

export interface Table {
  readonly market: Market;
  /** Where the reader's tiles lie. */
  readonly places: ReadonlyMap<string, string>;
}

const HEADS: Readonly<Record<string, () => string>> = {
  take: () => say("game-display"),
  buy: () => say("game-market"),
  lay: () => say("game-aside"),
  keep: () => say("turn-keep"),
  give: () => say("turn-give"),
  remove: () => say("turn-remove"),
  swap: () => say("turn-redesign"),
};

function titleOf({ form, kinds }: Reading): string {
  const verb = form.split(":", 1)[0] ?? "";
  return HEADS[verb]?.() ?? (nextWords(kinds.slice(0, 1)) || verb);
}

/** What a thing is called; on the market, by the tile that lies there. */
function nameOf(kind: Kind, thing: string, market: Market): string {
  const tile = kind === "market-square" ? market[Number(thing) - 1] : kind === "tile" ? thing : null;
  return tile ? tileName(tile) : thingName(kind, thing);
}

/** A whole sentence where there is one, or else what the button says, which at worst is the word. */
function sentence(reading: Reading, things: readonly string[], market: Market): string {
  const whole = wholeOf(reading, things);
  const told = tellAction(whole.word, market);
  return told === whole.word ? wholeLabel(whole) : told;
}

function choicesOf(reading: Reading, picks: Picks, before: readonly string[], table: Table): Choice[] {
  const kind = reading.kinds[before.length] ?? "button";
  const choices = Object.entries(picks).map(([thing, below]) => {
    const things = [...before, thing];
    if (typeof below === "number") return { thing, label: sentence(reading, things, table.market), word: wholeOf(reading, things).word, below: [] };
    return { thing, label: nameOf(kind, thing, table.market), word: null, below: choicesOf(reading, below, things, table) };
  });
  return choices.map(({ thing, label, word, below }) => {
    const alike = choices.filter((other) => other.label === label).length > 1;
    return { label: alike ? say("text-which", { label, which: whichOf(kind, thing, table) }) : label, word, below };
  });
}

/** What tells two things of one name apart: all that is known of it, and where it lies. */
function whichOf(kind: Kind, thing: string, { market, places }: Table): string {
  const place = kind === "tile" ? places.get(thing) : undefined;
  const name = nameOf(kind, thing, market);
  return place === undefined ? name : semicolons([name, placeWords(place)]);
}

/** By what the actions are called; each action once. */
export function choiceGroups(choices: Choices, table: Table): ChoiceGroup[] {
  return readingsOf(choices)
    .filter(({ turned }) => !turned)
    .map((reading) => ({ form: reading.form, title: titleOf(reading), choices: choicesOf(reading, reading.picks, [], table) }));
}
