/** The one thing that the bar below the board is about. */

import type { TurnDesk } from "./turn.svelte";

export type Prompt = "wait" | "take" | "buy" | "lay" | "reserve" | "picked" | "redesign" | "ready" | "pass" | "choose";

type Facts = Pick<TurnDesk, "mine" | "slots" | "cards" | "square" | "carried" | "picked" | "laying" | "turn" | "choices" | "redesigning">;

export function promptOf(desk: Facts): Prompt {
  if (!desk.mine) return "wait";
  if (desk.turn?.ready) return "ready";
  if (desk.laying) return "lay";
  if (desk.slots.length > 0) return "take";
  if (desk.cards.length > 0 || desk.square !== null) return "buy";
  if (desk.carried !== null) return "reserve";
  if (desk.picked !== null) return "picked";
  if (desk.redesigning) return "redesign";
  return desk.choices?.passing ? "pass" : "choose";
}
