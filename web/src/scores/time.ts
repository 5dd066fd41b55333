// When the next scoring card comes, in a sentence.
import type { Aids, View } from "../protocol";
import { say } from "../words/say";

export function timeWords({ scoring_time: time }: Aids, view: View): string | null {
  if (time === undefined) return null;
  if (time === null) return view.next_scoring === 3 ? say("scoring-time.end", { tiles: view.supply_left }) : null;
  const { number, soonest, latest } = time;
  if (soonest > 1) return say("scoring-time", { number, soonest, latest });
  return latest > 1 ? say("scoring-time.open", { number, latest }) : say("scoring-time.next", { number });
}
