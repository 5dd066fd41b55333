/** What a module can bring to the page. Faces import this file, and never `faces`, which imports them. */
import type { Component } from "svelte";
import type { Corner } from "../board/touchWords";
import type { Leg } from "../motion/legs";
import type { Kind, Targets } from "../palace/targets";
import type { Gain, ModuleEvent, PalaceView, Scoring, View } from "../protocol";
import type { People } from "../story/people";
import type { Lit } from "../story/steps";
import type { MessageId, Who } from "../words/say";
import type { Board } from "./board";

/** The layers of a palace, from below. Each draws one part of the view; modules bring theirs between the palace's own. */
export const LAYERS = [
  "ground",
  "tile",
  "type",
  "walls",
  "sections",
  "gatehouses",
  "guards",
  "markers",
  "falcons",
  "highlights",
  "carried",
] as const;
export type LayerName = (typeof LAYERS)[number];

export interface LayerProps {
  palace: PalaceView;
  view: View;
  /** Whose palace it is. */
  seat: number;
  targets: Targets;
  /** In a few pixels: a silhouette is enough. */
  mini?: boolean;
}

export interface PanelProps {
  view: View;
  targets: Targets;
  /** How the players are called, where it is known. */
  names?: readonly string[];
}

/** Drawers that several modules share, so that a small screen has few tabs. */
export const SHARED = {
  wares: { title: "drawer-wares", sign: "M7 8V7a5 5 0 0 1 10 0v1h3l1 13H3L4 8ZM9 8h6V7a3 3 0 0 0-6 0Z" },
  coming: { title: "drawer-coming", sign: "M2 6H8.5V18H2ZM10 6H15.5V18H10ZM17 9L22.5 12L17 15Z" },
  works: { title: "drawer-works", sign: "M4 3h2v4h12V3h2v18h-2v-5H6v5H4ZM6 9v5h12V9ZM8 13l7-4h2l-7 4Z" },
} as const satisfies Readonly<Record<string, { title: MessageId; sign: string }>>;

/** A board beside the market: a panel on a desktop, in a drawer on a phone. */
export interface Panel {
  readonly title: MessageId;
  /** What is to be known of it in few words, beside its title. */
  readonly hint?: MessageId | ((view: View) => string);
  /** The path of its sign, on a square of 24. */
  readonly sign: string;
  readonly Panel: Component<PanelProps>;
  /** How many things in it can be used now; its tab says so. */
  badge(view: View, targets: Targets): number;
  /** The drawer that it is a part of; its own where it is left out. What belongs to the scores stands below them. */
  readonly drawer?: keyof typeof SHARED | "scores";
  /** The column of a large screen in which it stands open: below the market, or below the others. */
  readonly column?: "offer" | "others";
  /** Boards of a column stand in the order of their modules, but for this: the larger comes later. */
  readonly order?: number;
  /** Whether it is there now; always, where it is left out. */
  shown?(view: View): boolean;
}

export interface OfferProps extends PanelProps {
  /** The things of its kind that can be touched now, or were. */
  things: readonly string[];
}

/** Things that lie nowhere on the table, drawn in the list above the bar. */
export interface Offer {
  /** What the button is called that opens the list. */
  readonly title: MessageId;
  readonly Offer: Component<OfferProps>;
  /** The list opens by itself. */
  readonly opens?: boolean;
}

/** What is to be decided: a few words, and how. */
export interface Ask {
  readonly title: string;
  readonly hint: string;
}

/** A picture of a tile on a square of 100 by 100, with everything on it. */
export interface TileProps {
  tile: string;
  walls: string;
  /** The letter of its type is wanted. */
  label: boolean;
  /** A larger badge, where a tile is small and chosen by it. */
  big: boolean;
  /** A miniature: no badge. */
  bare: boolean;
}

/** What is otherwise with a tile at a table than it is printed. */
export interface Look {
  /** Its picture, among `tiles` and `glyphs`, instead of that of its type. */
  readonly picture?: string;
  /** It fills half of its square: the corner that its long side looks to, and the type whose colours it has. */
  readonly half?: { readonly corner: Corner; readonly type: string };
  /** What lies on it: its picture knows the word. */
  readonly mark?: string;
  /** How it is called, by its type and price. */
  readonly name?: MessageId;
  /** What is said behind its name where it is described. */
  readonly note?: MessageId;
}

/** What the page makes of an event of a module. */
export interface EventFace<One extends ModuleEvent = ModuleEvent> {
  tell(event: One, actor: Who, people: People): string;
  /** The view after it: the event says everything. The server's next view replaces it. */
  after?(view: View, event: One): View;
  /** The palaces and the neutral player's tiles before it, from those after it. */
  before?(view: View, event: One): View;
  /** What it points at, besides the seat that it names. */
  lit?(event: One, view: View): Partial<Lit>;
  /** It is shown on the table as it was before, because what it is about goes away. */
  readonly leaves?: boolean;
  /** How long it is shown, in milliseconds at normal speed. */
  readonly time?: number;
  /** It is a part of the refill, with which it is shown and told at once: as one of the things on the market, or in a sentence. */
  refill?(event: One): { readonly market?: string; readonly sentence?: string };
  /** Whether something travels (`legs` of the face, or tiles and cards that the table sees by itself), or why nothing does. */
  readonly motion: "travels" | { readonly still: string };
}

export type EventFaces = { readonly [Name in ModuleEvent["event"]]?: EventFace<Extract<ModuleEvent, { event: Name }>> };

/** A reason for points that a module brings. */
export interface Reason {
  /** The head of its row. */
  readonly name: MessageId;
  /** The path of its sign, on a square of 24. */
  readonly sign: string;
  /** The reason in whose row it is counted together with others; it has its own row where it is left out. */
  readonly row?: string;
  /** Why a player got the points, as a part of a sentence. */
  explain?(gain: Gain, people: People): string;
  /** Of a row: how many a player has, also where they bring nothing; nothing for who has none by nature. */
  count?(view: View, player: number): number | null;
  /** Of a row: the tiles that it counts, in all palaces. */
  tiles?(view: View): readonly string[];
}

/** What a face says of a player in a word. */
export interface FactProps {
  view: View;
  seat: number;
  /** The next scoring as if it were held now, where the table tells it. */
  now?: Scoring | null | undefined;
}

/** The hooks that few faces need are in their `board`. */
export interface Face {
  /** What the module is called in a game's config. */
  readonly module: string;
  readonly board?: Board;
  readonly panel?: Panel;
  readonly layers?: Readonly<Partial<Record<LayerName, Component<LayerProps>>>>;
  /** A row in the hand, for money that is no card. */
  readonly Row?: Component<PanelProps>;
  /** Facts about a player, beside wall and cards: `seat` is whose. */
  readonly Fact?: Component<FactProps>;
  /** The kinds of things that can be touched in its panel, its row or its layers; of tiles, those that lie there (`lying`). The bar
   *  offers what nobody draws; halves and corners the palace shows by itself. */
  readonly draws?: readonly Kind[];
  /** The order in which the types are counted at a scoring, where it is another. */
  typeOrder?(view: View, scoring: number): readonly string[] | undefined;
  /** Pictures of things that lie nowhere, by their kinds. */
  readonly offers?: Readonly<Partial<Record<Kind, Offer>>>;
  /** What has to be decided now, where the module asks for something. */
  asks?(view: View): Ask | null;
  /** Actions as short commands, by their verbs, from what follows the verb. */
  readonly verbs?: Readonly<Record<string, (rest: string, market: readonly (string | null)[]) => string>>;
  /** What the text board says of it, with players by their names. */
  lines?(view: View, names: readonly string[]): readonly string[];
  /** Pictures of tiles, by their types. */
  readonly tiles?: Readonly<Record<string, Component<TileProps>>>;
  /** How they are called where there is time for all that is on them, by their types. */
  readonly called?: Readonly<Record<string, (tile: string) => string>>;
  /** Outlines of them on a square of 100, for a few pixels. */
  readonly glyphs?: Readonly<Record<string, string>>;
  readonly events?: EventFaces;
  /** By the word of the reason. */
  readonly reasons?: Readonly<Record<string, Reason>>;
  /** What is otherwise with tiles at this table, by their names. */
  looks?(view: View): Readonly<Record<string, Look>>;
  /** What waits to be laid, beside the tiles that were bought; it shows nothing where nothing does. */
  readonly Aside?: Component<PanelProps>;
  /** What the plate above the palace says, while something of it is chosen. */
  plate?(targets: Targets): string | null;
  /** The view when what was kept for a player is paid. */
  spent?(view: View, seat: number): View;
  /** The amount that is kept for a player, among the cards of a payment. */
  readonly Kept?: Component<{ view: View }>;
  /** The verbs of what can be done with a tile of the market besides buying it. */
  readonly ways?: readonly string[];
  /** The tiles that lie open on its board, where each is drawn with `data-travel`. */
  lying?(view: View): readonly string[];
  /** Pictures of things that travel and are neither tile nor card, by their names. */
  readonly pieces?: Readonly<Record<string, Component>>;
  /** What of it travels between two views. `told` are cards that the story has just named. */
  legs?(before: View, after: View, told: readonly string[]): readonly Leg[];
}
