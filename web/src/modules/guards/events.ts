/** What happens around guards: told, replayed, taken back. */
import { CURRENCIES } from "../../board/cards";
import { edgeOf } from "../../board/touchWords";
import { facts } from "../../board/tileFacts.svelte";
import type { AbilityUsed, GuardMarched, TokenReplaced, TokensSwapped, View } from "../../protocol";
import { added, emptied, put, withHand } from "../../story/replay";
import { abilityName } from "../../words/names";
import { say, type Who } from "../../words/say";
import type { EventFaces } from "../face";
import { boardOf, gone, onPosts, posted, withBoard, withHalf } from "./board";

const currencyAt = (square: number): string => CURRENCIES[square - 1] ?? `${square}`;
const tileOf = (word: string): string => edgeOf(word)?.tile ?? word;
const sideOf = (word: string): string => edgeOf(word)?.side ?? "";
const placesOf = (view: View, seat: number, words: readonly string[]): string[] =>
  view.palaces[seat]?.tiles.filter(({ tile }) => words.some((word) => tileOf(word) === tile)).map(({ place }) => place) ?? [];

/** What is used, and what is paid for it besides guards. */
function tellUse({ ability, details, points }: AbilityUsed, who: Who): string {
  const [first = ""] = details;
  const used = say("guards-ability-used.page", { who, ability, cards: ability === "card" ? [first] : [], type: ability === "half-building" ? first : "" });
  return points > 0 ? `${used} ${say("guards-missing.page", { who, points })}` : used;
}

function used(view: View, { seat, ability, details, points, card }: AbilityUsed): View {
  const [first = ""] = details;
  const paid = withHand(view, seat, ability === "card" ? [first] : [], card === null ? [] : [card]);
  const scores = paid.scores.map((score, player) => (player === seat ? score - points : score));
  const abilities = (boardOf(view)?.abilities ?? []).map((one) => (one.name === ability ? { ...one, used: true } : one));
  const after = withBoard({ ...paid, scores }, { abilities });
  switch (ability) {
    case "card":
      return { ...after, display: emptied(after.display, [first]) };
    case "half-building":
      return withHalf(after, first, seat);
    case "wall":
      return withBoard(after, { sections: (boardOf(after)?.sections ?? 1) - 1, section: true });
    default:
      return after;
  }
}

const typed = (view: View, types: Readonly<Record<string, string>>): View => ({ ...view, types: { ...view.types, ...types } });

/** The new token is out of the bag, and the old one in it. */
function replaced(view: View, { tile, old, new: fresh }: TokenReplaced): View {
  const bag = { ...view.modules.tokens?.bag };
  bag[old] = (bag[old] ?? 0) + 1;
  bag[fresh] = (bag[fresh] ?? 0) - 1;
  return typed({ ...view, modules: { ...view.modules, tokens: { bag } } }, { [tile]: fresh });
}

const walled = (view: View, word: string): View => {
  const tile = tileOf(word);
  return { ...withBoard(view, { section: false }), walls: { ...view.walls, [tile]: facts(tile).walls + sideOf(word) } };
};

const marched = (view: View, { guard, to }: GuardMarched): View => posted(gone(view, [guard]), [to]);
const swap = ({ tile, type, market_tile, market_type }: TokensSwapped) => ({ [tile]: type, [market_tile]: market_type });

export const events: EventFaces = {
  GuardBoardSet: {
    tell: ({ abilities }) => say("guards-board-set.page", { abilities: abilities.map(abilityName).join(", ") }),
    motion: { still: "the board is there when the table is laid" },
  },
  AbilityUsed: {
    tell: tellUse,
    after: used,
    before: (view, { ability, details }) => (ability === "half-building" ? withHalf(view, details[0] ?? "", null) : view),
    lit: ({ ability, details, card }) => ({ cards: [...(ability === "card" ? details : []), ...(card === null ? [] : [card])] }),
    leaves: true,
    time: 1100,
    motion: "travels",
  },
  GuardPaid: {
    tell: ({ guard }, who) => say("guard-paid.page", { who, tile: tileOf(guard), side: sideOf(guard) }),
    after: (view, { guard }) => onPosts(gone(view, [guard]), 1),
    before: (view, { guard }) => posted(view, [guard]),
    lit: ({ seat, guard }, view) => ({ places: placesOf(view, seat, [guard]), tiles: [tileOf(guard)] }),
    motion: "travels",
  },
  GuardsStationed: {
    tell: ({ guards }, who) => say("guards-stationed.page", { who, tile: tileOf(guards[0] ?? ""), count: guards.length }),
    after: (view, { guards }) => withBoard(posted(view, guards), { supply: (boardOf(view)?.supply ?? guards.length) - guards.length }),
    before: (view, { guards }) => gone(view, guards),
    lit: ({ seat, guards }, view) => ({ places: placesOf(view, seat, guards) }),
    motion: "travels",
  },
  GuardsPosted: {
    tell: ({ count }) => say("guards-posted.page", { count }),
    after: (view, { count }) => withBoard(onPosts(view, count), { supply: (boardOf(view)?.supply ?? count) - count }),
    motion: { still: "they come from the supply, which lies nowhere" },
  },
  GuardMarched: {
    tell: ({ guard, to }, who) => say("guard-marched.page", { who, old: tileOf(guard), new: tileOf(to) }),
    after: marched,
    before: (view, { guard, to }) => posted(gone(view, [to]), [guard]),
    lit: ({ seat, guard, to }, view) => ({ places: placesOf(view, seat, [guard, to]) }),
    motion: "travels",
  },
  TokensSwapped: {
    tell: ({ type, market_type, square }, who) =>
      say("guards-tokens-swapped.page", { who, old_type: market_type, new_type: type, currency: currencyAt(square) }),
    after: (view, event) => typed(view, swap(event)),
    lit: ({ tile, market_tile, square }) => ({ tiles: [tile, market_tile], squares: [square] }),
    time: 1100,
    motion: { still: "the tiles stay; what lies on them is another" },
  },
  TokenReplaced: {
    tell: ({ old, new: fresh, square }, who) => say("guards-token-replaced.page", { who, old_type: old, new_type: fresh, currency: currencyAt(square) }),
    after: replaced,
    lit: ({ tile, square }) => ({ tiles: [tile], squares: [square] }),
    time: 1100,
    motion: { still: "the tile stays; what lies on it is another" },
  },
  PreviewBought: {
    tell: ({ tile, price, cards }, who) => say("guards-preview-bought.page", { who, tile, price, cards }),
    after: (view, { seat, square, tile, cards }) => ({
      ...withHand(view, seat, [], cards),
      asides: added(view.asides, seat, tile),
      discards_left: view.discards_left + cards.length,
      modules: { ...view.modules, preview: put(view.modules.preview ?? [], square - 1, null) },
    }),
    lit: ({ tile, cards }) => ({ tiles: [tile], cards }),
    leaves: true,
    time: 1100,
    motion: "travels",
  },
  PlazaTaken: {
    tell: (_event, who) => say("guards-plaza-taken.page", { who }),
    after: (view, { seat, tile }) =>
      withBoard({ ...view, asides: added(view.asides, seat, tile) }, { plazas: (boardOf(view)?.plazas ?? 1) - 1 }),
    lit: ({ tile }) => ({ tiles: [tile] }),
    motion: { still: "it comes from the supply, which lies nowhere" },
  },
  WallPut: {
    tell: ({ side }, who) => say("guards-wall-put.page", { who, tile: tileOf(side), side: sideOf(side) }),
    after: (view, { side }) => walled(view, side),
    lit: ({ side }) => ({ tiles: [tileOf(side)] }),
    motion: { still: "it is a part of the tile from then on" },
  },
  WallReturned: {
    tell: (_event, who) => say("guards-wall-returned.page", { who }),
    after: (view) => withBoard(view, { section: false, sections: (boardOf(view)?.sections ?? 0) + 1 }),
    motion: { still: "the supply lies nowhere" },
  },
};
