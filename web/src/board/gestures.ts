/** Panning and zooming with one finger, two, or a mouse. A tap stays a tap. */
import { FAR_ENOUGH, swallowClick } from "./drag";
import type { Point } from "./looking";

export interface Gestures {
  /** Whether one pointer that comes down on this pans. */
  pans(target: Element): boolean;
  pan(dx: number, dy: number): void;
  /** By a factor about a point of the element; false where nothing changes, so that the page may scroll. */
  zoom(factor: number, at: Point): boolean;
}

const PER_PIXEL = 0.0016; // of a wheel
const PER_PINCH = 0.01; // of a trackpad, which says `ctrl`
const LINE = 16; // pixels of a wheel that counts lines

const middleOf = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distanceOf = ([a, b]: readonly [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y);

function pairOf(points: ReadonlyMap<number, Point>): readonly [Point, Point] | null {
  const [a, b] = points.values();
  return a && b ? [a, b] : null;
}

/** Watch an element; returns how to stop. */
export function watchGestures(element: Element, on: Gestures): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const down = new Map<number, Point>();
  let start: Point | null = null; // of a pointer that may pan
  let moved = false;

  const within = ({ x, y }: Point): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: x - left, y: y - top };
  };

  function move(event: PointerEvent): void {
    const last = down.get(event.pointerId);
    if (!last) return;
    const now = { x: event.clientX, y: event.clientY };
    const before = pairOf(down);
    if (!before && !moved) {
      if (!start || Math.hypot(now.x - start.x, now.y - start.y) < FAR_ENOUGH) return;
      moved = true;
    }
    down.set(event.pointerId, now);
    const after = pairOf(down);
    if (!before || !after) return on.pan(now.x - last.x, now.y - last.y);
    moved = true;
    const [from, to] = [middleOf(before), middleOf(after)];
    on.zoom(distanceOf(after) / Math.max(1, distanceOf(before)), within(from));
    on.pan(to.x - from.x, to.y - from.y);
  }

  function up(event: PointerEvent): void {
    if (!down.delete(event.pointerId)) return;
    if (moved && event.type === "pointerup") swallowClick();
    start = null; // the finger that stays down after a pinch pans on
    if (down.size === 0) moved = false;
  }

  element.addEventListener("pointerdown", (event) => {
    const { pointerId, button, clientX: x, clientY: y, target } = event as PointerEvent;
    if (button !== 0 || down.size === 2) return;
    down.set(pointerId, { x, y });
    start = down.size === 1 && on.pans(target as Element) ? { x, y } : null;
  }, { signal });
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", up, { signal });
  window.addEventListener("pointercancel", up, { signal });
  element.addEventListener("wheel", (event) => {
    const { deltaY, deltaMode, ctrlKey, clientX: x, clientY: y } = event as WheelEvent;
    const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * LINE : deltaY;
    const factor = Math.exp(-pixels * (ctrlKey ? PER_PINCH : PER_PIXEL));
    if (on.zoom(factor, within({ x, y })) || ctrlKey) event.preventDefault();
  }, { signal, passive: false });
  return () => { watching.abort(); };
}
