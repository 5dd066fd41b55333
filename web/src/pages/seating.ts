/** What this device may do about a seat. The server decides again. */

import type { SeatInfo, TableInfo } from "../protocol";
import { say } from "../words/say";
import { botTag } from "./bots.svelte";

/** What this device has in its hands. */
export interface Hands {
  readonly held: readonly number[];
  readonly host: boolean;
}

export interface SeatChoices {
  sit: boolean;
  rename: boolean;
  leave: boolean;
  vacate: boolean;
  /** Why the seat of somebody cannot be handed out again: they are here, or have until then to come back. */
  kept: "here" | number | null;
  putBot: boolean;
  takeBot: boolean;
  standInOn: boolean;
  standInOff: boolean;
}

/** `now` is by the server's clock. */
export function choicesAt(info: TableInfo, { held, host }: Hands, number: number, now: number): SeatChoices {
  const seat = info.seats[number];
  const own = held.includes(number);
  const going = info.stage !== "over";
  const leaves = going && info.daily === null; // a daily game stays with who began it
  const handsOut = host && seat?.kind === "person" && !own && leaves;
  const kept = handsOut ? keptUntil(seat, now) : null;
  return {
    sit: going && seat?.kind === "open",
    rename: own,
    leave: own && leaves,
    vacate: handsOut && kept === null,
    kept,
    putBot: host && going && seat?.kind === "open",
    takeBot: host && going && seat?.kind === "bot",
    standInOn: canStandIn(info, held, seat) && !own && seat?.present === false && !seat.stand_in,
    standInOff: canStandIn(info, held, seat) && seat?.stand_in === true,
  };
}

function keptUntil(seat: SeatInfo, now: number): SeatChoices["kept"] {
  if (seat.present) return "here";
  return seat.opens !== null && seat.opens > now ? seat.opens : null;
}

function canStandIn(info: TableInfo, held: readonly number[], seat: SeatInfo | undefined): boolean {
  return held.length > 0 && info.stage === "playing" && info.daily === null && seat !== undefined && seat.kind !== "bot";
}

/** What is said of a seat beside the name: you, host, here, and the like. */
export function tagsOf(info: TableInfo, held: readonly number[], number: number): string[] {
  const seat = info.seats[number];
  const own = held.includes(number);
  return [
    own && say("seat-you"),
    info.host === number && say("seat-host"),
    seat?.kind === "bot" && botTag(seat.bot),
    seat?.kind === "person" && !own && say(seat.present ? "seat-here" : "seat-away"),
    seat?.stand_in === true && say("seat-stand-in"),
  ].filter((tag) => tag !== false);
}

/** Whether anything can be done about a seat from here. */
export const touchable = (choices: SeatChoices): boolean => Object.values(choices).some(Boolean);
