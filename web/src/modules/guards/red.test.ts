import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { lookAt } from "../../board/tileFacts.svelte";
import { red } from "../../fixtures/games";
import "../../fixtures/screen";
import { eventsOf } from "../../net/log";
import { STILL, type Kind, type Targets } from "../../palace/targets";
import type { GuardsView, View } from "../../protocol";
import { tableAt } from "../../scores/past";
import { countsOf } from "../../scores/rows";
import { replayed } from "../../story/replay";
import { stepsOf } from "../../story/steps";
import { tellEntry } from "../../story/tell";
import { LANGUAGES, language } from "../../words/language.svelte";
import { eventFace, loadFaces } from "../faces";
import { face as draft } from "../draft";
import { face as preview } from "../preview";
import { face as tokens } from "../tokens";
import { face as guards } from ".";
import Panel from "./Panel.svelte";
import Wall from "./Wall.svelte";
import { guardLegs } from "./legs";

const MODULES = ["draft", "tokens", "preview", "guards"];
beforeAll(() => loadFaces(MODULES));
afterEach(() => language.use("en"));

const sorted = (text: string): string => [...text].sort().join("");
const sides = (of: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(of).flatMap(([tile, some]) => (some ? [[tile, sorted(some)]] : [])));

/** What a replay keeps up to date of the four modules. */
function boards(view: View) {
  const board = view.modules.guards as GuardsView;
  return {
    draft: view.modules.draft,
    bag: view.modules.tokens?.bag,
    types: view.types,
    preview: view.modules.preview,
    market: view.market,
    asides: view.asides.map((tiles) => [...tiles].sort()),
    sizes: view.hand_sizes,
    scores: view.scores,
    walls: sides(view.walls),
    guards: sides(board.guards),
    placement: board.placement,
    supply: board.supply,
    sections: board.sections,
    plazas: board.plazas,
    halves: board.halves,
  };
}

/** The view at which a game ends, and that of the beginning. */
const first = (game: (typeof red)[number]): View => game.views[0]?.view as View;
const last = (game: (typeof red)[number]): View => game.views.at(-1)?.view as View;

describe.each([0, 1])("game %i", (at) => {
  const game = red[at] as (typeof red)[number];

  it("replays to every view of the engine", () => {
    let view = first(game);
    let checked = 0;
    for (const entry of game.log.slice(1)) {
      for (const event of eventsOf(entry)) {
        lookAt(view); // walls are put on tiles as they are then
        view = replayed(view, event);
      }
      const real = game.views.find((one) => one.seq === entry.seq)?.view;
      if (!real) continue;
      expect(boards(view)).toEqual(boards(real));
      checked += 1;
    }
    expect(checked).toBe(game.views.length - 1);
  });

  it("tells everything in every language, and nothing as data", async () => {
    lookAt(last(game));
    for (const code of LANGUAGES) {
      await language.use(code);
      for (const entry of game.log) {
        const told = tellEntry(entry, { names: game.names, you: [] });
        for (const line of told.lines) expect(line).not.toMatch(/terrain-|plaza-\d|\{|\$|undefined|\.page|^$/);
      }
    }
  });

  it("shows a refill in one step, with words", () => {
    const entry = game.log.find((one) => eventsOf(one).some(({ event }) => (event as string) === "PreviewMoved"));
    const steps = stepsOf(entry as (typeof game.log)[number], first(game), null);
    const refills = steps.filter(({ events }) => events.some((event) => eventFace(event.event)?.refill));
    expect(refills).toHaveLength(1);
    expect(refills[0]?.events.length).toBeGreaterThan(1);
  });

  it("takes back guards and half-buildings to where they were at a scoring", () => {
    const scoring = game.score.past[0];
    if (!scoring) throw new Error("no scoring");
    let then = first(game);
    for (const event of game.log.slice(1).flatMap(eventsOf)) {
      then = replayed(then, event);
      if (event.event === "Scored") break;
    }
    const back = tableAt(scoring, last(game), game.log);
    expect(sides((back.modules.guards as GuardsView).guards)).toEqual(sides((then.modules.guards as GuardsView).guards));
    expect(back.modules.guards?.halves).toEqual(then.modules.guards?.halves);
  });
});

it("has a face for every event, that says whether something travels", () => {
  const told = new Set([draft, tokens, preview, guards].flatMap(({ events }) => Object.keys(events ?? {})));
  const happened = new Set(red.flatMap((game) => game.log.flatMap(eventsOf).map(({ event }) => event)));
  for (const name of happened) if (eventFace(name)) expect(told).toContain(name);
  for (const name of told) expect(happened).toContain(name);
});

it("counts half a building for its owner", () => {
  const view = { ...last(red[0] as (typeof red)[number]) };
  const board = view.modules.guards as GuardsView;
  const type = Object.keys(board.halves).find((one) => (countsOf(view, one)[0] ?? 0) >= 1) as string;
  const whole = { ...view, modules: { ...view.modules, guards: { ...board, halves: { ...board.halves, [type]: null } } } };
  const half = { ...view, modules: { ...view.modules, guards: { ...board, halves: { ...board.halves, [type]: 0 } } } };
  expect((countsOf(half, type)[0] ?? 0) - (countsOf(whole, type)[0] ?? 0)).toBe(0.5);
});

describe("the guard board", () => {
  const touch = vi.fn();
  const open = (things: Partial<Record<Kind, readonly string[]>>): Targets => ({ ...STILL, of: (kind) => new Set(things[kind]), touch });

  /** A view in which seat 0 has this to say of the first two abilities. */
  function viewWith(whys: readonly (string | null)[]): View {
    const view = last(red[0] as (typeof red)[number]);
    const board = view.modules.guards as GuardsView;
    const abilities = board.abilities.map((one, at) => ({ ...one, used: false, why: whys[at] ?? null, points: at === 0 ? 3 : 0 }));
    return { ...view, modules: { ...view.modules, guards: { ...board, abilities } } };
  }

  it("offers what can be used, with its price, and says why the rest cannot", async () => {
    const view = viewWith([null, "not-overpaid"]);
    const [can, cannot] = (view.modules.guards as GuardsView).abilities;
    render(Panel, { view, targets: open({ ability: [can?.name ?? ""] }) });
    const button = document.querySelector(`[data-thing="${can?.name}"]`) as HTMLButtonElement;
    expect(button.getAttribute("aria-label")).toContain("3 points");
    await fireEvent.click(button);
    expect(touch).toHaveBeenCalledWith("ability", can?.name);
    expect(document.querySelector<HTMLButtonElement>(`[data-thing="${cannot?.name}"]`)?.disabled).toBe(true);
    expect(screen.getByText("After overpaying")).toBeTruthy();
  });

  it("puts a loose wall on a side that is touched", async () => {
    const view = last(red[0] as (typeof red)[number]);
    render(Wall, { view, things: ["terrain-07-S", "terrain-07-E"], targets: open({ edge: ["terrain-07-S", "terrain-07-E"] }) });
    await fireEvent.click(document.querySelector('[data-thing="terrain-07-S"]') as HTMLElement);
    expect(touch).toHaveBeenCalledWith("edge", "terrain-07-S");
  });

  it("lets a guard travel that marches, and one that is paid", () => {
    const view = last(red[0] as (typeof red)[number]);
    const tile = view.palaces[0]?.tiles.find((laid) => laid.tile.startsWith("terrain"))?.tile as string;
    const at = (some: Readonly<Record<string, string>>): View => ({ ...view, modules: { ...view.modules, guards: { ...(view.modules.guards as GuardsView), guards: some } } });
    expect(guardLegs(at({ [tile]: "N" }), at({ [tile]: "E" }))).toMatchObject([{ does: "moves", from: { at: "piece" }, to: { at: "piece" } }]);
    expect(guardLegs(at({ [tile]: "N" }), at({}))).toMatchObject([{ does: "pays", to: { at: "board", board: "guards" } }]);
  });
});
