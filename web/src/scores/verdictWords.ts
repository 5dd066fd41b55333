// The end of a game in words: by how much it was won, and by what.
import { say } from "../words/say";
import { rowName } from "./names";
import { TYPE_ORDER, WALL } from "./rows";
import type { Verdict } from "./sources";

/** The result, and what alone decided it; where a victory is shared, the points of each. */
export function verdictTold(verdict: Verdict | null, shared: number): string {
  if (!verdict) return say("end-result.shared", { most: shared });
  const result = say("end-result", { most: verdict.most, second: verdict.second });
  return verdict.decided ? `${result} ${decidedBy(verdict.decided)}` : result;
}

function decidedBy({ key, most, second }: NonNullable<Verdict["decided"]>): string {
  if (key === WALL) return say("end-decided.wall", { most, second });
  return TYPE_ORDER.includes(key) ? say("end-decided", { type: key, most, second }) : say("end-decided.other", { what: rowName(key), most, second });
}
