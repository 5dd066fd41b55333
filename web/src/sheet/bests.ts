/** The best games alone, by what was played; kept in this browser. */
import { read as kept, write as keep } from "../net/seats";

const KEY = "alhambra.bests";
const MOST = 5;

export interface Best {
  readonly points: number;
  /** The table, so that a game counts once however often its end is looked at. */
  readonly table: string;
  /** As a date. */
  readonly day: string;
}

type Bests = Readonly<Record<string, readonly Best[]>>;

function read(): Bests {
  try {
    const found: unknown = JSON.parse(kept(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Bests) : {};
  } catch {
    return {};
  }
}

/** How a game alone is called here: by how many fictitious players, and whether they score. */
export const kindOf = (fictitious: number, duel: boolean): string => `${fictitious}${duel ? "-duel" : ""}`;

export const bestsOf = (kind: string): readonly Best[] => (Array.isArray(read()[kind]) ? (read()[kind] ?? []) : []);

/** Keeps a game, and gives the best ones with it; of one that was kept nothing changes. */
export function keepBest(kind: string, best: Best): readonly Best[] {
  const others = bestsOf(kind).filter(({ table }) => table !== best.table);
  const all = [...others, best].sort((one, other) => other.points - one.points).slice(0, MOST);
  keep(KEY, JSON.stringify({ ...read(), [kind]: all }));
  return all;
}
