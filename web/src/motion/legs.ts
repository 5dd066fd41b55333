/** What travels on the table, from where to where. Slots and squares are counted from 1, as the server does. */

/** Where a thing lies, as a view says it; `rects.ts` knows where that is on the screen. */
export type End =
  | { readonly at: "market"; readonly thing: string; readonly square: number }
  | { readonly at: "stall"; readonly square: number }
  | { readonly at: "display"; readonly thing: string; /** Of cards that are alike, which. */ readonly nth: number }
  | { readonly at: "hand"; readonly thing: string; readonly nth: number }
  | { readonly at: "palace"; readonly seat: number; readonly thing: string; readonly place: string }
  | { readonly at: "shelf"; readonly seat: number; readonly thing: string }
  | { readonly at: "panel"; readonly seat: number }
  | { readonly at: "board"; /** The module whose board it is. */ readonly board: string; readonly thing: string }
  | { readonly at: "piece"; readonly seat: number; readonly thing: string }
  | { readonly at: "neutral" }
  | { readonly at: "supply" }
  | { readonly at: "money" };

export interface Trip {
  /** `arrives`: it was in no open place before. */
  readonly does: "pays" | "takes" | "moves" | "arrives";
  /** `piece`: a face draws it. */
  readonly kind: "card" | "tile" | "piece";
  readonly thing: string;
  readonly from: End;
  readonly to: End;
}

/** A longest wall that grew. */
export interface Wall {
  readonly does: "walls";
  readonly seat: number;
  readonly segments: readonly string[];
}

export interface Points {
  readonly does: "scores";
  readonly seat: number;
  readonly points: number;
}

export type Leg = Trip | Wall | Points;
