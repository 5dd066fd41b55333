// Made from the Python types by `python -m alhambra.server.protocol.schema`. Do not edit.

/** A seat uses an ability; `points` pay for missing guards, `card` is the money card it costs. */
export interface AbilityUsed {
  event: "AbilityUsed";
  seat: number;
  ability: string;
  details: ReadonlyArray<string>;
  points: number;
  card: string | null;
}

/** An ability of this game: what it costs, and whether it was used in this turn. */
export interface AbilityView {
  name: string;
  guards: number;
  money_cards: number;
  clause: string;
  used: boolean;
  points: number | null;
  why: string | null;
}

/** What a table with these aids tells besides; what it does not have is left out. */
export interface Aids {
  table_of_points?: Readonly<Record<string, ReadonlyArray<ReadonlyArray<number>>>>;
  scoring_time?: ScoringTime | null;
}

/** A code that carries a seat of this device to another one: short, for some minutes, and used once. */
export interface AskCode {
  type: "ask-code";
  ask: number;
  seat: number;
}

/** Older entries of the log. */
export interface AskEarlier {
  type: "ask-earlier";
  ask: number;
  before: number;
}

/** What a tile of the market would change for a seat, laid where it brings most; also when others are to play. */
export interface AskEffect {
  type: "ask-effect";
  ask: number;
  seat: number;
  tile: string;
}

/** Every legal action of a seat as its word: enough to play a game of which nothing is known. */
export interface AskLegal {
  type: "ask-legal";
  ask: number;
  seat: number;
}

/** What every square in and around the palace says to a tile; to one of the market, as if it were bought. */
export interface AskPlaces {
  type: "ask-places";
  ask: number;
  seat: number;
  tile: string;
}

/** Whether an action is allowed now, and if not, why. */
export interface AskWhy {
  type: "ask-why";
  ask: number;
  seat: number;
  action: string;
}

/** The types completed in a round were awarded (W-30). */
export interface Awarded {
  event: "Awarded";
  round: number;
  gains: ReadonlyArray<SheetGain>;
  scores: ReadonlyArray<number>;
}

/** A seat paid for a bazaar and set it aside (B-3). */
export interface BazaarBought {
  event: "BazaarBought";
  seat: number;
  tile: string;
  cards: ReadonlyArray<string>;
  price: number;
}

/** A bazaar was drawn for the market and lies beside the board (B-2). */
export interface BazaarTurnedUp {
  event: "BazaarTurnedUp";
  tile: string;
}

/** A bazaar beside the board, with what it costs now; 0 while it cannot be bought (B-4). */
export interface BazaarView {
  tile: string;
  currency: string;
  types: ReadonlyArray<string>;
  price: number;
}

/** The bazaars beside the board, and those in the palaces. */
export interface BazaarsView {
  beside: ReadonlyArray<BazaarView>;
  laid: ReadonlyArray<LaidBazaar>;
}

/** The host starts the game. Every seat has to be taken. */
export interface Begin {
  type: "begin";
  id: string;
}

/** A seat for a bot. */
export interface BotSeat {
  kind: "bot";
  bot: string;
}

/** A seat paid for a tile of the market and set it aside. */
export interface Bought {
  event: "Bought";
  seat: number;
  square: number;
  tile: string;
  cards: ReadonlyArray<string>;
  price: number;
  exact: boolean;
}

/** A seat paid for a tile and a gatehouse of its type and set them aside. */
export interface BoughtWithGatehouse {
  event: "BoughtWithGatehouse";
  seat: number;
  square: number;
  tile: string;
  type: string;
  cards: ReadonlyArray<string>;
  price: number;
  exact: boolean;
}

/** A box to choose. */
export interface BoxFacts {
  name: string;
  kind: "palace" | "sheet";
  hard: number;
  fewest: number;
  most: number;
  minutes: Readonly<Record<string, number>>;
  parts: ReadonlyArray<string>;
  modules: ReadonlyArray<ModuleFacts>;
  options: ReadonlyArray<OptionFacts>;
  sets: ReadonlyArray<SetFacts>;
}

/** A seat built; `coins` is what a second building cost (W-21, W-26). */
export interface Built {
  event: "Built";
  seat: number;
  square: string;
  type: string;
  coins: number;
}

/** A camp in a palace: for each of its ramparts the places whose buildings count as the table stands (C-6). */
export interface CampView {
  seat: number;
  tile: string;
  lines: ReadonlyArray<ReadonlyArray<string>>;
}

/** The answer to `POST /api/carried`: the seat that the secret holds now. */
export interface Carried {
  table: string;
  seat: number;
}

/** The body of `POST /api/carried`: a code from another device, and the secret that holds the seat here. */
export interface Carry {
  code: string;
  secret: string;
}

/** What is stored on a certificate. */
export interface CertificateView {
  currency: string;
  amount: number;
}

/** What was stored on a certificate is lost (S-7); its pawn returns to the middle. */
export interface CertificateVoided {
  event: "CertificateVoided";
  seat: number;
  currency: string;
  amount: number;
}

/** The pawns in the middle, the certificate of each seat, and what may be stored now. */
export interface CertificatesView {
  pawns: Readonly<Record<string, number>>;
  certificates: ReadonlyArray<CertificateView | null>;
  over: number;
}

/** The host changes what will be played, before the game: all of it, as a new table has it, and how many seats. */
export interface ChangeGame {
  type: "change-game";
  id: string;
  game: GameConfig;
  settings: Settings;
  seats: number;
}

/** A seat paid coins to change dice, which now are these (W-25). */
export interface Changed {
  event: "Changed";
  seat: number;
  coins: number;
  yellow: ReadonlyArray<number>;
  blue: ReadonlyArray<number>;
}

/** Every legal action of the seat that is to act. */
export interface Choices {
  groups: ReadonlyArray<Group>;
}

/** The answer to `GET /api/rules/A-56`. */
export interface ClauseText {
  clause: string;
  text: string;
}

/** The server ends the connection; `code` says why, and the page whether to come back. */
export interface Closing {
  type: "closing";
  code: string;
  message: string;
  said: Said;
}

/** The answer to `AskCode`. Only who asked sees it. */
export interface CodeMade {
  type: "code-made";
  ask: number;
  code: string;
  until: number;
}

/** End the turn for good. Of its time, `waited` milliseconds went by behind the curtain of a shared device. */
export interface Commit {
  type: "commit";
  id: string;
  seat: number;
  waited?: number;
}

/** A player built the last building of a type in this round (W-30, W-54). */
export interface Completed {
  event: "Completed";
  player: number;
  round: number;
  type: string;
}

/** The dice of a day, by UTC. A game that is practice does not count; a day that is over is for practice alone. */
export interface Daily {
  day: string;
  practice: boolean;
}

/** The answer to `POST /api/daily/listed` and `removed`: what is listed of the day of this game now. */
export interface DayListed {
  day: string;
  results: ReadonlyArray<DayResult>;
  mine: DayResult | null;
}

/** The answer to `GET /api/daily/2026-11-18/best`: the best listed game of a day that is over. */
export interface DayReplay {
  day: string;
  name: string;
  points: number;
  steps: ReadonlyArray<DayStep>;
}

/** A listed result. The id tells whoever listed it which one it is, and nobody which table. */
export interface DayResult {
  id: string;
  name: string;
  points: number;
  at: number;
}

/** A turn of a game that is shown again: its actions, what happened, and the game then. The first is the set-up. */
export interface DayStep {
  actions: ReadonlyArray<string>;
  events: ReadonlyArray<GameEvent | ModuleEvent | SheetEvent>;
  game: SheetInfo;
}

/** A seat got its start hand, face up. */
export interface Dealt {
  event: "Dealt";
  seat: number;
  cards: ReadonlyArray<string>;
}

/** A seat took no further action. */
export interface Declined {
  event: "Declined";
  seat: number;
}

/** A seat rolled a pair of its set-up and put it on its sheet (W-12, W-13). */
export interface DicePlaced {
  event: "DicePlaced";
  seat: number;
  pair: string;
}

/** The discard pile became the new money pile. */
export interface DiscardsShuffled {
  event: "DiscardsShuffled";
  cards: number;
}

/** A card came onto a slot of the display. */
export interface DisplayFilled {
  event: "DisplayFilled";
  slot: number;
  card: string;
}

/** A command was carried out, and is on disk. Its effect is in the update with these numbers or later ones. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
  tried: number;
}

/** The piles that are left, by number. */
export interface DraftView {
  piles: Readonly<Record<string, ReadonlyArray<string>>>;
}

/** The answer to `AskEarlier`. */
export interface Earlier {
  type: "earlier";
  ask: number;
  log: ReadonlyArray<LogEntry>;
  complete: boolean;
}

/** A seat earned coins; `crossings` is how many were built (W-23). */
export interface Earned {
  event: "Earned";
  seat: number;
  crossings: number;
  coins: number;
}

/** The answer to `AskEffect`. */
export interface Effect {
  type: "effect";
  ask: number;
  effect: TileEffect;
}

/** A picture for the table, from a seat of this device: a remark that needs no language. */
export interface Emote {
  type: "emote";
  id: string;
  seat: number;
  emote: "applause" | "coffee" | "hourglass" | "laugh" | "smile" | "sorrow" | "surprise" | "thought" | "thumb" | "wave";
}

/** The supply could not fill the market; the hands are shown. */
export interface EndBegan {
  event: "EndBegan";
  hands: ReadonlyArray<ReadonlyArray<string>>;
}

/** A command was not carried out, or a message not understood. Nothing changed. */
export interface Failed {
  type: "failed";
  id: string | null;
  code: string;
  message: string;
  refusal: Refusal | null;
  said: Said | null;
}

/** A seat paid for a falcon and laid it (F-2, F-3). */
export interface FalconBought {
  event: "FalconBought";
  seat: number;
  kind: string;
  types: ReadonlyArray<string>;
  point: string;
  cards: ReadonlyArray<string>;
}

/** The next falcon of a pile lies open (F-1). */
export interface FalconTurnedUp {
  event: "FalconTurnedUp";
  kind: string;
  types: ReadonlyArray<string>;
}

/** A falcon that sits in a palace, at the south-east corner of a square. */
export interface FalconView {
  kind: string;
  types: ReadonlyArray<string>;
  point: string;
}

/** The piles, by kind, and the falcons of each seat. */
export interface FalconersView {
  open: Readonly<Record<string, ReadonlyArray<string> | null>>;
  left: Readonly<Record<string, number>>;
  falcons: ReadonlyArray<ReadonlyArray<FalconView>>;
  price: number;
  points: ReadonlyArray<number>;
  fits: Readonly<Record<string, ReadonlyArray<string>>>;
  chosen: FalconView | null;
}

/** A seat rolled a building of its set-up (W-11). */
export interface Founded {
  event: "Founded";
  seat: number;
  square: string;
  type: string;
}

export type FromClient =
  | Hello
  | Rename
  | Leave
  | Play
  | Undo
  | Redo
  | Restart
  | Commit
  | Emote
  | OnlyHere
  | Say
  | Sit
  | Vacate
  | PutBot
  | ChangeGame
  | Begin
  | StandIn
  | Rematch
  | AskPlaces
  | AskEffect
  | AskWhy
  | AskLegal
  | AskEarlier
  | AskCode
  | Ping;

export type FromServer =
  | Welcome
  | Done
  | Failed
  | Update
  | Presence
  | Places
  | Effect
  | Verdict
  | Legal
  | Earlier
  | CodeMade
  | Pong
  | Closing;

/** Points for one reason. `tied` are the other players who share the places; the neutral player comes last. */
export interface Gain {
  player: number;
  points: number;
  clause: string;
  reason: string;
  count: number;
  place: number;
  tied: ReadonlyArray<number>;
  tiles: ReadonlyArray<string>;
  segments: ReadonlyArray<string>;
}

/** What the host changed before the game; what stayed as it was is null or empty. */
export interface GameChange {
  box: string | null;
  added: ReadonlyArray<string>;
  dropped: ReadonlyArray<string>;
  options: Readonly<Record<string, string>>;
  seats: number | null;
  settings: boolean;
}

/** The answer to `POST /api/games/checked`: null if it may be played; else why not, and what may be instead. */
export interface GameChecked {
  refusal: GameRefusal | null;
  ways: ReadonlyArray<GameConfig>;
}

/** What is played. */
export interface GameConfig {
  box: string;
  modules: ReadonlyArray<string>;
  options: Readonly<Record<string, string>>;
}

export type GameEvent =
  | NeutralReceived
  | MarketFilled
  | Dealt
  | TurnBegan
  | DisplayFilled
  | MoneyTaken
  | Bought
  | Laid
  | Kept
  | Given
  | Removed
  | Swapped
  | Declined
  | Passed
  | DiscardsShuffled
  | ScoringCardTurned
  | Scored
  | EndBegan
  | LeftOverGiven
  | GameOver;

export type GameInfo =
  | PalaceInfo
  | SheetInfo;

/** The game is over. */
export interface GameOver {
  event: "GameOver";
  winners: ReadonlyArray<number>;
  scores: ReadonlyArray<number>;
}

/** Why a game cannot be played: the clause, and the sentence in English and for any language. */
export interface GameRefusal {
  clause: string;
  message: string;
  said: Said;
}

/** The body of `POST /api/games/checked`: may this be played by so many? */
export interface GameWanted {
  game: GameConfig;
  seats: number;
}

/** The answer to `GET /api/games`: what there is to choose from. */
export interface GamesOffered {
  boxes: ReadonlyArray<BoxFacts>;
}

/** A seat laid a gatehouse. */
export interface GatehouseLaid {
  event: "GatehouseLaid";
  seat: number;
  tile: string;
  place: string;
  corner: string;
}

/** A gatehouse without a legal place went back to its pile (G-4). */
export interface GatehouseReturned {
  event: "GatehouseReturned";
  seat: number;
  type: string;
}

/** The piles, and where gatehouses lie. */
export interface GatehousesView {
  left: Readonly<Record<string, number>>;
  price: number;
  to_lay: ReadonlyArray<string>;
  laid: Readonly<Record<string, string>>;
  walls: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A seat gave a bought tile to the neutral player. */
export interface Given {
  event: "Given";
  seat: number;
  tile: string;
}

/** All legal actions of one form: what is to be touched, one thing after the other. `picks` are the things that can be touched first; under each what can be touched then, and under the last a number: what is paid too much, or how many coins are earned on a sheet; else 0. `form` with the things put into its gaps is the word of the action. */
export interface Group {
  form: string;
  kinds: ReadonlyArray<"ability" | "button" | "card" | "cards" | "corner" | "currency" | "die" | "edge" | "face" | "falcon" | "guard" | "half-square" | "marker" | "market-square" | "pair" | "pile" | "place" | "preview-square" | "slot" | "slots" | "square" | "tile" | "type">;
  picks: Picks;
  prices: Readonly<Record<string, number>>;
}

/** The guard board was set up: the squares of its placement tiles, 0 for unlimited, and its abilities. */
export interface GuardBoardSet {
  event: "GuardBoardSet";
  squares: ReadonlyArray<number>;
  abilities: ReadonlyArray<string>;
}

/** A guard moved onto another wall. */
export interface GuardMarched {
  event: "GuardMarched";
  seat: number;
  guard: string;
  to: string;
}

/** A guard went from a building onto the placement tiles. */
export interface GuardPaid {
  event: "GuardPaid";
  seat: number;
  guard: string;
}

/** Guards from the supply went onto the placement tiles, for the neutral player's tiles. */
export interface GuardsPosted {
  event: "GuardsPosted";
  count: number;
}

/** Guards from the supply stand on the towers of a building that was laid or kept. */
export interface GuardsStationed {
  event: "GuardsStationed";
  seat: number;
  guards: ReadonlyArray<string>;
}

/** The guard board, the supplies, and where guards stand. */
export interface GuardsView {
  abilities: ReadonlyArray<AbilityView>;
  placement: ReadonlyArray<PlacementView>;
  number: number;
  supply: number;
  guards: Readonly<Record<string, string>>;
  point_price: number;
  sections: number;
  section: boolean;
  plazas: number;
  halves: Readonly<Record<string, number | null>>;
  using: string | null;
  owed: number;
  bare: boolean;
  begun: boolean;
}

/** The first message: which table, the seats held by this device, and the last `seq` it has seen. */
export interface Hello {
  type: "hello";
  table: string;
  version?: number;
  secrets?: ReadonlyArray<string>;
  since?: number | null;
}

/** A seat put a bought or left-over tile into its reserve. */
export interface Kept {
  event: "Kept";
  seat: number;
  tile: string;
}

/** A seat laid a tile in its palace; `source` is where it came from: bought, left-over or reserve. */
export interface Laid {
  event: "Laid";
  seat: number;
  tile: string;
  place: string;
  source: string;
}

/** A bazaar in a palace, with the buildings around it that count for it as the table stands (B-6). */
export interface LaidBazaar {
  seat: number;
  tile: string;
  around: ReadonlyArray<string>;
}

/** A tile and its place. */
export interface LaidTile {
  tile: string;
  place: string;
}

/** Give up a seat of this device. It is open then; the secret is worth nothing any more. */
export interface Leave {
  type: "leave";
  id: string;
  seat: number;
}

/** A tile left on the market went to the seat with most money of its currency; to none on a tie. */
export interface LeftOverGiven {
  event: "LeftOverGiven";
  square: number;
  tile: string;
  seat: number | null;
  sums: ReadonlyArray<number>;
}

/** The answer to `AskLegal`: empty if it is not the seat's turn, or only the commit is left. */
export interface Legal {
  type: "legal";
  ask: number;
  actions: ReadonlyArray<string>;
}

/** The body of `POST /api/daily/listed`: list a game that counts and is over under a name, with consent. A result that is listed already gets the name. */
export interface ListResult {
  table: string;
  secret: string;
  name: string;
  consent: boolean;
}

/** Something that happened at the table. */
export interface LogEntry {
  seq: number;
  at: number;
  kind: "began" | "bot" | "changed" | "left" | "rematch" | "renamed" | "said" | "seated" | "stand-in" | "turn";
  seat: number | null;
  name: string | null;
  text: string | null;
  on: boolean | null;
  by_bot: boolean;
  events: ReadonlyArray<GameEvent | ModuleEvent | SheetEvent>;
  emote: string | null;
  change: GameChange | null;
  by_host: boolean;
  by: number | null;
  by_name: string | null;
  bot: string | null;
  bot_before: string | null;
}

/** A marker lies on a site; only its owner knows the back. */
export interface MarkerPut {
  event: "MarkerPut";
  seat: number;
  tile: string;
  currency: string | null;
}

/** At the end of the game a marker was turned over, and its owner's money of that currency was lost (S-7). */
export interface MarkerTurned {
  event: "MarkerTurned";
  seat: number;
  tile: string;
  currency: string;
  cards: ReadonlyArray<string>;
}

/** A seat drew markers for its site; only that seat sees their backs (S-8). */
export interface MarkersDrawn {
  event: "MarkersDrawn";
  seat: number;
  count: number;
  currencies: ReadonlyArray<string> | null;
}

/** A tile from the supply came onto a square of the market. */
export interface MarketFilled {
  event: "MarketFilled";
  square: number;
  tile: string;
}

/** What a perfect memory knows: everything was dealt, taken and paid in the open. */
export interface Memory {
  hands: ReadonlyArray<ReadonlyArray<string>>;
  discards: ReadonlyArray<string>;
  money_pile: ReadonlyArray<string>;
  supply: ReadonlyArray<string>;
}

export type ModuleEvent =
  | PilesDealt
  | PileChosen
  | TokenDrawn
  | PreviewFilled
  | PreviewMoved
  | BoughtWithGatehouse
  | GatehouseLaid
  | GatehouseReturned
  | SiteStarted
  | MarkersDrawn
  | MarkerPut
  | SiteFinished
  | MarkerTurned
  | Stored
  | CertificateVoided
  | FalconTurnedUp
  | FalconBought
  | BazaarTurnedUp
  | BazaarBought
  | GuardBoardSet
  | AbilityUsed
  | GuardPaid
  | GuardsStationed
  | GuardsPosted
  | GuardMarched
  | TokensSwapped
  | TokenReplaced
  | PreviewBought
  | PlazaTaken
  | WallPut
  | WallReturned;

/** A module of a box: how hard it is to learn, 1 to 3, and how many times as long the game gets with it. */
export interface ModuleFacts {
  name: string;
  hard: number;
  longer: number;
}

export type ModuleVerb =
  | "bazaar"
  | "draw"
  | "falcon"
  | "finish"
  | "gate"
  | "gatehouse"
  | "march"
  | "marker"
  | "pay"
  | "pile"
  | "preview"
  | "site"
  | "store"
  | "use"
  | "wall";

/** What is to be seen of each module that is played with. */
export interface ModuleViews {
  bazaars?: BazaarsView;
  "building-sites"?: SitesView;
  camps?: ReadonlyArray<CampView>;
  draft?: DraftView | null;
  "exchange-certificates"?: CertificatesView;
  falconers?: FalconersView;
  gatehouses?: GatehousesView;
  guards?: GuardsView;
  medinas?: ReadonlyArray<number>;
  preview?: ReadonlyArray<string | null>;
  "score-tiles"?: ReadonlyArray<ReadonlyArray<string>>;
  tokens?: TokensView;
}

/** A seat took cards of the display. */
export interface MoneyTaken {
  event: "MoneyTaken";
  seat: number;
  cards: ReadonlyArray<string>;
}

/** Tiles from the supply went to the neutral player. */
export interface NeutralReceived {
  event: "NeutralReceived";
  tiles: ReadonlyArray<string>;
}

/** The body of `POST /api/tables`. Without an open seat the game starts at once. The id of the table follows from `id`, so that a request that is repeated finds the same table. */
export interface NewTable {
  id: string;
  seats: ReadonlyArray<Person | BotSeat | OpenSeat>;
  game?: GameConfig;
  settings?: Settings;
  daily?: Daily | null;
  host?: string | null;
}

/** Of all devices that hold the seat only this one does from now on, with another secret. */
export interface OnlyHere {
  type: "only-here";
  id: string;
  seat: number;
  secret: string;
}

/** A seat for whoever comes by the link. */
export interface OpenSeat {
  kind: "open";
}

/** An option of a box; without it, it is played by the first value. */
export interface OptionFacts {
  name: string;
  values: ReadonlyArray<ValueFacts>;
  seats: ReadonlyArray<number>;
}

/** A palace game as one seat sees it. */
export interface PalaceInfo {
  kind: "palace";
  view: View;
  score: ScoreSheet;
  winners: ReadonlyArray<number>;
  turn: PalaceTurn | null;
  aids: Aids;
}

/** A turn, and what was not as it is now when it began, or at its last barrier; none while nothing is tried. */
export interface PalaceTurn {
  actions: ReadonlyArray<string>;
  undone: ReadonlyArray<string>;
  ready: boolean;
  choices: Choices;
  before: ViewBefore | null;
  score_before: ScoreSheetBefore | null;
}

export type PalaceVerb =
  | "buy"
  | "done"
  | "give"
  | "keep"
  | "lay"
  | "pass"
  | "remove"
  | "swap"
  | "take";

/** The tiles of a palace, the fountain among them, and its longest wall: its points, and where it runs. */
export interface PalaceView {
  tiles: ReadonlyArray<LaidTile>;
  wall: number;
  segments: ReadonlyArray<string>;
}

/** A seat had no legal action. */
export interface Passed {
  event: "Passed";
  seat: number;
}

/** A seat passed a pair on, as it shows (W-22, W-24). */
export interface PassedOn {
  event: "PassedOn";
  seat: number;
  to: number;
  pair: string;
}

/** A seat for somebody on this device. Who knows the secret holds the seat. Without a name, readers call this player by the seat, each in their own language. */
export interface Person {
  kind: "person";
  name: string;
  secret: string;
}

export interface Picks {
  readonly [thing: string]: Picks | number;
}

/** A seat took a pile of start money; the start player gets the one that is left. */
export interface PileChosen {
  event: "PileChosen";
  seat: number;
  pile: number;
  cards: ReadonlyArray<string>;
}

/** The piles of start money were dealt, and the start player was drawn. */
export interface PilesDealt {
  event: "PilesDealt";
  start: number;
  piles: ReadonlyArray<ReadonlyArray<string>>;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

/** A placement tile: its squares, none if it has room for all, and the guards on it. */
export interface PlacementView {
  squares: number | null;
  guards: number;
}

/** The answer to `AskPlaces`. */
export interface Places {
  type: "places";
  ask: number;
  tile: string;
  squares: ReadonlyArray<Square>;
}

/** One action, tentatively: see `docs/protocol.md` for the words. */
export interface Play {
  type: "play";
  id: string;
  seat: number;
  action: string;
}

/** A seat took a plaza and set it aside. */
export interface PlazaTaken {
  event: "PlazaTaken";
  seat: number;
  tile: string;
}

/** Somebody is. */
export interface Pong {
  type: "pong";
  now: number;
}

/** Who is there. */
export interface Presence {
  type: "presence";
  present: ReadonlyArray<boolean>;
  watchers: number;
  opens: ReadonlyArray<number | null>;
}

/** A seat paid exactly for a building of the preview board and set it aside. */
export interface PreviewBought {
  event: "PreviewBought";
  seat: number;
  square: number;
  tile: string;
  cards: ReadonlyArray<string>;
  price: number;
}

/** A tile from the supply came onto a square of the preview board. */
export interface PreviewFilled {
  event: "PreviewFilled";
  square: number;
  tile: string;
}

/** A tile moved from a square of the preview board to another, or to the market square of that number. */
export interface PreviewMoved {
  event: "PreviewMoved";
  square: number;
  to: number;
  market: boolean;
  tile: string;
}

/** The host puts a bot on an open seat, another one in the place of a bot, or takes it away (`bot` is null). */
export interface PutBot {
  type: "put-bot";
  id: string;
  seat: number;
  bot: string | null;
}

/** Play the action again that was taken back last. */
export interface Redo {
  type: "redo";
  id: string;
  seat: number;
}

/** The clause that forbids an action, with the places, cards and tiles that it concerns. `message` is the sentence in English; `id` and `args` say the same for any language. */
export interface Refusal {
  code: string;
  clause: string;
  message: string;
  places: ReadonlyArray<string>;
  cards: ReadonlyArray<string>;
  tiles: ReadonlyArray<string>;
  id: string;
  args: Readonly<Record<string, string | number | ReadonlyArray<string>>>;
}

/** A new table with the same players, when the game is over. Their secrets hold the seats there too. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** The body of `POST /api/daily/removed`. */
export interface RemoveResult {
  table: string;
  secret: string;
}

/** A seat moved a tile from its palace to its reserve. */
export interface Removed {
  event: "Removed";
  seat: number;
  tile: string;
  place: string;
}

/** Change the name on a seat of this device. */
export interface Rename {
  type: "rename";
  id: string;
  seat: number;
  name: string;
}

/** Take the whole turn back, as far as nothing was revealed. */
export interface Restart {
  type: "restart";
  id: string;
  seat: number;
}

/** A seat rolled these dice (W-22, W-24, W-26). */
export interface Rolled {
  event: "Rolled";
  seat: number;
  yellow: ReadonlyArray<number>;
  blue: ReadonlyArray<number>;
}

/** What is said: a message by its id, and arguments. They are data: words, numbers, what is said, and lists. */
export interface Said {
  id: string;
  args: Readonly<Record<string, string | number | Said | ReadonlyArray<string | Said>>>;
}

/** A remark to the table, from a seat of this device; where the table allows it from who looks on, by a name. */
export interface Say {
  type: "say";
  id: string;
  seat: number | null;
  text: string;
  name?: string | null;
}

/** The scorings held, what the next one would bring now, and the scores. The neutral player comes last. */
export interface ScoreSheet {
  past: ReadonlyArray<Scoring>;
  now: Scoring | null;
  scores: ReadonlyArray<number>;
  besides: ReadonlyArray<Gain>;
  worth: ReadonlyArray<Readonly<Record<string, ReadonlyArray<number>>>>;
}

/** What was not as it is now in `ScoreSheet` when the turn began, or at its last barrier. */
export interface ScoreSheetBefore {
  past?: ReadonlyArray<Scoring>;
  now?: Scoring | null;
  scores?: ReadonlyArray<number>;
  besides?: ReadonlyArray<Gain>;
  worth?: ReadonlyArray<Readonly<Record<string, ReadonlyArray<number>>>>;
}

/** A scoring was held, with every point and its reason. */
export interface Scored {
  event: "Scored";
  number: number;
  gains: ReadonlyArray<Gain>;
  scores: ReadonlyArray<number>;
}

/** One scoring: 1, 2 or 3, with every point. */
export interface Scoring {
  number: number;
  gains: ReadonlyArray<Gain>;
}

/** A scoring card turned up during the refill. */
export interface ScoringCardTurned {
  event: "ScoringCardTurned";
  number: number;
}

/** The next scoring card is at the soonest so many cards away, the next one being 1, and at the latest so many. */
export interface ScoringTime {
  number: number;
  soonest: number;
  latest: number;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  present: boolean;
  stand_in: boolean;
  thought: number;
  opens: number | null;
}

/** A set that we recommend. */
export interface SetFacts {
  name: string;
  modules: ReadonlyArray<string>;
  options: Readonly<Record<string, string>>;
}

/** The options of a table. All but those of stand-ins are aids (`levels`): one that is off is not sent. */
export interface Settings {
  counts: boolean;
  open_hands: boolean;
  stand_in_after: number | null;
  scores_now: boolean;
  tile_effect: boolean;
  table_of_points: boolean;
  scoring_time: boolean;
  watchers_talk: boolean;
  stand_in_level: "beginner" | "casual" | "expert" | "good" | "greedy" | "strong";
}

/** The sheet of a seat, with the dice on it, ascending. */
export interface Sheet {
  built: ReadonlyArray<string>;
  counts: ReadonlyArray<number>;
  coins: number;
  gained: number;
  yellow: ReadonlyArray<number>;
  blue: ReadonlyArray<number>;
}

/** A seat built no second building (W-26). */
export interface SheetDeclined {
  event: "Declined";
  seat: number;
}

export type SheetEvent =
  | StartDrawn
  | Founded
  | DicePlaced
  | Ticked
  | SheetTurnBegan
  | Changed
  | Built
  | Earned
  | SheetDeclined
  | Rolled
  | SheetKept
  | PassedOn
  | Completed
  | Awarded
  | SheetScored
  | SheetGameOver;

/** Points for one reason. `tied` are the other players who share the places. */
export interface SheetGain {
  player: number;
  points: number;
  clause: string;
  reason: string;
  count: number;
  number: number;
  place: number;
  tied: ReadonlyArray<number>;
}

/** The game is over (W-44); in a duel a fictitious player may be among the winners (W-57). */
export interface SheetGameOver {
  event: "GameOver";
  winners: ReadonlyArray<number>;
  scores: ReadonlyArray<number>;
}

/** A sheet game as one seat sees it. */
export interface SheetInfo {
  kind: "sheet";
  view: SheetView;
  score: SheetScoreSheet;
  winners: ReadonlyArray<number>;
  turn: SheetTurn | null;
}

/** A seat chose the pair that stays on its sheet (W-24, W-26). */
export interface SheetKept {
  event: "Kept";
  seat: number;
  pair: string;
}

/** The scorings held, what is to come if the game ended now, and the scores. Fictitious players come last. */
export interface SheetScoreSheet {
  past: ReadonlyArray<SheetScoring>;
  now: SheetScoring | null;
  scores: ReadonlyArray<number>;
}

/** What was not as it is now in `SheetScoreSheet` when the turn began, or at its last barrier. */
export interface SheetScoreSheetBefore {
  past?: ReadonlyArray<SheetScoring>;
  now?: SheetScoring | null;
  scores?: ReadonlyArray<number>;
}

/** The end of the game was scored (W-40 to W-43, W-57). */
export interface SheetScored {
  event: "Scored";
  gains: ReadonlyArray<SheetGain>;
  scores: ReadonlyArray<number>;
}

/** What the end of a round brought, or the end of the game. */
export interface SheetScoring {
  round: number;
  end: boolean;
  gains: ReadonlyArray<SheetGain>;
}

/** The same of the sheet game. */
export interface SheetTurn {
  actions: ReadonlyArray<string>;
  undone: ReadonlyArray<string>;
  ready: boolean;
  choices: Choices;
  before: SheetViewBefore | null;
  score_before: SheetScoreSheetBefore | null;
}

/** A seat is on turn with these dice (W-20). */
export interface SheetTurnBegan {
  event: "TurnBegan";
  seat: number;
  round: number;
  yellow: ReadonlyArray<number>;
  blue: ReadonlyArray<number>;
}

export type SheetVerb =
  | "build"
  | "change"
  | "coins"
  | "done"
  | "keep"
  | "second";

/** The table, the same for every seat and for spectators. Players are the seats, then the fictitious players. */
export interface SheetView {
  seat: number | null;
  seats: number;
  players: number;
  actor: number | null;
  turn: number;
  phase: string;
  changed: boolean;
  round: number;
  rounds: number;
  start: number;
  duel: boolean;
  left: string | null;
  sheets: ReadonlyArray<Sheet>;
  ticks: ReadonlyArray<ReadonlyArray<number>>;
  completed: ReadonlyArray<ReadonlyArray<number>>;
  scores: ReadonlyArray<number>;
}

/** What was not as it is now in `SheetView` when the turn began, or at its last barrier. */
export interface SheetViewBefore {
  seat?: number | null;
  seats?: number;
  players?: number;
  actor?: number | null;
  turn?: number;
  phase?: string;
  changed?: boolean;
  round?: number;
  rounds?: number;
  start?: number;
  duel?: boolean;
  left?: string | null;
  sheets?: ReadonlyArray<Sheet>;
  ticks?: ReadonlyArray<ReadonlyArray<number>>;
  completed?: ReadonlyArray<ReadonlyArray<number>>;
  scores?: ReadonlyArray<number>;
}

/** Take an open seat, or any. */
export interface Sit {
  type: "sit";
  id: string;
  name: string;
  secret: string;
  seat?: number | null;
}

/** A seat finished a site; its marker was shown and left the game (S-5). */
export interface SiteFinished {
  event: "SiteFinished";
  seat: number;
  tile: string;
  currency: string;
  cards: ReadonlyArray<string>;
  price: number;
  exact: boolean;
}

/** A seat paid half the price of a tile and set it aside as a site. */
export interface SiteStarted {
  event: "SiteStarted";
  seat: number;
  square: number;
  tile: string;
  cards: ReadonlyArray<string>;
  price: number;
}

/** The markers and the sites, as far as a seat may know their backs (S-8). */
export interface SitesView {
  bag: number;
  sites: Readonly<Record<string, string | null>>;
  drawn: ReadonlyArray<string> | null;
  put_back: ReadonlyArray<string>;
  started: string | null;
  payable: Readonly<Record<string, boolean>>;
}

/** What a square says to a tile. */
export interface Square {
  place: string;
  refusal: Refusal | null;
}

/** Let a bot play for a player who is absent, or no longer. It ends by itself when the player comes back. */
export interface StandIn {
  type: "stand-in";
  id: string;
  seat: number;
  on: boolean;
}

/** A player in the majority of a type; without a tile there is no place, and it is 0. */
export interface Standing {
  count: number;
  place: number;
  tied: boolean;
  points: number;
}

/** A start player was drawn (W-10). */
export interface StartDrawn {
  event: "StartDrawn";
  seat: number;
}

/** A seat stored what it overpaid on its certificate. */
export interface Stored {
  event: "Stored";
  seat: number;
  currency: string;
  amount: number;
}

/** A seat swapped a tile of its palace with one of its reserve. */
export interface Swapped {
  event: "Swapped";
  seat: number;
  old: string;
  new: string;
  place: string;
}

/** The table around the game. */
export interface TableInfo {
  table: string;
  stage: "lobby" | "over" | "playing";
  game: GameConfig;
  settings: Settings;
  seats: ReadonlyArray<SeatInfo>;
  host: number | null;
  actor: number | null;
  watchers: number;
  turn_since: number;
  rematch: string | null;
  daily: Daily | null;
  unread: ReadonlyArray<string>;
}

/** The answer to it. The link to the table is `/t/` and the id; it holds no secret. */
export interface TableMade {
  table: string;
}

/** The answer to `GET /api/tables/{table}`: the table, and of the game what everybody sees from afar. */
export interface TableSummary {
  table: string;
  stage: "lobby" | "over" | "playing";
  game: GameConfig;
  settings: Settings;
  seats: ReadonlyArray<SeatInfo>;
  host: number | null;
  actor: number | null;
  watchers: number;
  turn_since: number;
  rematch: string | null;
  daily: Daily | null;
  unread: ReadonlyArray<string>;
  now: number;
  scores: ReadonlyArray<number>;
  palace: PalaceView | null;
  sheet: Sheet | null;
}

/** A fictitious player ticked a box (W-51, W-53). The last roll counts; a lazy chance has none to show. */
export interface Ticked {
  event: "Ticked";
  player: number;
  type: string;
  rolls: ReadonlyArray<string>;
}

/** The next scoring as if it were held now, and as if it were held when the tile is laid where it brings most. Players are in the order of their seats, the neutral player last. */
export interface TileEffect {
  tile: string;
  number: number;
  type: string | null;
  place: string | null;
  points: ReadonlyArray<number>;
  points_then: ReadonlyArray<number>;
  majority: ReadonlyArray<Standing>;
  majority_then: ReadonlyArray<Standing>;
  wall: number;
  wall_then: number;
  longest_wall: number;
}

/** The answer to `GET /api/daily`. */
export interface Today {
  day: string;
  until: number;
  now: number;
  results: ReadonlyArray<DayResult>;
  yesterday: string;
  best: DayResult | null;
}

/** A token was drawn for a terrain tile. */
export interface TokenDrawn {
  event: "TokenDrawn";
  tile: string;
  type: string;
}

/** A new token lies on a market square; the old one is back in the bag. */
export interface TokenReplaced {
  event: "TokenReplaced";
  seat: number;
  square: number;
  tile: string;
  old: string;
  new: string;
}

/** The tokens of a building bought this turn and of a market square changed places. */
export interface TokensSwapped {
  event: "TokensSwapped";
  seat: number;
  tile: string;
  type: string;
  square: number;
  market_tile: string;
  market_type: string;
}

/** How many tokens of each type are in the bag. */
export interface TokensView {
  bag: Readonly<Record<string, number>>;
}

/** A seat is to act. */
export interface TurnBegan {
  event: "TurnBegan";
  seat: number;
}

/** Take the last action of the turn back. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
}

/** The table and the game as one seat sees it (`seat`: null for a spectator), and what happened since. */
export interface Update {
  type: "update";
  seq: number;
  seat: number | null;
  info: TableInfo;
  game: PalaceInfo | SheetInfo | null;
  log: ReadonlyArray<LogEntry>;
  complete: boolean;
  tried: number;
}

/** The host opens the seat of somebody who has been absent for a while. Whoever sits down there next plays on. */
export interface Vacate {
  type: "vacate";
  id: string;
  seat: number;
}

/** A value of an option. */
export interface ValueFacts {
  name: string;
  longer: number;
}

/** The answer to `AskWhy`. */
export interface Verdict {
  type: "verdict";
  ask: number;
  refusal: Refusal | null;
}

/** The table as one seat sees it; a spectator has no seat and no hand. */
export interface View {
  seat: number | null;
  seats: number;
  actor: number | null;
  turn: number;
  phase: string;
  bound: string | null;
  earned: boolean;
  ending: boolean;
  next_scoring: number;
  market: ReadonlyArray<string | null>;
  display: ReadonlyArray<string | null>;
  hand: ReadonlyArray<string>;
  hand_sizes: ReadonlyArray<number>;
  shown_hands: ReadonlyArray<ReadonlyArray<string>>;
  palaces: ReadonlyArray<PalaceView>;
  types: Readonly<Record<string, string>>;
  walls: Readonly<Record<string, string>>;
  reserves: ReadonlyArray<ReadonlyArray<string>>;
  asides: ReadonlyArray<ReadonlyArray<string>>;
  neutral: ReadonlyArray<string> | null;
  scores: ReadonlyArray<number>;
  supply_left: number;
  money_left: number;
  discards_left: number;
  memory: Memory | null;
  modules: ModuleViews;
}

/** What was not as it is now in `View` when the turn began, or at its last barrier. */
export interface ViewBefore {
  seat?: number | null;
  seats?: number;
  actor?: number | null;
  turn?: number;
  phase?: string;
  bound?: string | null;
  earned?: boolean;
  ending?: boolean;
  next_scoring?: number;
  market?: ReadonlyArray<string | null>;
  display?: ReadonlyArray<string | null>;
  hand?: ReadonlyArray<string>;
  hand_sizes?: ReadonlyArray<number>;
  shown_hands?: ReadonlyArray<ReadonlyArray<string>>;
  palaces?: ReadonlyArray<PalaceView>;
  types?: Readonly<Record<string, string>>;
  walls?: Readonly<Record<string, string>>;
  reserves?: ReadonlyArray<ReadonlyArray<string>>;
  asides?: ReadonlyArray<ReadonlyArray<string>>;
  neutral?: ReadonlyArray<string> | null;
  scores?: ReadonlyArray<number>;
  supply_left?: number;
  money_left?: number;
  discards_left?: number;
  memory?: Memory | null;
  modules?: ModuleViews;
}

/** A seat put the loose wall section on a tile. */
export interface WallPut {
  event: "WallPut";
  seat: number;
  side: string;
}

/** The loose wall section went back to the supply: no tile was left to carry it. */
export interface WallReturned {
  event: "WallReturned";
  seat: number;
}

/** The first answer: which seats this device holds. An `Update` for each of them follows. */
export interface Welcome {
  type: "welcome";
  table: string;
  seats: ReadonlyArray<number>;
  now: number;
  version: number;
  host: boolean;
}

/** The body of every answer of the HTTP interface that is an error. */
export interface Wrong {
  code: string;
  message: string;
  said: Said;
}
