// What happened while somebody was away, by player and in few words.
import { sumOf } from "../board/cards";
import { eventsOf } from "../net/log";
import type { GameEvent, LogEntry, Scored } from "../protocol";
import { TILES } from "../tiles";
import { person, type People } from "./people";
import { say, type Who } from "../words/say";

export interface Doings {
  readonly seat: number;
  readonly name: string;
  readonly turns: number;
  readonly lines: readonly string[];
}

export interface Absence {
  /** The turns, to be stepped through. */
  readonly turns: readonly LogEntry[];
  readonly players: readonly Doings[];
  readonly scorings: readonly Scored[];
  readonly remarks: number;
}

/** A summary of the entries after `since`. */
export function absence(entries: readonly LogEntry[], since: number, people: People): Absence {
  const missed = entries.filter((entry) => entry.seq > since);
  const turns = missed.filter((entry) => entry.kind === "turn");
  const seats = [...new Set(turns.map((entry) => entry.seat))].filter((seat) => seat !== null);
  return {
    turns,
    players: seats.map((seat) => doingsOf(seat, turns, people)),
    scorings: people.teller ? [] : turns.flatMap((entry) => eventsOf(entry).filter((event) => event.event === "Scored")),
    remarks: missed.filter((entry) => entry.kind === "said").length,
  };
}

function doingsOf(seat: number, turns: readonly LogEntry[], people: People): Doings {
  const own = turns.filter((entry) => entry.seat === seat);
  const events = own.flatMap((entry) => eventsOf(entry).filter((event) => "seat" in event && event.seat === seat));
  const who = person(seat, people);
  return { seat, name: who.name, turns: own.length, lines: people.teller?.doings(events, who) ?? linesOf(events, who) };
}

function linesOf(events: readonly GameEvent[], who: Who): string[] {
  const bought = events.flatMap((event) => (event.event === "Bought" ? [event.tile] : []));
  const given = events.flatMap((event) => (event.event === "Given" ? [event.tile] : []));
  const cards = events.flatMap((event) => (event.event === "MoneyTaken" ? event.cards : []));
  const rebuilt = events.filter(
    (event) =>
      event.event === "Removed" || event.event === "Swapped" || (event.event === "Laid" && event.source === "reserve"),
  ).length;
  return [
    ...(bought.length ? [say("away-bought", { who, tiles: inOrder(bought) })] : []),
    ...(cards.length ? [say("away-took", { who, count: cards.length, sum: sumOf(cards) })] : []),
    ...(rebuilt ? [say("away-rebuilt", { who, count: rebuilt })] : []),
    ...(given.length ? [say("away-gave", { who, tiles: inOrder(given) })] : []),
    ...(events.some((event) => event.event === "Passed") ? [say("away-passed", { who })] : []),
  ];
}

const ORDER = Object.keys(TILES);

function inOrder(tiles: readonly string[]): string[] {
  return [...tiles].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
}
