import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { acceptDrops, startDrag, type DropTarget } from "./drag";

let box: HTMLElement;
let stop: () => void;
const over = vi.fn<DropTarget["over"]>();
const leave = vi.fn<DropTarget["leave"]>();
const drop = vi.fn<DropTarget["drop"]>();

const pointer = (type: string, x: number, y: number, more: PointerEventInit = {}): PointerEvent =>
  new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, isPrimary: true, button: 0, ...more });

beforeEach(() => {
  box = document.createElement("div");
  document.body.append(box);
  stop = acceptDrops({ element: box, over, leave, drop });
  document.elementFromPoint = (x) => (x < 100 ? box : document.body); // the box is on the left
});

afterEach(() => {
  stop();
  box.remove();
  vi.clearAllMocks();
});

test("a tile is dragged onto a target and dropped there", () => {
  const begun = vi.fn();
  startDrag("tower-8", pointer("pointerdown", 200, 50), begun);
  window.dispatchEvent(pointer("pointermove", 190, 50));
  expect(begun).toHaveBeenCalledOnce();
  expect(document.querySelectorAll(".floating-tile")).toHaveLength(1);
  window.dispatchEvent(pointer("pointermove", 60, 50));
  expect(over).toHaveBeenLastCalledWith("tower-8", 60, 50);
  window.dispatchEvent(pointer("pointerup", 60, 50));
  expect(drop).toHaveBeenCalledExactlyOnceWith("tower-8", 60, 50);
  expect(document.querySelectorAll(".floating-tile")).toHaveLength(0);
});

test("a tap is no drag", () => {
  const begun = vi.fn();
  startDrag("tower-8", pointer("pointerdown", 50, 50), begun);
  window.dispatchEvent(pointer("pointermove", 53, 52));
  window.dispatchEvent(pointer("pointerup", 53, 52));
  expect(begun).not.toHaveBeenCalled();
  expect(drop).not.toHaveBeenCalled();
});

test("under a finger the tile flies higher, and is dropped where it is seen", () => {
  startDrag("tower-8", pointer("pointerdown", 50, 200, { pointerType: "touch" }));
  window.dispatchEvent(pointer("pointermove", 50, 150));
  window.dispatchEvent(pointer("pointerup", 50, 150));
  expect(drop).toHaveBeenCalledExactlyOnceWith("tower-8", 50, 106);
});

test("Escape, a cancelled pointer and another finger drop nothing", () => {
  startDrag("tower-8", pointer("pointerdown", 50, 200));
  window.dispatchEvent(pointer("pointermove", 50, 150));
  window.dispatchEvent(pointer("pointerup", 50, 150, { pointerId: 2 }));
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  window.dispatchEvent(pointer("pointerup", 50, 150));
  startDrag("tower-8", pointer("pointerdown", 50, 200));
  window.dispatchEvent(pointer("pointermove", 50, 150));
  window.dispatchEvent(pointer("pointercancel", 50, 150));
  startDrag("tower-8", pointer("pointerdown", 50, 200));
  window.dispatchEvent(pointer("pointermove", 50, 150));
  window.dispatchEvent(pointer("pointerdown", 90, 90, { pointerId: 2, isPrimary: false }));
  window.dispatchEvent(pointer("pointerup", 50, 150));
  startDrag("tower-8", pointer("pointerdown", 50, 200, { button: 2 }));
  window.dispatchEvent(pointer("pointermove", 50, 150));
  window.dispatchEvent(pointer("pointerup", 50, 150));
  expect(drop).not.toHaveBeenCalled();
  expect(leave).toHaveBeenCalledTimes(3);
  expect(document.querySelectorAll(".floating-tile")).toHaveLength(0);
});
