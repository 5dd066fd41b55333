/** The end of a turn that is complete: by the button, by itself after a moment, or at once. */
import { untrack } from "svelte";
import type { EndingKind } from "../settings/settings.svelte";

/** Seconds in which it can be taken back. */
const MOMENT = 4;

interface Turn {
  /** Complete, and nothing lies above the table. */
  ready: () => boolean;
  /** Changes with every action. */
  moment: () => string;
  /** Something can still be added by a touch: then it does not end at once. */
  open: () => boolean;
  kind: () => EndingKind;
  commit: () => unknown;
}

export class Ending {
  /** Seconds until it ends by itself, if it does. */
  left = $state<number | null>(null);
  /** Somebody wants to end this turn by hand. */
  private stopped = $state(false);

  constructor(private readonly turn: Turn) {
    $effect(() => {
      void turn.moment();
      this.stopped = false;
    });
    $effect(() => {
      const kind = turn.kind();
      void turn.moment();
      if (!turn.ready() || kind === "button" || this.stopped) return;
      if (kind === "now" && !turn.open()) return untrack(() => void turn.commit());
      return this.count();
    });
  }

  /** It waits for the button, as long as nothing changes. */
  stop(): void {
    if (this.left !== null) this.stopped = true;
  }

  private count(): () => void {
    let left = MOMENT;
    this.left = left;
    const timer = setInterval(() => {
      left -= 1;
      this.left = left;
      if (left > 0) return;
      clearInterval(timer);
      this.turn.commit();
    }, 1000);
    return () => {
      clearInterval(timer);
      this.left = null;
    };
  }
}
