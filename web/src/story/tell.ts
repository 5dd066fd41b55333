// Sentences for everything that happens.
import { CURRENCIES, sumOf } from "../board/cards";
import { remarkOf } from "../company/emotes";
import { eventFace } from "../modules/faces";
import { eventsOf } from "../net/log";
import type { GameEvent, LeftOverGiven, LogEntry, Scored } from "../protocol";
import { listed, say, signed, type Who } from "../words/say";
import { changeTold } from "../pages/bots.svelte";
import { changesTold } from "../pages/choosing/gameWords";
import { person, who, type People } from "./people";

const LAID = { bought: "laid.page", reserve: "laid-from-reserve.page", "left-over": "laid-left-over.page" } as const;

const currencyOf = (square: number): string => CURRENCIES[square - 1] ?? `${square}`;

/** One event as one sentence. Names stay as they are written, at its beginning too. */
export function tellEvent(event: GameEvent, people: People): string {
  const actor: Who = "seat" in event && event.seat !== null ? person(event.seat, people) : { kind: "other", name: "" };
  switch (event.event) {
    case "NeutralReceived":
      return say("neutral-received.page", { tiles: event.tiles });
    case "MarketFilled":
      return say("market-filled.page", { tile: event.tile, currency: currencyOf(event.square) });
    case "DisplayFilled":
      return say("display-filled.page", { cards: [event.card] });
    case "Dealt":
      return say("dealt.page", { who: actor, cards: event.cards, worth: sumOf(event.cards) });
    case "TurnBegan":
      return say("turn-began.page", { who: actor });
    case "MoneyTaken":
      return say("money-taken.page", { who: actor, cards: event.cards });
    case "Bought": {
      const { tile, price, cards } = event;
      const said = { who: actor, tile, price, cards, currency: currencyOf(event.square) };
      return say(event.exact ? "bought.exactly" : "bought.page", said);
    }
    case "Laid":
      return say(LAID[event.source as keyof typeof LAID] ?? LAID.bought, { who: actor, tile: event.tile, place: event.place });
    case "Kept":
      return say("kept.page", { who: actor, tile: event.tile });
    case "Given":
      return say("given.page", { who: actor, tile: event.tile });
    case "Removed":
      return say("removed.page", { who: actor, tile: event.tile, place: event.place });
    case "Swapped":
      return say("swapped.page", { who: actor, old: event.old, new: event.new, place: event.place });
    case "Declined":
      return say("declined.page", { who: actor });
    case "Passed":
      return say("passed.page", { who: actor });
    case "DiscardsShuffled":
      return say("discards-shuffled.page", { cards: event.cards });
    case "ScoringCardTurned":
      return say("scoring-card-turned.page", { number: event.number });
    case "Scored":
      return scored(event, people);
    case "EndBegan":
      return say("end-began.page");
    case "LeftOverGiven":
      return leftOver(event, people);
    case "GameOver": {
      const scores = points(event.scores, people);
      const [winner, ...others] = event.winners;
      if (winner !== undefined && others.length === 0) return say("game-won.page", { who: person(winner, people), scores });
      return say("victory-shared.page", { winners: listed(event.winners.map((seat) => who(seat, people))), scores });
    }
    default:
      // A newer server may know more events than this page.
      return eventFace((event as { event: string }).event)?.tell(event, actor, people) ?? say("event-unknown.page", { event: (event as { event: string }).event });
  }
}

function points(each: readonly number[], people: People): string[] {
  return each.map((n, player) => say("player-points.page", { who: person(player, people), points: n }));
}

function leftOver({ tile, square, seat, sums }: LeftOverGiven, people: People): string {
  const said = { tile, currency: currencyOf(square), sums: points(sums, people) };
  return seat === null ? say("left-over-to-nobody.page", said) : say("left-over-given.page", { ...said, who: person(seat, people) });
}

function scored(event: Scored, people: People): string {
  const parts = event.scores.map((score, player) => {
    const gained = event.gains
      .filter((gain) => gain.player === player)
      .reduce((sum, gain) => sum + gain.points, 0);
    return say("player-scored.page", { who: person(player, people), signed: signed(gained), score });
  });
  return say("scored.page", { number: event.number, players: parts });
}

/** The events of an entry as sentences: refills in one line, and without whose turn began, which the next entry says. */
export function tellEvents(events: readonly GameEvent[], people: People): string[] {
  const lines: string[] = [];
  let refill: GameEvent[] = [];
  const flush = () => {
    const told = tellRefill(refill);
    if (told) lines.push(told);
    refill = [];
  };
  for (const event of events) {
    if (isRefill(event)) {
      refill.push(event);
      continue;
    }
    if (event.event === "TurnBegan") continue;
    flush();
    lines.push(tellEvent(event, people));
    if (event.event === "EndBegan")
      lines.push(...event.hands.map((hand, seat) => say("hand-shown.page", { who: person(seat, people), cards: hand })));
  }
  flush();
  return lines;
}

const isRefill = ({ event }: GameEvent): boolean => event === "DisplayFilled" || event === "MarketFilled" || eventFace(event)?.refill !== undefined;

/** What came onto the display and the market, in one sentence, and behind it what modules have filled besides. */
export function tellRefill(events: readonly GameEvent[]): string {
  const cards = events.flatMap((event) => (event.event === "DisplayFilled" ? [event.card] : []));
  const filled = events.map((event) => eventFace(event.event)?.refill?.(event as never));
  const tiles = events.flatMap((event, at) =>
    event.event === "MarketFilled" ? [say("market-filled.part", { tile: event.tile, currency: currencyOf(event.square) })] : (filled[at]?.market ?? []),
  );
  return [refillWords(cards, tiles), ...filled.flatMap((one) => one?.sentence ?? [])].filter(Boolean).join(" ");
}

function refillWords(cards: readonly string[], tiles: readonly string[]): string {
  if (tiles.length === 0) return cards.length > 0 ? say("refilled.display", { cards }) : "";
  return cards.length > 0 ? say("refilled.both", { cards, squares: listed(tiles) }) : say("refilled.market", { squares: listed(tiles) });
}

/** An entry of the log, told: a heading where it is a turn, and lines below it. */
export interface Told {
  readonly heading: string | null;
  readonly note: string | null;
  readonly lines: readonly string[];
}

export function tellEntry(entry: LogEntry, now: People): Told {
  const people = atThatTime(entry, now);
  const lines = people.teller?.events(entry.events, people) ?? tellEvents(eventsOf(entry), people);
  if (entry.kind === "turn") {
    const actor: Who = entry.seat === null ? { kind: "other", name: entry.name ?? "" } : person(entry.seat, people);
    return { heading: say("entry-turn", { who: actor }), note: entry.by_bot ? say("entry-turn.by-bot") : null, lines };
  }
  if (entry.kind === "said") {
    return { heading: say(entry.seat === null ? "remark-watcher" : "entry-said", { name: nameOf(entry, people) }), note: null, lines: [remarkOf(entry)] };
  }
  return { heading: null, note: null, lines: [tellAround(entry, people), ...lines] };
}

/** Who acts in an entry has the name of that time, which a later change does not touch. */
function atThatTime(entry: LogEntry, people: People): People {
  const { name, seat } = entry;
  return name === null ? people : { ...people, names: people.names.map((now, at) => (at === seat ? name : now)) };
}

function nameOf(entry: LogEntry, people: People): string {
  return entry.name ?? (entry.seat === null ? "" : (people.names[entry.seat] ?? say("person-seat", { number: entry.seat + 1 })));
}

function tellAround(entry: LogEntry, people: People): string {
  const name = nameOf(entry, people);
  switch (entry.kind) {
    case "seated":
      return say("entry-seated", { name });
    case "left":
      return entry.by_host ? say("entry-opened", { host: entry.by_name ?? say("entry-host"), name }) : say("entry-left", { name });
    case "bot":
      return changeTold(name, entry.bot, entry.bot_before) ?? (entry.name ? say("entry-bot", { name }) : say("entry-bot.left"));
    case "renamed":
      return say("entry-renamed", { old: entry.text ?? say("person-seat", { number: (entry.seat ?? 0) + 1 }), name });
    case "changed":
      return say("entry-changed", { name: entry.seat === null ? say("entry-host") : name, changes: entry.change ? changesTold(entry.change) : [] });
    case "began":
      return say("entry-began");
    case "stand-in":
      return say(entry.on ? "entry-stand-in" : "entry-stand-in.over", { name });
    default:
      return say("entry-rematch");
  }
}

/** A whole entry in one breath, for the screen reader. */
export function announce(entry: LogEntry, people: People): string {
  const told = tellEntry(entry, people);
  const lines = told.lines.join(" ");
  if (entry.kind !== "said") return lines;
  return say(entry.seat === null ? "remark-watcher.aloud" : "entry-said.aloud", { name: nameOf(entry, people), text: lines });
}

/** A step of the story in one sentence: one event, or a refill. */
export function tellStep(events: readonly GameEvent[], people: People): string {
  const refill = events.filter(isRefill);
  if (refill.length) return tellRefill(refill);
  return events.map((event) => tellEvent(event, people)).join(" ");
}
