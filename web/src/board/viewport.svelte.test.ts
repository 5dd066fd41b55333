import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import { settings } from "../settings/settings.svelte";
import { inBox } from "./looking";
import { spotOf } from "./places";
import { Viewport, type Scene } from "./viewport.svelte";

const scene: Scene = {
  tiles: ["c", "e1"].map(spotOf),
  lit: ["n1", "n1e1", "w1", "e2", "s1", "s1e1"].map(spotOf),
  keepClear: [],
  beside: [],
  needed: 44,
};
let end = (): void => undefined;

/** Effects need an owner, which a test is not. */
function made(width: number, height: number): Viewport {
  const found: Viewport[] = [];
  end = $effect.root(() => {
    const viewport = new Viewport(() => scene);
    viewport.measure(width, height);
    found.push(viewport);
  });
  flushSync();
  return found[0] as Viewport;
}

const seen = (viewport: Viewport): [string, number] => [viewport.zoom, Math.round(viewport.square)];

afterEach(() => { end(); });

test("it fits until somebody zooms, and fits again when it would be smaller than that", () => {
  const viewport = made(204, 304);
  expect(seen(viewport)).toEqual(["fit", 45]); // a young palace leaves room
  viewport.zoomBy(1.5, { x: 10, y: 20 });
  expect(seen(viewport)).toEqual(["free", 68]);
  viewport.pan(5, 5);
  viewport.zoomBy(0.5);
  expect(seen(viewport)).toEqual(["fit", 45]);
});

test("only what is zoomed is panned", () => {
  const viewport = made(404, 304);
  const before = viewport.look;
  viewport.pan(30, 0);
  flushSync();
  expect(viewport.look).toEqual(before);
  viewport.zoomBy(1.2);
  viewport.pan(30, 0);
  flushSync();
  expect(viewport.look.x).toBeLessThan(before.x);
});

test("where squares are too small for a finger it comes near the touch, and goes back when something is laid", () => {
  const viewport = made(124, 104);
  expect([seen(viewport), viewport.small]).toEqual([["fit", 23], true]);
  const at = { x: 62, y: 52 };
  const before = inBox(spotOf("e1"), viewport.look, viewport.box);
  viewport.zoomForTouch(at);
  flushSync();
  expect([seen(viewport), viewport.small]).toEqual([["near", 56], false]);
  const after = inBox(spotOf("e1"), viewport.look, viewport.box);
  expect(settings.calm).toBe(true);
  expect((after.x - at.x) / 56).toBeCloseTo((before.x - at.x) / before.width);
  viewport.laid();
  expect(seen(viewport)).toEqual(["fit", 23]);
  viewport.zoomBy(3);
  viewport.laid();
  expect(viewport.zoom).toBe("free");
});

test("a square that is walked to comes into sight", () => {
  const viewport = made(204, 204);
  viewport.zoomBy(3, { x: 0, y: 0 });
  viewport.bringIntoSight(spotOf("e2"));
  flushSync();
  const { x, width } = viewport.rectOf(spotOf("e2"));
  expect(x + width).toBeLessThanOrEqual(204);
});

test("room is made for squares that are lit, where the palace leaves none", () => {
  const alone = $state({ lit: [] as Scene["lit"] });
  const found: Viewport[] = [];
  const stop = $effect.root(() => {
    const one = new Viewport(() => ({ ...scene, tiles: ["n1", "c", "s1"].map(spotOf), lit: alone.lit }));
    one.measure(404, 204);
    found.push(one);
  });
  flushSync();
  const square = (): number => Math.round(found[0]?.square ?? 0);
  expect(square()).toBe(45);
  alone.lit = ["e1"].map(spotOf);
  expect(square()).toBe(45);
  alone.lit = ["n2", "s2"].map(spotOf);
  expect(square()).toBe(38);
  stop();
});

test("squares that refuse are seen where squares stay comfortable", () => {
  const seenWith = (height: number): number => {
    const found: Viewport[] = [];
    const stop = $effect.root(() => {
      const one = new Viewport(() => ({ ...scene, tiles: ["n1", "c", "s1"].map(spotOf), lit: ["e1"].map(spotOf), beside: ["n2", "s2"].map(spotOf) }));
      one.measure(900, height);
      found.push(one);
    });
    flushSync();
    stop();
    return Math.round(found[0]?.square ?? 0);
  };
  expect([seenWith(316), seenWith(266)]).toEqual([60, 59]);
});

test("a square beside a palace that fits is come near to by keys", () => {
  const viewport = made(204, 304);
  viewport.bringIntoSight(spotOf("e1"));
  expect(viewport.zoom).toBe("fit");
  viewport.bringIntoSight(spotOf("e3"));
  flushSync();
  const { x, width } = viewport.rectOf(spotOf("e3"));
  expect([viewport.zoom, x + width <= 204]).toEqual(["near", true]);
});

test("a court that becomes higher keeps the palace where it is seen, and lets it glide from there", () => {
  const viewport = made(404, 304);
  const onScreen = (top: number): number => top + inBox(spotOf("c"), viewport.look, viewport.box).y;
  const before = onScreen(0);
  viewport.measure(404, 404, -100);
  expect(onScreen(-100)).toBeCloseTo(before);
  flushSync(); // less motion is wanted
  expect(viewport.look).toEqual({ x: expect.any(Number), y: expect.any(Number), unit: 100 / viewport.square });
  expect(onScreen(-100)).toBeLessThan(before);
});
