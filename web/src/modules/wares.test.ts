/** A real game with medinas, bazaars, camps and score tiles. */
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import "../fixtures/screen";
import { wares } from "../fixtures/games";
import { legsBetween } from "../motion/plan";
import { STILL, type Targets } from "../palace/targets";
import type { GameEvent, View } from "../protocol";
import { countLines } from "../scores/countWords";
import { countingOf, worthAt } from "../scores/counting";
import { rowName } from "../scores/names";
import { lossOf, partsOf, sourcesOf } from "../scores/sources";
import { scoreTable } from "../scores/table";
import { replayed } from "../story/replay";
import { tellEvent } from "../story/tell";
import { tileName } from "../words/names";
import { facesIn, loadFaces } from "./faces";

const { view, score } = wares.turn;
const people = { names: wares.names, you: [0] };
const faceOf = (module: string) => facesIn(view).find((face) => face.module === module);

beforeAll(() => loadFaces(Object.keys(view.modules)));
afterEach(cleanup);

/** A table with these bazaars beside the board. */
const lying = (tile: string, market: View["market"], hand: readonly string[], price: number): View => ({
  ...view, market, hand, seat: 0, actor: 0, phase: "act",
  palaces: view.palaces.map((palace) => ({ ...palace, tiles: palace.tiles.filter((laid) => laid.tile !== tile) })),
  modules: { ...view.modules, bazaars: { beside: [{ tile, currency: "florin", types: ["seraglio", "arcades", "tower"], price }], laid: [] } },
});
const florins = lying("bazaar-2", ["chambers-9-W", null, null, null], ["y3", "y6", "b1"], 9);

describe("bazaars beside the board", () => {
  const Panel = () => {
    const panel = faceOf("bazaars")?.panel?.Panel;
    if (!panel) throw new Error("no panel");
    return panel;
  };

  it("tell the price, how it came about and what pays it, and are touched to be bought", async () => {
    const touch = vi.fn();
    const targets: Targets = { ...STILL, of: (kind) => new Set(kind === "tile" ? ["bazaar-2"] : []), payments: () => [{ cards: ["y3", "y6"], over: 0 }], touch };
    const { container } = render(Panel(), { view: florins, targets });
    expect(container.textContent).toContain("price of Chambers 9, which lies on the florin square");
    expect(container.textContent).toContain("3 + 6: exact");
    expect(faceOf("bazaars")?.panel?.badge(florins, targets)).toBe(1);
    await fireEvent.click(container.querySelector("[data-thing=bazaar-2]") ?? container);
    expect(touch).toHaveBeenCalledWith("tile", "bazaar-2");
  });

  it("that cannot be paid ask the server why", async () => {
    const why = vi.fn();
    const { container } = render(Panel(), { view: { ...florins, hand: ["y3", "y5"] }, targets: { ...STILL, why } });
    expect(container.textContent).toContain("no exact 9: you hold 3 and 5");
    await fireEvent.click(container.querySelector("[data-thing=bazaar-2]") ?? container);
    expect(why).toHaveBeenCalledWith("bazaar:bazaar-2:y3,y5");
  });

  it("have no price over an empty square", () => {
    const { container } = render(Panel(), { view: lying("bazaar-2", [null, null, null, null], [], 0), targets: STILL });
    expect(container.textContent).toContain("no price now");
    expect(container.textContent).toContain("the florin square is empty");
  });

  it("say nothing of a price that the server has not told yet", () => {
    const empty = { ...florins, modules: { ...florins.modules, bazaars: { beside: [], laid: [] } } };
    const turned = replayed(empty, { event: "BazaarTurnedUp", tile: "bazaar-2" } as unknown as GameEvent);
    const { container } = render(Panel(), { view: turned, targets: STILL });
    expect(container.textContent).toContain("which lies on the florin square");
    expect(container.textContent).not.toMatch(/no price|florins \d|\d florin/);
    expect(container.querySelector("button .sr-only")?.textContent).not.toMatch(/; ;|^;|;$/);
  });

  it("travel from the supply, and to who pays", () => {
    const none = { ...florins, modules: { ...florins.modules, bazaars: { beside: [], laid: [] } } };
    expect(legsBetween(none, florins)).toContainEqual(expect.objectContaining({ does: "arrives", thing: "bazaar-2", to: { at: "board", board: "bazaars", thing: "bazaar-2" } }));
    const bought = replayed(florins, { event: "BazaarBought", seat: 0, tile: "bazaar-2", cards: ["y3", "y6"], price: 9 } as unknown as GameEvent);
    expect(bought.hand).toEqual(["b1"]);
    const legs = legsBetween(florins, bought);
    expect(legs.map((leg) => leg.does)).toEqual(["pays", "pays", "moves"]);
    expect(legsBetween(bought, florins).map((leg) => leg.does)).toEqual(["takes", "takes", "moves"]);
  });

  it("are named by what is on them", () => {
    expect(tileName("bazaar-2")).toBe("Bazaar for florins: Seraglio, Arcades and Tower");
    expect(tileName("camp-6")).toBe("Camp 8, ramparts north and east");
  });
});

describe("a game with them", () => {
  it("is told without a word of the terminal", () => {
    const events = wares.log.flatMap((entry) => entry.events as readonly GameEvent[]);
    const told = events.map((event) => tellEvent(event, people));
    expect(told.filter((line) => /bazaar-\d|camp-\d|medina-\d|does not know/.test(line))).toEqual([]);
    expect(told.filter((line) => line.includes("bazaar for")).length).toBeGreaterThan(2);
  });

  it("is replayed by its events as far as bazaars go", () => {
    const last = wares.views.at(-1)?.view;
    let now = wares.views[0]?.view as View;
    for (const entry of wares.log.slice(1)) now = (entry.events as readonly GameEvent[]).reduce(replayed, now);
    const beside = (of: View | undefined) => of?.modules.bazaars?.beside.map(({ tile }) => tile).sort();
    expect(beside(now)).toEqual(beside(last));
  });

  it("has a row for all camps, all bazaars and the medinas, with every point of the server", () => {
    const table = scoreTable({ score, view });
    const keys = table?.rows.map(({ key }) => key) ?? [];
    expect(keys.slice(1, 7)).toEqual(view.modules["score-tiles"]?.[(table?.number ?? 1) - 1]);
    expect(keys.slice(7)).toEqual(expect.arrayContaining(["camps", "medinas"]));
    expect(keys.some((key) => /-\d/.test(key))).toBe(false);
    for (const player of [0, 1, 2]) {
      expect(table?.rows.reduce((sum, row) => sum + (row.cells[player]?.points ?? 0), 0)).toBe(table?.gains[player]);
    }
    expect(table?.rows.find(({ key }) => key === "medinas")?.cells.map(({ count }) => count)).toEqual(view.modules.medinas);
  });

  it("counts a scoring row by row, one line for each player, losses as losses", () => {
    const [end, third] = [wares.views.at(-1)?.view, wares.score.past.at(-1)];
    if (!end || !third) throw new Error("no end");
    const counting = countingOf(third, end, worthAt(3, wares.score));
    const [camps, bazaars, medinas] = ["camps", "bazaars", "medinas"].map((key) => counting.steps.find((step) => step.key === key));
    expect(camps && countLines(camps, people)).toHaveLength(2);
    expect(bazaars && countLines(bazaars, people)[0]?.text).toContain("(6 × 3), 18 points");
    expect(medinas && countLines(medinas, people)[0]?.text).toBe("You: among the fewest medinas, with 3, 9 points lost.");
    expect(counting.steps.map(({ key }) => rowName(key))).toEqual(expect.arrayContaining(["Camps", "Bazaars", "Medinas"]));
    expect(faceOf("camps")?.reasons?.["camps"]?.tiles?.(end).length).toBeGreaterThan(8);
  });

  it("has what was lost at the end of the bar of sources", () => {
    const sources = sourcesOf(wares.score, 3);
    expect(sources.find(({ key }) => key === "medinas")?.points).toEqual([-12, -9, -12]);
    const most = 200;
    expect(lossOf(sources, 0, most, 400)).toMatchObject({ points: -12, width: 24 });
    expect(partsOf(sources, 0, most, 400).some(({ key }) => key === "medinas")).toBe(false);
    expect(lossOf([{ key: "wall", points: [3] }], 0, most, 400)).toBe(null);
  });

  it("is read in lines on the text board", () => {
    const lines = facesIn(view).flatMap((face) => face.lines?.(view, wares.names) ?? []);
    expect(lines.join("\n")).toContain("scoring; next:");
    expect(lines.filter((line) => /undefined|\bcamp-\d|bazaar-\d/.test(line))).toEqual([]);
  });
});
