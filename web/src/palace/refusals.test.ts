/** Every refusal of every module, as the engine met it, in the components that draw it. `make_refusals.py` writes the file. */
import { cleanup, render } from "@testing-library/svelte";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import PalaceCallout from "../board/PalaceCallout.svelte";
import PalaceCulprits from "../board/PalaceCulprits.svelte";
import { lookAt } from "../board/tileFacts.svelte";
import cases from "../fixtures/refusals.json";
import { loadFaces } from "../modules/faces";
import type { Refusal } from "../protocol";
import { LANGUAGES, language } from "../words/language.svelte";
import { sayKnown } from "../words/say";
import RefusalNote from "../frame/RefusalNote.svelte";
import type { TurnDesk } from "./turn.svelte";
import Ways from "./Ways.svelte";

interface Met {
  readonly move: string;
  readonly modules: readonly string[];
  readonly types: Readonly<Record<string, string>>;
  readonly refusal: Refusal;
}

const ALL = cases as unknown as readonly Met[];
/** What is in no sentence: words of the engine, ids of messages, gaps that nothing filled. */
const RAW = /\b[a-z]+-\d+|\b(?:[ns]\d+|[ew]\d+)\b|\b[ygbo]\d\b|[{}$\\]|undefined|\bnull\b|\b(?:gatehouse-|half-building:)|\.page/;
const verbOf = (move: string): string => move.split(":", 1)[0] ?? move;
/** What is laid on a square, or stands there: the square says why not. */
const SQUARES = ALL.filter(({ move }) => ["lay", "gate", "falcon"].includes(verbOf(move)));
/** What is done with a tile of the market: each way says why not. */
const WAYS = ALL.filter(({ move }) => ["buy", "site", "gatehouse"].includes(verbOf(move)));
/** A space is a space, narrow ones too. */
const even = (said: string): string => said.replace(/\s+/g, " ").trim();
const text = (element: Element | null | undefined): string => even(element?.textContent ?? "");

async function at({ modules, types }: Met): Promise<void> {
  await loadFaces(modules);
  lookAt({ types, walls: {} });
}

/** The sentence of the catalogue, where it has one for this, and one for squares alone. */
const sentences = ({ id, args }: Refusal): readonly string[] => ["page", "short"].flatMap((form) => sayKnown(`${id}.${form}`, args) ?? []).map(even);

beforeAll(() => loadFaces([...new Set(ALL.flatMap(({ modules }) => modules))]));
afterEach(cleanup);
afterAll(async () => {
  await language.use("en");
  lookAt({ types: {}, walls: {} });
});

describe.each(LANGUAGES)("in %s", (spoken) => {
  beforeAll(() => language.use(spoken));

  it.each(ALL)("$refusal.id has its sentence and its rule above the bar", async (met) => {
    await at(met);
    const { refusal } = met;
    const [sentence] = sentences(refusal);
    const { container } = render(RefusalNote, { refusal, trouble: null, ondismiss: () => undefined });
    const alert = container.querySelector("[role=alert]");
    expect(text(alert?.querySelector("span"))).toBe(sentence);
    expect(sentence).not.toMatch(RAW);
    expect(sentence).toMatch(/^[\p{Lu}\d¿¡«“„].*[.!?»”]$/u);
    expect(text(alert?.querySelector("button.clause"))).toBe(refusal.clause);
  });
});

describe("beside a square", () => {
  beforeAll(() => language.use("en"));

  it.each(SQUARES)("$refusal.id is told, with its rule", async (met) => {
    await at(met);
    const { refusal } = met;
    const told = { place: "n1", refusal };
    const around = { square: { x: 100, y: 100, width: 40, height: 40 }, box: { width: 300, height: 300 }, avoid: [], spare: [] };
    const { container } = render(PalaceCallout, { told, looked: null, around: () => around });
    const note = container.querySelector("[role=alert] .said");
    expect(sentences(refusal).some((one) => text(note).startsWith(one))).toBe(true);
    expect(text(note)).not.toMatch(RAW);
    expect(text(note?.querySelector("button.clause"))).toBe(refusal.clause);
    const culprits = render(PalaceCulprits, { refusal }).container;
    expect(culprits.querySelectorAll(".culprit")).toHaveLength(refusal.places.length);
  });
});

describe("among the ways to buy a tile", () => {
  beforeAll(() => language.use("en"));

  it.each(WAYS)("$refusal.id is told", async (met) => {
    await at(met);
    const { refusal, move } = met;
    const verb = verbOf(move);
    const desk = { square: 1, purchases: [], purchase: null, moneyFor: () => [], whyNot: (word: string) => Promise.resolve(verbOf(word) === verb ? refusal : null) };
    const { container } = render(Ways, { desk: desk as unknown as TurnDesk, tile: "tower-9-ES", besides: ["site", "gatehouse"] });
    await expect.poll(() => container.querySelector(`[data-way-off=${verb}]`)).not.toBeNull();
    const said = text(container.querySelector(`[data-way-off=${verb}] small`));
    expect(sentences(refusal)).toContain(said);
    expect(said).not.toMatch(RAW);
  });
});

it("is everything that palace games refuse with", () => {
  expect(new Set(ALL.map(({ refusal }) => refusal.id)).size).toBe(ALL.length);
  expect(ALL.length).toBeGreaterThanOrEqual(140);
  expect(SQUARES.length).toBeGreaterThan(20);
  expect(WAYS.length).toBeGreaterThan(20);
});
