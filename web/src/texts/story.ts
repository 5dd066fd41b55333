// Every English text of the story, the scores and the settings. Logic picks among them and fills them in.

export const TYPES: Readonly<Record<string, string>> = {
  pavilion: "pavilion",
  seraglio: "seraglio",
  arcades: "arcades",
  chambers: "chambers",
  garden: "garden",
  tower: "tower",
};

const SIDES: Readonly<Record<string, string>> = { n: "north", e: "east", s: "south", w: "west" };
const ORDINALS = ["", "first", "second", "third"];
const SHORT_ORDINALS = ["", "1st", "2nd", "3rd"];

export const ordinal = (number: number): string => ORDINALS[number] ?? `${number}th`;
export const shortOrdinal = (number: number): string => SHORT_ORDINALS[number] ?? `${number}th`;
export const side = (letter: string): string => SIDES[letter.toLowerCase()] ?? letter;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? "nothing";
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

const points = (count: number): string => (count === 1 || count === -1 ? "point" : "points");
const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const PEOPLE = {
  you: "You",
  neutral: "the neutral player",
  seat: (seat: number) => `Player ${seat + 1}`,
};

export const FOUNTAIN = "the fountain";
export const HALF = (type: string): string => `half of a ${type}`;
export const STEPS = (count: number, direction: string): string => `${count} ${direction}`;

/** What happened. `who` is a name, or `You`: everything is told in the past, which fits both. */
export const EVENTS = {
  neutralReceived: (tiles: string) => `The neutral player received ${tiles}.`,
  marketFilled: (tile: string, currency: string) => `New on the market for ${currency}: ${tile}.`,
  displayFilled: (card: string) => `New on the display: ${card}.`,
  refill: (display: string, market: string) =>
    `New: ${[display && `${display} on the display`, market && `${market} on the market`].filter(Boolean).join("; ")}.`,
  onSquare: (tile: string, currency: string) => `${tile} (for ${currency})`,
  dealt: (who: string, cards: string, sum: number) => `${who} started with ${cards}: ${sum} in all.`,
  yourTurn: "It was your turn.",
  turnOf: (who: string) => `It was ${who}'s turn.`,
  took: (who: string, cards: string) => `${who} took ${cards}.`,
  bought: (who: string, tile: string, price: string, cards: string) => `${who} bought ${tile} for ${price}, with ${cards}.`,
  boughtExactly: (who: string, tile: string, price: string, cards: string) =>
    `${who} bought ${tile} for exactly ${price}, with ${cards}.`,
  laid: (who: string, tile: string, place: string) => `${who} laid ${tile} at ${place}.`,
  laidFromReserve: (who: string, tile: string, place: string) => `${who} laid ${tile} from the reserve at ${place}.`,
  laidLeftOver: (who: string, tile: string, place: string) => `${who} laid the left-over ${tile} at ${place}.`,
  kept: (who: string, tile: string) => `${who} put ${tile} into the reserve.`,
  given: (who: string, tile: string) => `${who} gave ${tile} to the neutral player.`,
  removed: (who: string, tile: string, place: string) => `${who} moved ${tile} from ${place} to the reserve.`,
  swapped: (who: string, old: string, tile: string, place: string) =>
    `${who} swapped ${old} at ${place} for ${tile} of the reserve.`,
  declined: (who: string) => `${who} took no further action.`,
  passed: (who: string) => `${who} had no legal action and passed.`,
  shuffled: (cards: number) => `The discards were shuffled into a new money pile of ${plural(cards, "card", "cards")}.`,
  scoringCard: (number: number) => `The ${ordinal(number)} scoring card turned up.`,
  scored: (number: number, parts: string) => `The ${ordinal(number)} scoring was held: ${parts}.`,
  scoredPart: (name: string, gained: number, score: number) => `${name} ${signed(gained)}, now ${score}`,
  endBegan: "The supply could not fill the market: the end began, and the hands were shown.",
  hand: (name: string, cards: string) => `${name}: ${cards}`,
  leftOver: (tile: string, who: string, currency: string, sums: string) =>
    `The left-over ${tile} went to ${who} for the most ${currency} (${sums}).`,
  leftOverStayed: (tile: string, currency: string, sums: string) =>
    `The left-over ${tile} went to nobody: nobody alone had the most ${currency} (${sums}).`,
  won: (who: string, scores: string) => `The game was over. ${who} won: ${scores}.`,
  shared: (who: string, scores: string) => `The game was over. ${who} shared the victory: ${scores}.`,
  unknown: (event: string) => `Something happened that this page does not know: ${event}.`,
  whom: (who: string) => (who === PEOPLE.you ? "you" : who),
};

/** What happened at the table, apart from the game. */
export const ENTRIES = {
  seated: (name: string) => `${name} sat down.`,
  left: (name: string) => `${name} left the table.`,
  bot: (name: string) => `${name}, a bot, took a seat.`,
  botLeft: "A bot left its seat.",
  renamed: (old: string, name: string) => `${old} is called ${name} now.`,
  began: "The game began.",
  standIn: (name: string) => `A bot plays for ${name} until they are back.`,
  standInOver: (name: string) => `${name} plays again.`,
  rematch: "A rematch was called.",
  turn: (name: string) => `${name}'s turn`,
  yourTurn: "Your turn",
  byBot: "played by a stand-in bot",
  said: (name: string) => `${name} says`,
};

/** Actions that are not carried out yet. */
export const ACTIONS = {
  take: (cards: string) => `Take ${cards}`,
  buy: (currency: string, cards: string) => `Buy the ${currency} tile with ${cards}`,
  buyTile: (tile: string, cards: string) => `Buy ${tile} with ${cards}`,
  lay: (tile: string, place: string) => `Lay ${tile} at ${place}`,
  keep: (tile: string) => `Put ${tile} into the reserve`,
  give: (tile: string) => `Give ${tile} to the neutral player`,
  remove: (tile: string) => `Move ${tile} to the reserve`,
  swap: (old: string, tile: string) => `Swap ${old} for ${tile}`,
  done: "No further action",
  pass: "Pass",
};

export const LOG = {
  title: "What happened",
  earlier: "Show earlier",
  empty: "Nothing has happened yet.",
};

export const PLAYING = {
  title: "Just played",
  skip: "Skip",
};

export const AWAY = {
  title: "While you were away",
  turns: (count: number) => `${plural(count, "turn was", "turns were")} played.`,
  none: "Nothing was played.",
  player: (turns: number) => plural(turns, "turn", "turns"),
  bought: (tiles: string) => `bought ${tiles}`,
  took: (cards: number, sum: number) => `took ${plural(cards, "card", "cards")} worth ${sum}`,
  rebuilt: (times: number) => (times === 1 ? "rebuilt the palace" : `rebuilt the palace ${times} times`),
  gave: (tiles: string) => `gave ${tiles} to the neutral player`,
  passed: "passed",
  said: (count: number) => plural(count, "remark was made.", "remarks were made."),
  yourTurn: "It is your turn.",
  over: "The game is over.",
  step: "Step through",
  previous: "Previous",
  next: "Next",
  close: "Close",
  at: (at: number, count: number) => `${at} of ${count}`,
};

export const SCORES = {
  now: "If it were scored now",
  nowNumber: (number: number) => `The ${ordinal(number)} scoring, if it were held now`,
  type: "Building",
  wall: "Longest wall",
  gain: "Would gain",
  score: "Score so far",
  sum: "Score then",
  points: (count: number) => `${count} ${points(count)}`,
  cell: (count: number, what: string, place: string, gained: number) =>
    `${count} ${what}${place ? `, ${place}` : ""}: ${gained} ${points(gained)}`,
  tied: (place: string) => `shared ${place}`,
  place: (place: number) => `${shortOrdinal(place)}`,
  short: (count: number) => `${count} p.`,
  tiedMark: "=",
  tiedLegend: "= shares the place; p. are points.",
  changed: (by: number) => `${signed(by)} against the start of the turn`,
  others: "Other points",
  none: "-",
  neutral: "Neutral",
  noScoring: "All scorings were held.",
};

export const SCORING = {
  title: (number: number) => `The ${ordinal(number)} scoring`,
  player: (name: string, gained: number) => `${name}: ${signed(gained)}`,
  wall: (count: number) => `Longest wall of ${plural(count, "segment", "segments")}`,
  most: (count: number, type: string) => `Most of ${type}, with ${count}`,
  place: (place: number, count: number, type: string) => `${capital(ordinal(place))} in ${type}, with ${count}`,
  tied: (place: number, count: number, type: string, others: string) =>
    `${capital(ordinal(place))} in ${type} together with ${others}, ${count} each: the points of the places are shared, rounded down`,
  other: (reason: string, count: number) => (count ? `${capital(reason)} (${count})` : capital(reason)),
  tiles: "Tiles counted",
  segments: "Segments of the wall",
  segment: (place: string, direction: string) => `${direction} side of the tile at ${place}`,
  nothing: "No points.",
  showWall: "Show on the palace",
  total: (score: number) => `Score: ${score}`,
  close: "Close",
};

export const TOTALS = {
  title: "Scores",
  with: (points_: number) => `${signed(points_)} if scored now`,
  leads: "leads",
  label: (name: string, score: number) => `${name}: ${score} ${points(score)}`,
};

export const END = {
  title: "The game is over",
  youWon: "You won!",
  won: (name: string) => `${name} won.`,
  shared: (names: string) => `${names} share the victory.`,
  winner: "Winner",
  total: "Total",
  scorings: "The three scorings",
  player: "Player",
  besides: "Besides",
  thought: "Thinking time",
  details: "Every point",
  rematch: "Play again",
};

const two = (number: number): string => String(number).padStart(2, "0");

export const CLOCK = {
  minutes: (minutes: number, seconds: number) => `${minutes}:${two(seconds)}`,
  hours: (hours: number, minutes: number, seconds: number) => `${hours}:${two(minutes)}:${two(seconds)}`,
  days: (days: number, hours: number) => `${days} d ${hours} h`,
};

export const LEFT = {
  title: "What is left",
  supply: (count: number) => `Tiles in the supply: ${count}`,
  money: (count: number) => `Money cards in the pile: ${count}`,
  discards: (count: number) => `Discards: ${count}`,
  scoringCards: "The pile counts scoring cards among its cards; the table does not.",
  all: "All",
  type: "Building",
  prices: "Prices",
  currency: "Currency",
  empty: "none left",
  times: (price: number, count: number) => (count > 1 ? `${price} \u00d7${count}` : `${price}`),
};

export const PREVIEW = {
  title: "What your turn changes",
  nothing: "No points change if it were scored now.",
  wall: (before: number, after: number) => `Wall: ${before} to ${after}`,
  count: (type: string, before: number, after: number) => `${capital(type)}: ${before} to ${after}`,
  share: (place: number, tied: boolean) => (place ? `${tied ? "shared " : ""}${ordinal(place)}` : "no place"),
  places: (before: string, after: string) => `${before}, now ${after}`,
  points: (change: number) => `${signed(change)} ${points(change)}`,
  you: (before: number, after: number) => `If scored now: ${before} before, ${after} after`,
  others: "The others",
  other: (name: string, change: number) => `${name} ${signed(change)}`,
};

export const SETTINGS = {
  title: "Settings",
  speed: "Speed of the story",
  speeds: { off: "Off", fast: "Fast", normal: "Normal", slow: "Slow" } as const,
  reduced: "Your device asks for less motion, so nothing moves.",
  sound: "Sounds",
  labels: "Letters on tiles and cards, besides shapes and colours",
  close: "Close",
};

export const RULE = {
  show: (clause: string) => `Rule ${clause}`,
  loading: "The rule is being fetched.",
  failed: "The rule could not be fetched. Try again.",
  close: "Close",
};

export const TITLE = {
  game: "Alhambra",
  yourTurn: "Your turn",
  turnOf: (name: string) => `${name}'s turn`,
  lobby: "Waiting for players",
  over: "Game over",
  with: (what: string) => `${what} - Alhambra`,
};

/** `+3`, `-2`, `+0`, with a real minus sign. */
export function signed(number: number): string {
  return number < 0 ? `\u2212${-number}` : `+${number}`;
}
