/** Squares that were lit stay in sight until the turn is over, so that a palace that made room moves once, and not under a finger. */
export class Kept {
  private turn: unknown = undefined;
  private squares: ReadonlySet<string> = new Set();

  with(turn: unknown, lit: readonly string[]): readonly string[] {
    if (turn !== this.turn) this.squares = new Set();
    this.turn = turn;
    this.squares = new Set([...this.squares, ...lit]);
    return [...this.squares];
  }
}
