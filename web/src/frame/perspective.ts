/** Whose eyes a device has that holds several seats, and when the curtain comes down between two hands. */

export interface Device {
  held: readonly number[];
  /** The seat that is to act, if any. */
  actor: number | null;
  /** The seat whose hand was shown last. */
  shown: number | null;
  /** Nothing is secret: hands are open, or the game is over. */
  open: boolean;
}

export interface Eyes {
  seat: number | null;
  /** Those of whom one has to say "I am here" first. */
  curtain: readonly number[];
}

export function eyesOf({ held, actor, shown, open }: Device): Eyes {
  const [first = null] = held;
  if (held.length < 2) return { seat: first, curtain: [] };
  const known = shown !== null && held.includes(shown) ? shown : null;
  const wanted = actor !== null && held.includes(actor) ? actor : known;
  if (open) return { seat: wanted ?? first, curtain: [] };
  if (wanted === null) return { seat: null, curtain: held };
  return wanted === known ? { seat: wanted, curtain: [] } : { seat: null, curtain: [wanted] };
}
