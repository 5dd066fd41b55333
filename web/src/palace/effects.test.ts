import { render } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { TableLink } from "../net/table.svelte";
import { PLAIN, withLevel } from "../pages/levels";
import type { Settings, Standing, TileEffect } from "../protocol";
import { toldOf } from "./effect";
import { Effects } from "./effects.svelte";
import TileEffectLine from "./TileEffect.svelte";
import type { TurnDesk } from "./turn.svelte";

const at = (count: number, place: number, tied = false): Standing => ({ count, place, tied, points: 0 });
const EFFECT: TileEffect = {
  tile: "tower-9-ES", number: 2, type: "tower", place: "n1", points: [10, 13], points_then: [16, 9],
  majority: [at(2, 1, true), at(2, 1, true)], majority_then: [at(3, 1), at(2, 2)], wall: 5, wall_then: 7, longest_wall: 7,
};

describe("what a tile changes", () => {
  it("is said in few words: points, place, wall", () => {
    const { points, majority, wall, note } = toldOf(EFFECT, 0);
    expect([points, majority?.words, wall, note]).toEqual([6, "Tower: 2 → 3, =1st → 1st", "Wall: 5 to 7", null]);
    expect(majority?.brief).toBe("1st");
    expect(majority?.spoken).toBe("Tower: 2 → 3, shared 1st → 1st");
  });

  it("leaves out what stays as it is", () => {
    const first = { ...EFFECT, majority: [at(0, 0), at(0, 0)], majority_then: [at(1, 1), at(0, 0)], wall_then: 5 };
    expect(toldOf(first, 0)).toMatchObject({ majority: { words: "Tower: 0 → 1, 1st" }, wall: null });
  });

  it("may be nothing", () => {
    expect(toldOf({ ...EFFECT, place: null }, 0).note).toBe("It fits nowhere and would lie in your reserve.");
    const nothing = { ...EFFECT, type: null, points_then: [10, 13], wall_then: 5 };
    expect(toldOf(nothing, 0).note).toBe("No points change if it were scored now.");
  });

  it("is a line that says losses too", () => {
    const { container } = render(TileEffectLine, { effect: { ...EFFECT, points_then: [9, 13] }, seat: 0 });
    expect(container.querySelector("b .long")?.textContent).toBe("−1 point");
  });
});

function effectsAt(settings: Settings, square: number | null, laid: string | null = null) {
  const desk = { seat: 0, square, laying: laid !== null, carried: laid, view: { market: ["tower-9-ES", "garden-8-NW", null, null] } } as unknown as TurnDesk;
  const effect = vi.fn(async (_: number, tile: string) => ({ ...EFFECT, tile }));
  const link = { effect, info: { settings } } as unknown as TableLink;
  return { effects: new Effects(desk, link), effect };
}

const LEARNING = withLevel(PLAIN, "learning");

describe("the tile that is asked about", () => {
  it("is the one that is laid, whatever was chosen before", () => {
    expect(effectsAt(LEARNING, 1, "arcades-8-N").effects.tile).toBe("arcades-8-N");
  });

  it("is the one that is chosen, and asked about once until the turn goes on", async () => {
    const { effects, effect } = effectsAt(LEARNING, 1);
    expect(effects.tile).toBe("tower-9-ES");
    await effects.ask(effects.tile);
    await effects.ask(effects.tile);
    expect(effects.shown?.tile).toBe("tower-9-ES");
    expect(effect).toHaveBeenCalledTimes(1);
    effects.forget();
    expect(effects.shown).toBeNull();
  });

  it("is not answered by what was asked before the turn went on", async () => {
    const { effects } = effectsAt(LEARNING, 1);
    const asked = effects.ask(effects.tile);
    effects.forget();
    await asked;
    expect(effects.shown).toBeNull();
  });

  it("is the one that is looked at where none is chosen", async () => {
    const { effects } = effectsAt(LEARNING, null);
    const market = document.createElement("div");
    market.innerHTML = '<button data-kind="market-square" data-thing="2"><span>G8</span></button><i></i>';
    const stop = effects.watch(market);
    expect(effects.tile).toBeNull();
    market.querySelector("span")?.dispatchEvent(new Event("pointerover", { bubbles: true }));
    expect(effects.tile).toBe("garden-8-NW");
    market.dispatchEvent(new Event("pointerleave"));
    expect(effects.tile).toBeNull();
    market.querySelector("button")?.dispatchEvent(new Event("focusin", { bubbles: true }));
    expect(effects.tile).toBe("garden-8-NW");
    stop();
    market.dispatchEvent(new Event("pointerleave"));
    expect(effects.tile).toBe("garden-8-NW");
  });

  it("is none where the table does not tell it", () => {
    expect(effectsAt(withLevel(PLAIN, "purist"), 1).effects.tile).toBeNull();
  });
});
