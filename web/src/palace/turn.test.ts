import { SvelteMap } from "svelte/reactivity";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { NotDone } from "../net/socket";
import { troubleText } from "../words/trouble";
import type { TableLink } from "../net/table.svelte";
import type { Choices, PalaceInfo, Refusal } from "../protocol";
import { promptOf } from "./prompt";
import { TurnDesk } from "./turn.svelte";

const NONE: Choices = { groups: [] };
const REFUSAL: Refusal = {
  code: "too-much-taken", clause: "A-30", message: "At most 5.", places: [], cards: [], tiles: [], id: "too-much-taken", args: {},
};

const choices: Choices = {
  groups: [
    { form: "take:{}", kinds: ["slots"], picks: { y3: 0, g2: 0, b9: 0, "y3,g2": 0 }, prices: {} },
    { form: "buy:{}:{}", kinds: ["market-square", "cards"], picks: { 1: { "y4,y5": 0, "y5,y8": 4 } }, prices: { 1: 9 } },
    { form: "lay:{}@{}", kinds: ["tile", "place"], picks: { "garden-9": { n1: 0 } }, prices: {} },
    { form: "remove:{}", kinds: ["tile"], picks: { "tower-7": 0 }, prices: {} },
    { form: "swap:{}/{}", kinds: ["tile", "tile"], picks: { "tower-7": { "garden-9": 0 } }, prices: {} },
  ],
};

interface Given {
  phase?: string;
  asides?: string[][];
  actions?: string[];
  offered?: Choices;
  ready?: boolean;
}

function game({ phase = "act", asides = [[], []], actions = [], offered = choices, ready = false }: Given): PalaceInfo {
  const view = {
    seat: 0, turn: 0, phase, market: ["tower-9-ES", "garden-12", null, null], display: ["y3", "g2", "b9", null],
    hand: ["y4", "y5", "y8", "g1"], asides, reserves: [["garden-9"], []],
    palaces: [{ tiles: [{ tile: "tower-7", place: "e1" }] }, { tiles: [] }], modules: {},
  };
  return { view, score: {}, winners: [], turn: { actions, undone: [], ready, choices: offered } } as unknown as PalaceInfo;
}

function link(given: Given) {
  return {
    games: new SvelteMap<number | null, PalaceInfo | null>([[0, game(given)]]),
    command: vi.fn(() => Promise.resolve({ type: "done", id: "", seq: 1 })),
    why: vi.fn(() => Promise.resolve<Refusal | null>(REFUSAL)),
    places: vi.fn(() => Promise.resolve(new Map([["n1", null], ["s1", REFUSAL]]))),
  };
}

let table: ReturnType<typeof link>;
let desk: TurnDesk;

function at(given: Given): void {
  table = link(given);
  desk = new TurnDesk(table as unknown as TableLink, () => 0);
}

beforeEach(() => at({}));

describe("a square that a finger touched first", () => {
  it("shows the tile there until it is confirmed or put back", async () => {
    desk.carry("garden-9");
    desk.aim("n1");
    expect([desk.aimed, desk.laid?.word, desk.legal]).toEqual(["n1", "lay:garden-9@n1", ["n1"]]);
    expect(table.command).not.toHaveBeenCalled();
    await desk.confirm();
    expect(table.command).toHaveBeenCalledWith({ type: "play", seat: 0, action: "lay:garden-9@n1" });
    desk.reset();
    expect([desk.aimed, desk.laid]).toEqual([null, null]);
  });

  it("counts more than that the tile could be paid instead, until a payment is chosen", async () => {
    const FINISH = { form: "finish:{}:{}", kinds: ["tile", "cards"], picks: { "garden-9": { "y4,y5": 0 } }, prices: { "garden-9": 9 } } as const;
    at({ offered: { groups: [...choices.groups, FINISH] } });
    desk.carry("garden-9");
    expect(promptOf(desk)).toBe("buy");
    desk.aim("n1");
    expect(promptOf(desk)).toBe("reserve");
    await desk.confirm();
    expect(table.command).toHaveBeenCalledWith({ type: "play", seat: 0, action: "lay:garden-9@n1" });
    desk.choosePayment(["y4", "y5"]);
    expect([desk.aimed, promptOf(desk)]).toEqual([null, "buy"]);
  });
});

describe("a point that is not offered", () => {
  const FALCON = { form: "falcon:{}@{}", kinds: ["falcon", "corner"], picks: { brown: { n1: 0 } }, prices: {} } as const;

  it("says why for the falcon that was chosen, which stays chosen", async () => {
    at({ offered: { groups: [...choices.groups, FALCON] } });
    desk.touch("falcon", "brown");
    desk.whyNotEnd("corner", "s1", "s1e1");
    await vi.waitFor(() => expect(desk.told).toEqual({ place: "s1e1", refusal: REFUSAL }));
    expect(table.why).toHaveBeenCalledWith(0, "falcon:brown@s1");
    expect(desk.path).toEqual([{ kind: "falcon", thing: "brown" }]);
  });

  it("is also asked for by a square, of a tile that is carried", async () => {
    desk.carry("garden-9");
    desk.whyNotEnd("place", "s1", "s1");
    await vi.waitFor(() => expect(table.why).toHaveBeenCalledWith(0, "lay:garden-9@s1"));
  });

  it("says nothing where nothing like it is to be chosen", () => {
    desk.whyNotEnd("corner", "s1", "s1e1");
    expect(table.why).not.toHaveBeenCalled();
  });
});

it("is another moment when something was done that cannot be taken back, so that nothing stays chosen for it", () => {
  const before = desk.moment;
  table.games.set(0, game({ offered: { groups: choices.groups.slice(1, 2) } }));
  expect(desk.moment).not.toBe(before);
});

describe("buying", () => {
  it("offers the best payment for a tile", async () => {
    desk.chooseSquare(1);
    expect(desk.paid).toEqual(["y4", "y5"]);
    expect(desk.payment?.over).toBe(0);
    expect(desk.lit).toEqual([0, 1, 2]);
    expect(promptOf(desk)).toBe("buy");
    desk.choosePayment(["y5", "y8"]);
    expect(desk.payment?.over).toBe(4);
    await desk.buy();
    expect(table.command).toHaveBeenCalledWith({ type: "play", seat: 0, action: "buy:1:y5,y8" });
  });

  it("puts back what is tapped twice", () => {
    desk.chooseSquare(1);
    desk.chooseSquare(1);
    expect(desk.square).toBeNull();
    expect(desk.cards).toEqual([]);
  });

  it("adds cards up, whether or not they pay", () => {
    desk.pickCard(0);
    expect([desk.square, desk.paid, desk.payment]).toEqual([1, ["y4"], null]);
    desk.pickCard(1);
    expect(desk.payment?.over).toBe(0);
    desk.pickCard(3);
    expect([desk.square, desk.paid]).toEqual([2, ["g1"]]);
  });

  it("offers whatever can be bought with the same touch", async () => {
    const [take, buy, ...others] = choices.groups;
    if (!take || !buy) throw new Error("there is a purchase");
    const half = { ...buy, form: "site:{}:{}", picks: { 1: { y5: 0, y8: 3 } }, prices: { 1: 5 } };
    at({ offered: { groups: [take, buy, half, ...others] } });
    desk.chooseSquare(1);
    expect(desk.purchases.map(({ form, price }) => [form, price])).toEqual([["buy:{}:{}", 9], ["site:{}:{}", 5]]);
    desk.chooseWay("site:{}:{}");
    expect([desk.paid, desk.payment?.over]).toEqual([["y5"], 0]);
    await desk.confirm();
    expect(table.command).toHaveBeenCalledWith({ type: "play", seat: 0, action: "site:1:y5" });
  });

  it("asks why a tile cannot be bought, with all the money of its currency", async () => {
    desk.chooseSquare(2);
    await vi.waitFor(() => expect(desk.refusal).toEqual(REFUSAL));
    expect(table.why).toHaveBeenCalledWith(0, "buy:2:g1");
    expect(desk.square).toBeNull();
  });
});

describe("taking", () => {
  it("takes cards that may be taken together", async () => {
    desk.pickSlot(1);
    desk.pickSlot(2);
    expect(desk.taken).toEqual(["y3", "g2"]);
    await desk.confirm();
    expect(table.command).toHaveBeenCalledWith({ type: "play", seat: 0, action: "take:y3,g2" });
  });

  it("says why others may not, and begins anew with the last", async () => {
    desk.pickSlot(1);
    desk.pickSlot(3);
    expect(desk.taken).toEqual(["b9"]);
    await vi.waitFor(() => expect(desk.refusal).toEqual(REFUSAL));
    expect(table.why).toHaveBeenCalledWith(0, "take:y3,b9");
  });

  it("forgets what was chosen elsewhere", () => {
    desk.chooseSquare(1);
    desk.pickSlot(1);
    expect([desk.square, desk.cards.length, desk.slots]).toEqual([null, 0, [1]]);
    desk.pickCard(0);
    expect(desk.slots).toEqual([]);
  });
});

describe("tiles", () => {
  it("takes the first tile up when tiles are to be laid", async () => {
    const lay = { form: "lay:{}@{}", kinds: ["tile", "place"], picks: { "tower-8": { e1: 0 } }, prices: {} } as const;
    const keep = { form: "keep:{}", kinds: ["tile"], picks: { "tower-8": 0 }, prices: {} } as const;
    const offered = { groups: [lay, keep] };
    at({ phase: "lay", asides: [["tower-8"], []], offered });
    desk.reset();
    expect([desk.carried, desk.legal, promptOf(desk)]).toEqual(["tower-8", ["e1"], "lay"]);
    await vi.waitFor(() => expect(desk.verdicts?.get("s1")).toEqual(REFUSAL));
    desk.carry("tower-8");
    expect(desk.carried).toBe("tower-8");
    desk.touch("place", "e1");
    expect(table.command).toHaveBeenCalledWith({ type: "play", seat: 0, action: "lay:tower-8@e1" });
  });

  it("lays or swaps a tile of the reserve", async () => {
    desk.carry("garden-9");
    expect([desk.legal, desk.pickable, promptOf(desk)]).toEqual([["n1"], ["tower-7"], "reserve"]);
    desk.touch("tile", "tower-7");
    await vi.waitFor(() => expect(table.command).toHaveBeenCalledWith({ type: "play", seat: 0, action: "swap:tower-7/garden-9" }));
    desk.carry("garden-9");
    expect(desk.carried).toBeNull();
  });

  it("picks a tile of the palace, and puts it back", () => {
    desk.redesign();
    expect(promptOf(desk)).toBe("redesign");
    desk.touch("tile", "tower-7");
    expect(promptOf(desk)).toBe("picked");
    desk.touch("tile", "tower-7");
    expect(desk.picked).toBeNull();
  });

  it("does not show the squares of a tile that was put back meanwhile", async () => {
    desk.carry("garden-9");
    desk.clear();
    await Promise.resolve();
    await Promise.resolve();
    expect(desk.verdicts).toBeNull();
  });
});

describe("orders", () => {
  it("are given one at a time", async () => {
    desk.chooseSquare(1);
    await Promise.all([desk.buy(), desk.buy(), desk.simply("undo")]);
    expect(table.command).toHaveBeenCalledTimes(1);
    expect(desk.busy).toBe(false);
  });

  it("tell why they were not carried out", async () => {
    table.command.mockRejectedValueOnce(new NotDone("refused", "No.", REFUSAL));
    await desk.play("done");
    expect(desk.refusal).toEqual(REFUSAL);
    table.command.mockRejectedValueOnce(new NotDone("not-ready", "The turn is not finished."));
    await desk.simply("commit");
    expect([desk.refusal, troubleText(desk.trouble)]).toEqual([null, "The turn is not finished."]);
  });

  it("end when everything is decided", () => {
    at({ phase: "wait", ready: true, actions: ["take:y3"], offered: NONE });
    expect(promptOf(desk)).toBe("ready");
    at({ offered: { groups: [{ form: "{}", kinds: ["button"], picks: { pass: 0 }, prices: {} }] } });
    expect(promptOf(desk)).toBe("pass");
    expect(promptOf({ ...desk, mine: false, turn: null })).toBe("wait");
  });
});
