/** Walks through a game that is shown again, by hand or by itself. */

export const PACES = { slow: 4500, normal: 2600, fast: 1300 } as const;
export type Pace = keyof typeof PACES;

export class Replaying {
  at = $state(0);
  playing = $state(false);
  pace = $state<Pace>("normal");
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly count: number) {}

  get isFirst(): boolean {
    return this.at === 0;
  }

  get isLast(): boolean {
    return this.at === this.count - 1;
  }

  /** Who walks by hand has taken over. */
  go = (to: number): void => {
    this.stop();
    this.at = Math.min(Math.max(0, to), this.count - 1);
  };

  /** From the end it begins again. */
  toggle = (): void => {
    if (this.playing) return this.stop();
    if (this.isLast) this.at = 0;
    this.playing = true;
    this.#wait();
  };

  stop = (): void => {
    clearTimeout(this.#timer);
    this.playing = false;
  };

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.at += 1;
      if (this.isLast) this.playing = false;
      else this.#wait();
    }, PACES[this.pace]);
  }

  /** Whether a key was meant. */
  key = (key: string): boolean => {
    const to = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.count - 1 }[key];
    if (to === undefined) return false;
    this.go(to);
    return true;
  };
}
