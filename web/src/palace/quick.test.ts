import { SvelteMap } from "svelte/reactivity";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TableLink } from "../net/table.svelte";
import type { NewCommand } from "../net/socket";
import type { Choices, PalaceInfo, Refusal } from "../protocol";
import { Quick } from "./quick.svelte";
import { TurnDesk } from "./turn.svelte";

const REFUSAL = { code: "too-much-taken", clause: "A-30", message: "At most 5.", places: [], cards: [], tiles: [], id: "too-much-taken", args: {} };
const TAKE = { form: "take:{}", kinds: ["slots"], picks: { y3: 0, g2: 0, b9: 0, "y3,g2": 0 }, prices: {} } as const;
const BUY = { form: "buy:{}:{}", kinds: ["market-square", "cards"], picks: { 1: { "y4,y5": 0, "y5,y8": 4 } }, prices: { 1: 9 } } as const;
const LAY = { form: "lay:{}@{}", kinds: ["tile", "place"], picks: { "tower-9-ES": { n1: 0 } }, prices: {} } as const;
const DONE = { form: "{}", kinds: ["button"], picks: { done: 0 }, prices: {} } as const;
const USE = { form: "use:{}:{}", kinds: ["ability", "slot"], picks: { vision: { b9: 0 } }, prices: {} } as const;

/** What can be done after the actions of a turn, as a server would say it. */
const OFFERED: Readonly<Record<string, Choices>> = {
  "": { groups: [TAKE, BUY] },
  "take:g2": { groups: [USE] },
  "buy:1:y4,y5": { groups: [TAKE, DONE] },
  "buy:1:y4,y5 done": { groups: [LAY] },
};

function gameAfter(actions: readonly string[]): PalaceInfo {
  const taken = actions.flatMap((word) => (word.startsWith("take:") ? word.slice(5).split(",") : []));
  const display = ["y3", "g2", "b9", null].map((card) => (card !== null && taken.includes(card) ? null : card));
  const view = {
    seat: 0, turn: 0, phase: "act", market: ["tower-9-ES", null, null, null], display, hand: ["y4", "y5", "y8"], asides: [[]],
    reserves: [[]], palaces: [{ tiles: [], wall: 0, segments: [] }], modules: {},
  };
  const choices = OFFERED[actions.join(" ")] ?? { groups: [] };
  return { view, turn: { actions, undone: [], ready: taken.length > 0, choices } } as unknown as PalaceInfo;
}

let actions: string[];
let desk: TurnDesk;
let quick: Quick;
let link: TableLink;

beforeEach(() => {
  actions = [];
  const games = new SvelteMap<number | null, PalaceInfo | null>([[0, gameAfter([])]]);
  link = {
    games,
    command: vi.fn(async (command: NewCommand) => {
      if (command.type === "play") actions.push(command.action);
      else if (command.type === "undo") actions.pop();
      games.set(0, gameAfter([...actions]));
    }),
    why: vi.fn(async () => REFUSAL as unknown as Refusal),
    places: vi.fn(async () => new Map([["n1", null], ["s1", REFUSAL]])),
  } as unknown as TableLink;
  desk = new TurnDesk(link, () => 0);
  quick = new Quick(desk, link);
});

describe("one touch", () => {
  it("lets another card join as soon as the table shows the first, before the order is answered", async () => {
    const order = link.command.bind(link);
    const shown: number[][] = [];
    link.command = vi.fn(async (command: NewCommand) => {
      const answer = await order(command);
      shown.push([...quick.slotsOpen]);
      return answer;
    });
    await quick.touchSlot(1);
    expect(shown).toEqual([[2, 3]]);
  });

  it("takes a card", async () => {
    await quick.touchSlot(1);
    expect(actions).toEqual(["take:y3"]);
    expect([quick.open, quick.joining, quick.slotsOpen]).toEqual([true, [2], [2, 3]]);
  });

  it("adds a card that may be taken as well", async () => {
    await quick.touchSlot(1);
    await quick.touchSlot(2);
    expect(actions).toEqual(["take:y3,g2"]);
    expect(quick.joining).toEqual([]);
  });

  it("adds a card that is touched before the first one is answered", async () => {
    await Promise.all([quick.touchSlot(1), quick.touchSlot(2)]);
    expect(actions).toEqual(["take:y3,g2"]);
  });

  it("takes another instead where both are too much, and says why", async () => {
    await quick.touchSlot(1);
    await quick.touchSlot(3);
    expect(actions).toEqual(["take:b9"]);
    expect(desk.refusal?.clause).toBe("A-30");
  });

  it("is for what was begun after a card was taken", async () => {
    await quick.touchSlot(2);
    desk.touch("ability", "vision");
    await quick.touchSlot(3);
    expect(actions).toEqual(["take:g2", "use:vision:b9"]);
  });

  it("changes nothing after the turn went on", async () => {
    await quick.touchSlot(1);
    await desk.simply("undo");
    expect([quick.open, quick.slotsOpen]).toEqual([false, []]);
  });
});

describe("a tile of the market", () => {
  it("is bought by a second touch", async () => {
    await quick.touchSquare(1);
    expect(quick.tile).toBe("tower-9-ES");
    await quick.touchSquare(1);
    expect(actions).toEqual(["buy:1:y4,y5"]);
  });

  it("is bought before a card that is touched at once is taken", async () => {
    await quick.touchSquare(1);
    const [bought, taken] = [quick.touchSquare(1), quick.touchSlot(2)];
    await bought;
    desk.reset(); // as the room does when the table has changed
    await taken;
    expect(actions).toEqual(["buy:1:y4,y5", "take:g2"]);
  });

  it("is bought, and laid without a further action, by a touch of its place", async () => {
    await quick.touchSquare(1);
    await quick.ask(quick.tile);
    expect(quick.places).toEqual(["n1"]);
    await quick.lay("n1");
    expect(actions).toEqual(["buy:1:y4,y5", "done", "lay:tower-9-ES@n1"]);
  });

  it("is only chosen by a drag where payments have to be weighed up", async () => {
    quick.lift(1);
    desk.choosePayment(["y5", "y8"]);
    await quick.lay("n1");
    expect(actions).toEqual([]);
    await quick.lay("n1");
    expect(actions[0]).toBe("buy:1:y5,y8");
  });
});
