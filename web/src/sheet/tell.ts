// Sentences for everything that happens in a game of sheets.
import type { Rolled, SheetEvent, SheetGain, SheetScored, Ticked } from "../protocol";
import { commas, listed, say, signed, type Who } from "../words/say";
import { person, type People } from "../story/people";
import { colourForms } from "../words/names";
import { typeAt } from "./squares";

/** Fictitious players come behind the seats. */
export function player(number: number, people: People): Who {
  if (number < people.names.length) return person(number, people);
  return { kind: "other", name: fictitiousName(number - people.names.length, people) };
}

export function fictitiousName(at: number, { fictitious = 1 }: People): string {
  return fictitious > 1 ? say("sheet-fictitious.numbered", { number: at + 1 }) : say("sheet-fictitious");
}

const diceWords = ({ yellow, blue }: Pick<Rolled, "yellow" | "blue">): string => say("sheet-dice", { yellow: listed(yellow.map(String)), blue: listed(blue.map(String)) });

function ticked({ player: number, type, rolls }: Ticked, people: People): string {
  const [last, ...earlier] = rolls.toReversed();
  const who = player(number, people);
  if (last === undefined) return say("sheet-ticked", { who, type });
  if (earlier.length === 0) return say("sheet-rolled-and-ticked", { who, type, last_type: last });
  return say("sheet-rolled-again-and-ticked", { who, type, last_type: last, earlier_types: earlier.toReversed() });
}

const gain = (one: SheetGain, people: People): string => say("sheet-gain", { who: player(one.player, people), points: one.points, reason: one.reason });

function scored({ gains, scores }: SheetScored, people: People): string {
  const parts = scores.flatMap((score, number) => {
    const own = gains.filter((one) => one.player === number);
    if (own.length === 0) return [];
    const sum = own.reduce((all, one) => all + one.points, 0);
    return [say("player-scored.page", { who: player(number, people), signed: signed(sum), score })];
  });
  return parts.length > 0 ? say("sheet-scored", { players: parts }) : say("sheet-scored-nothing");
}

/** One event as one sentence. */
export function tellEvent(event: SheetEvent, people: People): string {
  const actor: Who = "seat" in event ? person(event.seat, people) : { kind: "other", name: "" };
  switch (event.event) {
    case "StartDrawn":
      return say("sheet-start-drawn", { who: actor });
    case "Founded":
      return say("sheet-founded", { who: actor, square: event.square, type: event.type });
    case "DicePlaced":
      return say("sheet-dice-placed", { who: actor, pair: event.pair });
    case "Ticked":
      return ticked(event, people);
    case "TurnBegan":
      return actor.kind === "you"
        ? say("sheet-your-turn", { round: event.round, dice: diceWords(event) })
        : say("sheet-turn-began", { who: actor, round: event.round, dice: diceWords(event) });
    case "Changed":
      return say("sheet-changed", { who: actor, coins: event.coins, dice: diceWords(event) });
    case "Built":
      return event.coins > 0
        ? say("sheet-built-for-coins", { who: actor, type: event.type, square: event.square, coins: event.coins })
        : say("sheet-built", { who: actor, type: event.type, square: event.square });
    case "Earned": {
      const lost = event.crossings - event.coins;
      return lost > 0 ? say("sheet-earned-too-many", { who: actor, coins: event.coins, lost }) : say("sheet-earned", { who: actor, coins: event.coins });
    }
    case "Declined":
      return say("sheet-declined", { who: actor });
    case "Rolled":
      return say("sheet-rolled", { who: actor, dice: diceWords(event) });
    case "Kept":
      return say("sheet-kept", { who: actor, pair: event.pair });
    case "PassedOn":
      return say("sheet-passed-on", { who: actor, pair: event.pair, to: person(event.to, people) });
    case "Completed":
      return say("sheet-completed", { who: player(event.player, people), type: event.type, round: event.round });
    case "Awarded": {
      const gains = listed(event.gains.map((one) => gain(one, people)));
      return event.gains.length > 0
        ? say("sheet-awarded", { round: event.round, gains, clauses: ["W-30"] })
        : say("sheet-awarded-nothing", { round: event.round, clauses: ["W-30", "W-54"] });
    }
    case "Scored":
      return scored(event, people);
    case "GameOver": {
      const playing = event.scores.map((points, number) => ({ who: player(number, people), points, number }));
      const [only, ...others] = playing.filter(({ points, number }) => points > 0 || number < people.names.length);
      if (only && others.length === 0) return say("sheet-over-alone", { who: only.who, points: only.points });
      const scores = playing.map(({ who, points }) => say("player-points.page", { who, points }));
      const [winner, ...more] = event.winners;
      if (winner !== undefined && more.length === 0) return say("game-won.page", { who: player(winner, people), scores });
      return say("victory-shared.page", { winners: listed(event.winners.map((one) => player(one, people).name)), scores });
    }
    default:
      return say("event-unknown.page", { event: (event as { event: string }).event });
  }
}

/** Without whose turn began, which the next entry says. */
export const tellEvents = (events: readonly SheetEvent[], people: People): string[] =>
  events.filter(({ event }) => event !== "TurnBegan").map((event) => tellEvent(event, people));

/** `y5to3` as `yellow 5 → 3`. */
function changeWords(part: string): string {
  const [, colour = "", from = "", to = ""] = /^([yb])(\d)to(\d)$/.exec(part) ?? [];
  return `${colourForms(colour === "y" ? "yellow" : "blue")["Name"] ?? colour} ${from} → ${to}`;
}

/** What an order says that was given in this turn. */
export function tellAction(word: string): string {
  const [verb = "", thing = ""] = word.split(":");
  if (verb === "build") return say("sheet-way-change.build", { type: typeAt(thing), square: thing });
  if (verb === "keep") return say("sheet-way-change.keep", { square: thing });
  if (verb === "change") return say("sheet-way-change", { dice: commas(thing.split(",").map(changeWords)) });
  if (verb === "second") return say("sheet-way-change.second");
  return verb === "coins" ? say("sheet-way-change.coins") : say("sheet-way-change.done");
}

/** What somebody did in several turns, in few words. */
export function doingsOf(events: readonly SheetEvent[], who: Who): string[] {
  const built = events.flatMap((event) => (event.event === "Built" ? [event.type] : []));
  const coins = events.reduce((sum, event) => sum + (event.event === "Earned" ? event.coins : 0), 0);
  return [
    ...(built.length > 0 ? [say("sheet-away-built", { who, types: built })] : []),
    ...(coins > 0 ? [say("sheet-away-earned", { who, coins })] : []),
  ];
}
