/**
 * A table, and a page that shows much, is put up piece by piece, a few of them in each slice of time, after which the browser
 * draws what is there: at once, it would keep a small device from answering for too long. A quick device needs few slices, a
 * slow one many.
 */
import { flushSync, getContext, setContext } from "svelte";

/** What is drawn in these has to know their size, which the browser tells when it has drawn them. */
const PLACES = ["court", "rail", "tray", "bar"] as const;
/** In their order; those of the same name come as they stand on the page. What others make room for comes after them. */
const PIECES = [...PLACES, "palace", "hand", "offer", "scores", "others", "sheet", "squares", "pictures", "notices", "drawers"] as const;
export type PieceName = (typeof PIECES)[number];

/** Milliseconds after which no further piece is begun. */
const SLICE = 4;

class Piece {
  up = $state(false);

  constructor(readonly rank: number) {}

  get placed(): boolean {
    return this.rank >= PLACES.length;
  }
}

class Pieces {
  /** Until everything is up; what comes later is up at once. */
  busy = $state(true);
  #waiting: Piece[] = [];

  /** Whether a new piece is up, to be asked again. */
  add(name: PieceName): () => boolean {
    if (!this.busy) return () => true;
    const piece = new Piece(PIECES.indexOf(name));
    const after = this.#waiting.findIndex(({ rank }) => rank > piece.rank);
    this.#waiting.splice(after < 0 ? this.#waiting.length : after, 0, piece);
    return () => piece.up;
  }

  /** Every place is up. */
  get placed(): boolean {
    return this.#waiting[0]?.placed ?? true;
  }

  slice(): void {
    const { placed } = this;
    const begun = performance.now();
    while (this.placed === placed && performance.now() - begun < SLICE) {
      const piece = this.#waiting.shift();
      // With all that is inside, some of which may be further pieces.
      flushSync(() => {
        if (piece) piece.up = true;
        else this.busy = false;
      });
      if (!piece) return;
    }
  }
}

const KEY = Symbol("pieces");

/** For the frame: whether it is busy. It begins when there is something to be shown, and waits for the places to be measured. */
export function putUp(begun: () => boolean = () => true, measured: () => boolean = () => true): () => boolean {
  const pieces = setContext(KEY, new Pieces());
  let slices = $state(0);
  $effect(() => {
    void slices;
    if (!begun() || !pieces.busy || (pieces.placed && !measured())) return;
    let slice: ReturnType<typeof setTimeout>;
    const drawn = requestAnimationFrame(() => {
      slice = setTimeout(() => {
        pieces.slice();
        slices += 1;
      });
    });
    return () => {
      cancelAnimationFrame(drawn);
      clearTimeout(slice);
    };
  });
  return () => pieces.busy;
}

/** For a piece: whether it is up. Outside a frame everything is. */
export const inTurn = (name: PieceName): (() => boolean) => getContext<Pieces | undefined>(KEY)?.add(name) ?? (() => true);
