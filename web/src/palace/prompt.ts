/** The one thing that the bar below the board is about. */

import type { TurnDesk } from "./turn.svelte";
import { PASS } from "./words";

export type Prompt = "wait" | "take" | "buy" | "lay" | "reserve" | "picked" | "redesign" | "steps" | "ready" | "pass" | "choose";

/** What is said of a tile that is carried: only what can be done with it. */
export function layMessage({ legal, pickable }: Pick<TurnDesk, "legal" | "pickable">) {
  if (legal.length > 0) return pickable.length > 0 ? "turn-lay.reserve" : "turn-lay";
  return pickable.length > 0 ? "turn-lay.swap" : "turn-lay.nowhere";
}

type Facts = Pick<TurnDesk, "mine" | "slots" | "paying" | "laid" | "path" | "carried" | "picked" | "laying" | "turn" | "targets" | "redesigning">;

export function promptOf(desk: Facts): Prompt {
  if (!desk.mine) return "wait";
  if (desk.turn?.ready) return "ready";
  if (desk.slots.length > 0) return "take";
  if (desk.laid) return desk.laying ? "lay" : "reserve"; // what is seen in the palace, also of a tile that could be paid instead
  if (desk.paying) return "buy";
  if (desk.carried !== null) return desk.laying ? "lay" : "reserve";
  if (desk.picked !== null) return "picked";
  if (desk.path.length > 0) return "steps";
  if (desk.redesigning) return "redesign";
  return desk.targets.of("button").has(PASS) ? "pass" : "choose";
}
