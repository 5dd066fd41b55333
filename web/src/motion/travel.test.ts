import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { three } from "../fixtures/games";
import type { View } from "../protocol";
import { NOTHING_LIT, type Speed } from "../story/steps";
import Layer from "./Layer.svelte";
import type { Leg } from "./legs";
import { Travel } from "./travel.svelte";

const base = three.views[0]?.view as View;
const before: View = { ...base, seat: 0, display: ["y3", null, null, null], hand: [], hand_sizes: [0, 0, 0] };
const after: View = { ...before, display: [null, null, null, null], hand: ["y3"], hand_sizes: [1, 0, 0] };

interface Made {
  frames: Keyframe[];
  finish: () => void;
  cancel: () => void;
  onfinish: (() => void) | null;
}
let made: Made[] = [];
const still = Element.prototype.animate; // jsdom has none

beforeEach(() => {
  made = [];
  Element.prototype.animate = function (frames) {
    const animation: Made = { frames: frames as Keyframe[], finish: () => animation.onfinish?.(), cancel: vi.fn(), onfinish: null };
    made.push(animation);
    return animation as unknown as Animation;
  };
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ x: 5, y: 5, width: 40, height: 50 } as DOMRect);
});
afterEach(() => {
  vi.restoreAllMocks();
  Element.prototype.animate = still;
  document.body.replaceChildren();
});

function table(speed: Speed = "normal") {
  const landed: Leg[] = [];
  const travel = new Travel({ speed: () => speed, onland: (leg) => landed.push(leg) });
  document.body.innerHTML = `<main><div data-slot="display"><i data-travel="y3"></i></div><div data-slot="hand"></div></main>`;
  render(Layer, { travel });
  const change = async (): Promise<void> => {
    travel.see({ before, after, told: NOTHING_LIT, time: 900 }, 0);
    document.querySelector("[data-slot=display] i")?.remove();
    document.querySelector("[data-slot=hand]")?.insertAdjacentHTML("beforeend", `<i data-travel="y3"></i>`);
    await tick();
    await tick();
  };
  return { travel, landed, change };
}

const flying = (): string[] => [...document.querySelectorAll("[data-flying]")].map((one) => one.getAttribute("data-flying") ?? "");

describe("travel", () => {
  it("takes a card through the air, and lands it", async () => {
    const { landed, change } = table();
    await change();
    expect(flying()).toEqual(["y3"]);
    expect(landed).toEqual([]);
    made.find(({ frames }) => frames.length === 5)?.finish();
    await tick();
    expect(flying()).toEqual([]);
    expect(landed).toHaveLength(1);
  });

  it("is ended by a touch and by a key, once, and swallows neither", async () => {
    for (const event of [new Event("pointerdown", { bubbles: true }), new KeyboardEvent("keydown", { bubbles: true })]) {
      const { landed, change } = table();
      await change();
      const heard = vi.fn();
      document.body.addEventListener(event.type, heard, { once: true });
      document.body.dispatchEvent(event);
      await tick();
      expect(flying()).toEqual([]);
      expect(landed).toHaveLength(1);
      expect(heard).toHaveBeenCalledTimes(1);
    }
  });

  it("does not happen where it is turned off, and what it tells does", async () => {
    const { landed, change } = table("off");
    await change();
    expect(flying()).toEqual([]);
    expect(made).toEqual([]);
    expect(landed).toHaveLength(1);
  });

  it("lets a thing appear that it does not find", async () => {
    const { travel, landed } = table();
    document.querySelector("main")?.remove();
    travel.see({ before, after, told: NOTHING_LIT, time: 900 }, 0);
    await tick();
    expect(flying()).toEqual([]);
    expect(landed).toHaveLength(1);
  });
});
