/** How long the player whose turn it is has been behind the curtain: time that nobody could think. */

export class Behind {
  private turn = $state(-1);
  private time = $state(0);
  private from: number | null = null;

  /** The curtain is down. Times are the server's, in milliseconds. */
  down(now: number): void {
    this.from ??= now;
  }

  /** It is lifted, in the turn that began then. */
  up(turn: number, now: number): void {
    const waited = this.from === null ? 0 : Math.max(0, now - Math.max(this.from, turn));
    this.time = waited + this.of(turn);
    this.turn = turn;
    this.from = null;
  }

  /** What of the turn that began then does not count. */
  of(turn: number): number {
    return turn === this.turn ? this.time : 0;
  }
}
