// What happened while somebody was away, by player and in few words.
import { eventsOf } from "../net/log";
import type { GameEvent, LogEntry, Scored } from "../protocol";
import { AWAY } from "../texts/story";
import { TILES } from "../tiles";
import { sumOf, tileWords, who, type People } from "./words";

export interface Doings {
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
    scorings: turns.flatMap((entry) => eventsOf(entry).filter((event) => event.event === "Scored")),
    remarks: missed.filter((entry) => entry.kind === "said").length,
  };
}

function doingsOf(seat: number, turns: readonly LogEntry[], people: People): Doings {
  const own = turns.filter((entry) => entry.seat === seat);
  const events = own.flatMap((entry) => eventsOf(entry).filter((event) => "seat" in event && event.seat === seat));
  return { name: who(seat, people), turns: own.length, lines: linesOf(events) };
}

function linesOf(events: readonly GameEvent[]): string[] {
  const bought = events.flatMap((event) => (event.event === "Bought" ? [event.tile] : []));
  const given = events.flatMap((event) => (event.event === "Given" ? [event.tile] : []));
  const cards = events.flatMap((event) => (event.event === "MoneyTaken" ? event.cards : []));
  const rebuilt = events.filter(
    (event) =>
      event.event === "Removed" || event.event === "Swapped" || (event.event === "Laid" && event.source === "reserve"),
  ).length;
  return [
    ...(bought.length ? [AWAY.bought(tileWords(inOrder(bought)))] : []),
    ...(cards.length ? [AWAY.took(cards.length, sumOf(cards))] : []),
    ...(rebuilt ? [AWAY.rebuilt(rebuilt)] : []),
    ...(given.length ? [AWAY.gave(tileWords(inOrder(given)))] : []),
    ...(events.some((event) => event.event === "Passed") ? [AWAY.passed] : []),
  ];
}

const ORDER = Object.keys(TILES);

function inOrder(tiles: readonly string[]): string[] {
  return [...tiles].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
}
