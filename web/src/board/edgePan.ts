/** A tile that is dragged near the border of a court pans it, for as long as it stays there. */
import type { Point, Size } from "./looking";

const NEAR = 36; // pixels
const SPEED = 9; // pixels a frame, at the border

/** How far the palace moves in a frame when something is held at a point of the box. */
export function pushAt({ x, y }: Point, box: Size): Point {
  const push = (at: number, whole: number): number => {
    if (at < NEAR) return (1 - Math.max(0, at) / NEAR) * SPEED;
    return at > whole - NEAR ? -(1 - Math.max(0, whole - at) / NEAR) * SPEED : 0;
  };
  return { x: push(x, box.width) || 0, y: push(y, box.height) || 0 };
}

export class EdgePan {
  private push: Point = { x: 0, y: 0 };
  private frame = 0;

  constructor(private readonly pan: (dx: number, dy: number) => void) {}

  hold(at: Point, box: Size): void {
    this.push = pushAt(at, box);
    const pushing = this.push.x !== 0 || this.push.y !== 0;
    if (!pushing) this.stop();
    else if (this.frame === 0) this.frame = requestAnimationFrame(this.move);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  private readonly move = (): void => {
    this.pan(this.push.x, this.push.y);
    this.frame = requestAnimationFrame(this.move);
  };
}
