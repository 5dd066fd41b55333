// What sounds, and when; `instruments.ts` says how.
import type { Leg } from "../motion/legs";

export type Sound = "card" | "coin" | "tile" | "put" | "refused" | "pop" | "dice" | "pen" | "turn" | "scoring" | "end";

interface Part {
  /** Of two that would sound at once, the weightier is heard. */
  readonly weight: number;
  /** How long it wants to be heard alone, in seconds; after that it only fades. */
  readonly alone: number;
}

export const PARTS: Readonly<Record<Sound, Part>> = {
  pop: { weight: 1, alone: 0.06 },
  card: { weight: 2, alone: 0.07 },
  put: { weight: 2, alone: 0.09 },
  pen: { weight: 2, alone: 0.2 },
  refused: { weight: 3, alone: 0.12 },
  coin: { weight: 3, alone: 0.14 },
  tile: { weight: 4, alone: 0.12 },
  dice: { weight: 4, alone: 0.3 },
  turn: { weight: 5, alone: 0.4 },
  scoring: { weight: 6, alone: 0.7 },
  end: { weight: 7, alone: 1.4 },
};

/** Of what is bought the money is heard, of what is laid the tile; what is drawn comes silently. */
export function soundOfLeg(leg: Leg): Sound | null {
  if (leg.does === "pays") return "coin";
  if (leg.does === "takes") return "card";
  if (leg.does !== "moves") return null;
  return leg.to.at === "palace" ? "tile" : "put";
}

const BY_EVENT: Readonly<Record<string, Sound>> = { ScoringCardTurned: "card", Rolled: "dice", Ticked: "pen", Awarded: "scoring", Scored: "scoring", GameOver: "end" };

/** The sound of a step of the story in which nothing travels. */
export function soundOfStep(step: { readonly events: readonly { readonly event: string }[] }): Sound | null {
  return BY_EVENT[step.events[0]?.event ?? ""] ?? null;
}

/** Whether a sound may begin, where another began so many seconds ago. */
export function mayBegin(next: Sound, last: { readonly sound: Sound; readonly ago: number } | null): boolean {
  return last === null || last.ago >= PARTS[last.sound].alone || PARTS[next].weight > PARTS[last.sound].weight;
}
