import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchGestures } from "./gestures";

let box: HTMLElement;
let stop: () => void;
const pans = vi.fn(() => true);
const pan = vi.fn();
const zoom = vi.fn(() => true);

beforeEach(() => {
  box = document.createElement("div");
  document.body.append(box);
  stop = watchGestures(box, { pans, pan, zoom });
});

afterEach(() => {
  stop();
  box.remove();
  vi.clearAllMocks();
});

function pointer(type: string, x: number, y: number, pointerId = 1): void {
  box.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerId, button: 0, bubbles: true }));
}

test("one pointer pans when it has moved far enough, and no click follows", () => {
  const click = vi.fn();
  box.addEventListener("click", click);
  pointer("pointerdown", 100, 100);
  pointer("pointermove", 103, 100);
  expect(pan).not.toHaveBeenCalled();
  pointer("pointermove", 110, 104);
  expect(pan).toHaveBeenCalledExactlyOnceWith(10, 4);
  pointer("pointerup", 110, 104);
  box.click();
  expect(click).not.toHaveBeenCalled();
});

test("a tap is a tap, and a pointer that has something else to do does not pan", () => {
  const click = vi.fn();
  box.addEventListener("click", click);
  pointer("pointerdown", 100, 100);
  pointer("pointerup", 102, 101);
  box.click();
  expect(click).toHaveBeenCalledOnce();
  pans.mockReturnValueOnce(false);
  pointer("pointerdown", 100, 100);
  pointer("pointermove", 150, 100);
  expect(pan).not.toHaveBeenCalled();
  pointer("pointerup", 150, 100);
});

test("two pointers zoom about their middle, and move it", () => {
  pointer("pointerdown", 100, 100, 1);
  pointer("pointerdown", 200, 100, 2);
  pointer("pointermove", 300, 100, 2);
  expect(zoom).toHaveBeenCalledExactlyOnceWith(2, { x: 150, y: 100 });
  expect(pan).toHaveBeenCalledExactlyOnceWith(50, 0);
  pointer("pointerup", 300, 100, 2);
  pointer("pointermove", 90, 100, 1); // the finger that stays pans on
  expect(pan).toHaveBeenLastCalledWith(-10, 0);
  pointer("pointerup", 90, 100, 1);
});

test("a wheel zooms, and scrolls the page where there is nothing to zoom", () => {
  const wheel = (init: WheelEventInit): boolean => box.dispatchEvent(new WheelEvent("wheel", { cancelable: true, ...init }));
  expect(wheel({ deltaY: -100, clientX: 5, clientY: 6 })).toBe(false);
  expect(zoom).toHaveBeenLastCalledWith(Math.exp(0.16), { x: 5, y: 6 });
  zoom.mockReturnValue(false);
  expect(wheel({ deltaY: 100 })).toBe(true);
  expect(wheel({ deltaY: 1, ctrlKey: true })).toBe(false); // never the zoom of the browser
});
