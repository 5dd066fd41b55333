/**
 * What the page says. A gap is filled with data, of which a sentence takes the form that it needs: `$tile` is the thing
 * itself, `$tileType` its type for the grammar, `$tileName` its name in a sentence, `$tileTitle` where it stands alone.
 */
import { facts } from "../board/tileFacts.svelte";
import { currencyId } from "../board/cards";
import type { Said } from "../protocol";
import { squareWords } from "../sheet/squareWords";
import type { Messages } from "./ids";
import { language, listed, phrase } from "./language.svelte";
import * as names from "./names";
import type { Forms, Gaps } from "./speaker";

export { language, listed, signed } from "./language.svelte";
export type MessageId = keyof Messages;

/** Who does something: whether it is the reader, for the grammar, and the name. */
export interface Who {
  readonly kind: "you" | "other";
  readonly name: string;
}

/** Things that have a name, by the gap that they fill. */
interface Things {
  who: Who;
  tile: string;
  old: string;
  new: string;
  tiles: readonly string[];
  cards: readonly string[];
  place: string;
  type: string;
  types: string | readonly string[];
  currency: string;
  currencies: readonly string[];
  side: string;
  ability: string;
  card: string;
  old_type: string;
  new_type: string;
  sides: readonly string[];
  missing: readonly string[];
  wrong: readonly string[];
  spare: string | readonly string[];
  square: string;
  pair: string;
  other: string;
  to: Who;
  reason: string;
  last_type: string;
  earlier_types: readonly string[];
  colour: string;
}

/** A thing itself, and how it is called. */
type Called = readonly [string, Forms];

/** A name has the forms that `you` has, all alike. */
function person({ kind, name }: Who): Called {
  const you = language.speaker.forms("you") ?? {};
  const all = kind === "you" ? you : Object.fromEntries(Object.keys(you).map((form) => [form, name]));
  return [name, { ...all, Kind: kind }];
}

const tile = (id: string): Called => [id, { ...names.tileForms(id), Type: facts(id).type }];
const cards = (all: string | readonly string[]): Called => [
  listed([all].flat()),
  { Name: listed([all].flat().map(names.cardName)) },
];

/** A square of a sheet, or a pair of dice. One of a market has a number. */
const crossing = (square: string): Called => [squareWords(square), {}];

const CALLED: { readonly [Gap in keyof Things]: (thing: Things[Gap]) => Called } = {
  who: person,
  tile,
  old: tile,
  new: tile,
  tiles: (tiles) => [listed(tiles), { Name: names.tileWords(tiles) }],
  cards: (all) => [listed(all), { Name: names.cardWords(all) }],
  place: (place) => [place, { Name: names.placeWords(place) }],
  type: (type) => [type, names.typeForms(type)],
  types: (types) => [listed([types].flat()), { Name: listed([types].flat().map((type) => names.typeForms(type)["Name"] ?? type)) }],
  currency: (letter) => [currencyId(letter), names.currencyForms(letter)],
  currencies: (all) => [listed(all), { Name: listed(all.map(names.currencyName)) }],
  side: (side) => [side, { Name: names.sidedName(side) }],
  ability: (ability) => [ability, { Name: names.abilityName(ability) }],
  card: (card) => [card, { Name: names.cardName(card) }],
  old_type: (type) => [type, names.typeForms(type)],
  new_type: (type) => [type, names.typeForms(type)],
  sides: (sides) => [listed(sides), { Name: listed(sides.map(names.sideName)) }],
  missing: cards,
  wrong: cards,
  spare: cards,
  square: crossing,
  pair: crossing,
  other: crossing,
  to: person,
  reason: (reason) => [reason, { Name: names.reasonName(reason) }],
  last_type: (pair) => [pair, { Name: squareWords(pair), Indefinite: squareWords(pair) }],
  earlier_types: (pairs) => [listed(pairs), { Name: listed(pairs.map(squareWords)), Indefinite: listed(pairs.map(squareWords)) }],
  colour: (colour) => [colour, names.colourForms(colour)],
};

/** Lists without an "and". */
export const commas = (words: readonly string[]): string => words.join(phrase("list-commas"));
export const semicolons = (words: readonly string[]): string => words.join(phrase("list-semicolons"));

/** The forms of a list, as in `$scoresCommas`. */
type Joint = "Commas" | "Semicolons";

/** The forms that English uses. */
type Form = "Type" | "Name" | "Title" | "Kind" | "Inside" | "Plural" | Joint;
type Thing<Gap> = Gap extends `${infer One}${Form}` ? One : Gap extends "who" ? Gap : never;
type List<Gap> = Gap extends `${infer One}${Joint}` ? One : never;
type Plain<All> = Exclude<keyof All, `${string}${Form}` | "who" | Thing<keyof All>>;

/** What has to be given to fill the gaps of a message. */
export type Given<All> = { [One in Plain<All>]: All[One] } & {
  [One in Thing<keyof All> & keyof Things]: Things[One];
} & { [One in List<keyof All>]: readonly string[] };

/** A message in the language of the page. */
export function say<Id extends MessageId>(
  id: Id,
  ...[given]: object extends Messages[Id] ? [] : [Given<Messages[Id]>]
): string {
  return sayKnown(id, given ?? {}) ?? id;
}

/** A message that the server knows by its id, with what it gave for the gaps; nothing where there is none. */
export function sayKnown(id: string, given: Readonly<Record<string, unknown>>): string | null {
  const gaps = Object.entries(given).map(([gap, value]) => filled(gap, value));
  return language.speaker.find(id, Object.assign({}, ...gaps) as Gaps);
}

function filled(gap: string, value: unknown): Gaps {
  if (typeof value === "number") return { [gap]: value };
  if (gap in CALLED && !isSaid(value)) {
    const [itself, forms] = (CALLED[gap as keyof Things] as (thing: unknown) => Called)(value);
    return names.gapsOf(gap, itself, forms);
  }
  if (!Array.isArray(value)) return { [gap]: word(value) };
  const words = value.map(word);
  return { [gap]: listed(words), [`${gap}Commas`]: commas(words), [`${gap}Semicolons`]: semicolons(words) };
}

/** A word as it is, and what the server says as a message inside another. */
const word = (value: unknown): string => (isSaid(value) ? (sayKnown(value.id, value.args) ?? value.id) : String(value));

const isSaid = (value: unknown): value is Said => typeof value === "object" && value !== null && "id" in value && "args" in value;

/** Somebody inside a sentence: `you`, or the name. */
export const inside = (who: Who): string => person(who)[1]["Inside"] ?? who.name;
