/** Dragging a tile or a card with mouse, pen or finger. What is under the pointer decides what a drop means. */
import { mount, unmount } from "svelte";
import { pieceFace } from "../modules/faces";
import Card from "./Card.svelte";
import Tile from "./Tile.svelte";

export interface DropTarget {
  readonly element: Element;
  over(tile: string, x: number, y: number): void;
  leave(): void;
  drop(tile: string, x: number, y: number): void;
}

export const FAR_ENOUGH = 6; // pixels, so that a tap stays a tap
const SIZE = 72;
const LIFT = 44; // a finger hides what is under it, so the tile flies above it

const CARD = /^[a-z]\d+$/;

/** What was dropped last, until something else is touched: it is where it was dropped, and does not fly there again. */
export const lately: { dropped: string | null } = { dropped: null };

const targets = new Set<DropTarget>();

/** Take drops on an element; returns how to stop. */
export function acceptDrops(target: DropTarget): () => void {
  targets.add(target);
  return () => targets.delete(target);
}

function targetAt(x: number, y: number): DropTarget | null {
  const found = document.elementFromPoint(x, y);
  if (!found) return null;
  return [...targets].find((target) => target.element.contains(found)) ?? null;
}

function drawnIn(target: HTMLElement, thing: string): Record<string, unknown> {
  const Piece = pieceFace(thing);
  if (Piece) return mount(Piece, { target });
  return CARD.test(thing) ? mount(Card, { target, props: { card: thing } }) : mount(Tile, { target, props: { tile: thing } });
}

/** The tile, card or piece that flies with the pointer. */
function float(tile: string): { move(x: number, y: number): void; end(): void } {
  const box = document.createElement("div");
  box.className = "floating-tile";
  box.style.width = `${SIZE}px`;
  document.body.append(box);
  const drawn = drawnIn(box, tile);
  return {
    move: (x, y) => {
      box.style.transform = `translate(${x - SIZE / 2}px, ${y - SIZE / 2}px) rotate(-3deg)`;
    },
    end: () => {
      void unmount(drawn);
      box.remove();
    },
  };
}

/** The click that a browser sends after a drag is no tap. */
export function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => { window.removeEventListener("click", swallow, { capture: true }); }, 0);
}

/** Follow the pointer from its `pointerdown` on; `begun` is called when it moved far enough to be a drag. */
export function startDrag(tile: string, down: PointerEvent, begun?: () => void): void {
  if (!down.isPrimary || down.button !== 0) return;
  const lift = down.pointerType === "touch" ? LIFT : 0;
  const watching = new AbortController();
  const { signal } = watching;
  let flying: ReturnType<typeof float> | null = null;
  let target: DropTarget | null = null;

  function aim(x: number, y: number): void {
    const next = targetAt(x, y);
    if (target && target !== next) target.leave();
    target = next;
    target?.over(tile, x, y);
  }

  function finish(event: PointerEvent | null): void {
    watching.abort();
    flying?.end();
    if (!flying) return;
    if (event) {
      swallowClick();
      lately.dropped = tile;
      target?.drop(tile, event.clientX, event.clientY - lift);
    }
    target?.leave();
  }

  const mine = (event: PointerEvent): boolean => event.pointerId === down.pointerId;
  window.addEventListener(
    "pointermove",
    (event) => {
      if (!mine(event)) return;
      if (!flying) {
        if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < FAR_ENOUGH) return;
        flying = float(tile);
        begun?.();
      }
      flying.move(event.clientX, event.clientY - lift);
      aim(event.clientX, event.clientY - lift);
    },
    { signal },
  );
  window.addEventListener("pointerup", (event) => { if (mine(event)) finish(event); }, { signal });
  window.addEventListener("pointercancel", (event) => { if (mine(event)) finish(null); }, { signal });
  // Two fingers zoom.
  window.addEventListener("pointerdown", (event) => { if (!mine(event)) finish(null); }, { signal });
  window.addEventListener("keydown", (event) => { if (event.key === "Escape") finish(null); }, { signal });
}
