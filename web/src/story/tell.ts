// Sentences for everything that happens.
import { eventsOf } from "../net/log";
import type { DisplayFilled, GameEvent, LogEntry, MarketFilled, Scored } from "../protocol";
import { ENTRIES, EVENTS, PEOPLE, listed } from "../texts/story";
import {
  cardWords,
  currencyOfSquare,
  placeWords,
  sumOf,
  tileWord,
  tileWords,
  who,
  type People,
} from "./words";

/** One event as one sentence. Names stay as they are written, at its beginning too. */
export function tellEvent(event: GameEvent, people: People): string {
  switch (event.event) {
    case "NeutralReceived":
      return EVENTS.neutralReceived(tileWords(event.tiles));
    case "MarketFilled":
      return EVENTS.marketFilled(tileWord(event.tile), currencyOfSquare(event.square));
    case "DisplayFilled":
      return EVENTS.displayFilled(cardWords([event.card]));
    case "Dealt":
      return EVENTS.dealt(who(event.seat, people), cardWords(event.cards), sumOf(event.cards));
    case "TurnBegan":
      return turnOf(who(event.seat, people));
    case "MoneyTaken":
      return EVENTS.took(who(event.seat, people), cardWords(event.cards));
    case "Bought": {
      const told = event.exact ? EVENTS.boughtExactly : EVENTS.bought;
      const price = `${event.price} ${currencyOfSquare(event.square)}`;
      return told(who(event.seat, people), tileWord(event.tile), price, cardWords(event.cards));
    }
    case "Laid": {
      const told =
        event.source === "reserve"
          ? EVENTS.laidFromReserve
          : event.source === "left-over"
            ? EVENTS.laidLeftOver
            : EVENTS.laid;
      return told(who(event.seat, people), tileWord(event.tile), placeWords(event.place));
    }
    case "Kept":
      return EVENTS.kept(who(event.seat, people), tileWord(event.tile));
    case "Given":
      return EVENTS.given(who(event.seat, people), tileWord(event.tile));
    case "Removed":
      return EVENTS.removed(who(event.seat, people), tileWord(event.tile), placeWords(event.place));
    case "Swapped":
      return EVENTS.swapped(
        who(event.seat, people),
        tileWord(event.old),
        tileWord(event.new),
        placeWords(event.place),
      );
    case "Declined":
      return EVENTS.declined(who(event.seat, people));
    case "Passed":
      return EVENTS.passed(who(event.seat, people));
    case "DiscardsShuffled":
      return EVENTS.shuffled(event.cards);
    case "ScoringCardTurned":
      return EVENTS.scoringCard(event.number);
    case "Scored":
      return scored(event, people);
    case "EndBegan":
      return EVENTS.endBegan;
    case "LeftOverGiven": {
      const currency = currencyOfSquare(event.square);
      const sums = event.sums.map((sum, seat) => `${who(seat, people)} ${sum}`).join(", ");
      return event.seat === null
        ? EVENTS.leftOverStayed(tileWord(event.tile), currency, sums)
        : EVENTS.leftOver(tileWord(event.tile), EVENTS.whom(who(event.seat, people)), currency, sums);
    }
    case "GameOver": {
      const told = event.winners.length === 1 ? EVENTS.won : EVENTS.shared;
      const scores = event.scores.map((points, player) => `${who(player, people)} ${points}`).join(", ");
      return told(listed(event.winners.map((seat) => who(seat, people))), scores);
    }
    default:
      // A newer server may know more events than this page.
      return EVENTS.unknown((event as { event: string }).event);
  }
}

function turnOf(name: string): string {
  return name === PEOPLE.you ? EVENTS.yourTurn : EVENTS.turnOf(name);
}

function scored(event: Scored, people: People): string {
  const parts = event.scores.map((score, player) => {
    const gained = event.gains
      .filter((gain) => gain.player === player)
      .reduce((sum, gain) => sum + gain.points, 0);
    return EVENTS.scoredPart(who(player, people), gained, score);
  });
  return EVENTS.scored(event.number, parts.join("; "));
}

/** The events of an entry as sentences: refills in one line, and without whose turn began, which the next entry says. */
export function tellEvents(events: readonly GameEvent[], people: People): string[] {
  const lines: string[] = [];
  let refill: (DisplayFilled | MarketFilled)[] = [];
  const flush = () => {
    if (refill.length) lines.push(tellRefill(refill));
    refill = [];
  };
  for (const event of events) {
    if (event.event === "DisplayFilled" || event.event === "MarketFilled") {
      refill.push(event);
      continue;
    }
    if (event.event === "TurnBegan") continue;
    flush();
    lines.push(tellEvent(event, people));
    if (event.event === "EndBegan")
      lines.push(...event.hands.map((hand, seat) => EVENTS.hand(who(seat, people), cardWords(hand))));
  }
  flush();
  return lines;
}

/** What came onto the display and the market, in one sentence. */
export function tellRefill(events: readonly (DisplayFilled | MarketFilled)[]): string {
  const cards = events.flatMap((event) => (event.event === "DisplayFilled" ? [event.card] : []));
  const tiles = events.flatMap((event) =>
    event.event === "MarketFilled"
      ? [EVENTS.onSquare(tileWord(event.tile), currencyOfSquare(event.square))]
      : [],
  );
  return EVENTS.refill(cards.length ? cardWords(cards) : "", tiles.length ? listed(tiles) : "");
}

/** An entry of the log, told: a heading where it is a turn, and lines below it. */
export interface Told {
  readonly heading: string | null;
  readonly note: string | null;
  readonly lines: readonly string[];
}

export function tellEntry(entry: LogEntry, now: People): Told {
  const people = atThatTime(entry, now);
  const lines = tellEvents(eventsOf(entry), people);
  if (entry.kind === "turn") {
    const seat = entry.seat;
    const name = seat === null ? (entry.name ?? "") : who(seat, people);
    const heading = name === PEOPLE.you ? ENTRIES.yourTurn : ENTRIES.turn(name);
    return { heading, note: entry.by_bot ? ENTRIES.byBot : null, lines };
  }
  if (entry.kind === "said") {
    return { heading: ENTRIES.said(nameOf(entry, people)), note: null, lines: [entry.text ?? ""] };
  }
  return { heading: null, note: null, lines: [tellAround(entry, people), ...lines] };
}

/** Who acts in an entry has the name of that time, which a later change does not touch. */
function atThatTime(entry: LogEntry, people: People): People {
  const { name, seat } = entry;
  return name === null ? people : { ...people, names: people.names.map((now, at) => (at === seat ? name : now)) };
}

function nameOf(entry: LogEntry, people: People): string {
  return entry.name ?? (entry.seat === null ? "" : (people.names[entry.seat] ?? PEOPLE.seat(entry.seat)));
}

function tellAround(entry: LogEntry, people: People): string {
  const name = nameOf(entry, people);
  switch (entry.kind) {
    case "seated":
      return ENTRIES.seated(name);
    case "left":
      return ENTRIES.left(name);
    case "bot":
      return entry.name ? ENTRIES.bot(name) : ENTRIES.botLeft;
    case "renamed":
      return ENTRIES.renamed(entry.text ?? PEOPLE.seat(entry.seat ?? 0), name);
    case "began":
      return ENTRIES.began;
    case "stand-in":
      return entry.on ? ENTRIES.standIn(name) : ENTRIES.standInOver(name);
    default:
      return ENTRIES.rematch;
  }
}

/** A whole entry in one breath, for the screen reader. */
export function announce(entry: LogEntry, people: People): string {
  const told = tellEntry(entry, people);
  const lines = told.lines.join(" ");
  return entry.kind === "said" ? `${told.heading}: ${lines}` : lines;
}

/** A step of the story in one sentence: one event, or a refill. */
export function tellStep(events: readonly GameEvent[], people: People): string {
  const refill = events.filter((event) => event.event === "DisplayFilled" || event.event === "MarketFilled");
  if (refill.length) return tellRefill(refill);
  return events.map((event) => tellEvent(event, people)).join(" ");
}
