/** How a hand lies in its box: every card a target of its own, or the cards of a currency as one fan or one purse. */

/** A finger needs that much. */
export const TARGET = 44;
/** Of a card below another that much has to be seen for its value. */
const VISIBLE = 17;
/** Between the cards of two currencies. */
const BETWEEN = 8;
/** The sign and the sum before the cards of a currency. */
export const SUM = 26;

export interface Fit {
  readonly mode: "spread" | "fans" | "purses";
  /** From the left edge of a card to that of the next. */
  readonly step: number;
  /** The rows, each with the groups that lie in it. */
  readonly rows: ReadonlyArray<readonly number[]>;
}

interface Box {
  readonly width: number;
  readonly height: number;
  /** A card's own size. */
  readonly card: number;
  readonly tall: number;
}

/** The most that each card of a row can have, if the last of a group is seen whole. */
function stepIn(row: readonly number[], counts: readonly number[], { width, card }: Box): number {
  const cards = row.reduce((sum, group) => sum + (counts[group] ?? 0), 0);
  const free = width - row.length * SUM - (row.length - 1) * BETWEEN - row.length * card;
  const steps = cards - row.length;
  if (free < 0) return 0;
  return steps === 0 ? card + 4 : Math.min(card + 4, Math.floor(free / steps));
}

/** Every way to put groups into two rows, the first group in the upper one. */
function halves(groups: readonly number[]): number[][][] {
  const [first = 0, ...others] = groups;
  return Array.from({ length: 2 ** others.length }, (_, bits) => {
    const below = others.filter((_, index) => (bits >> index) & 1);
    return [[first, ...others.filter((group) => !below.includes(group))], below].filter((row) => row.length > 0);
  });
}

/** The arrangement in which a card has the most room. One row is taken if it is as good. */
export function fitHand(counts: readonly number[], box: Box): Fit {
  const groups = counts.map((_, group) => group);
  const ways = box.height >= 2 * box.tall + 4 ? halves(groups) : [[groups]];
  const best = ways
    .map((rows) => ({ rows, step: Math.min(...rows.map((row) => stepIn(row, counts, box))) }))
    .reduce((one, other) => (other.step > one.step || (other.step === one.step && other.rows.length < one.rows.length) ? other : one));
  if (best.step >= TARGET) return { mode: "spread", ...best };
  const { step } = best;
  return step >= VISIBLE ? { mode: "fans", ...best } : { mode: "purses", step, rows: [groups] };
}
