/** The table in words, part by part: the same view that the picture shows. */
import { grouped } from "../board/cards";
import { marketSquare } from "../board/marketWords";
import { namesOf, othersOf } from "../frame/scene";
import { facesIn } from "../modules/faces";
import type { TableInfo, View } from "../protocol";
import { cardName, boxNames, placeWords, reconstructed, tileName } from "../words/names";
import { commas, say, semicolons } from "../words/say";

export interface Part {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
}

const tiles = (all: readonly string[]): string[] => all.map(tileName);

const marketLines = ({ market }: View, affordable: Readonly<Record<number, number>>): string[] =>
  market.map((tile, at) => marketSquare(at + 1, tile, affordable[at + 1]));

const displayLines = ({ display }: View): string[] =>
  display.map((card, at) => (card === null ? say("board-slot", { number: at + 1 }) : cardName(card)));

const handLines = ({ hand }: View): string[] =>
  grouped(hand).map(({ currency, cards, sum }) => say("text-hand", { currency, cards: cards.map(({ card }) => card), sum }));

function palaceLines(view: View, seat: number, name: string): string[] {
  const palace = view.palaces[seat];
  if (!palace) return [];
  const laid = palace.tiles.map(({ tile, place }) => semicolons([tileName(tile), place === "c" ? say("place-fountain.alone") : placeWords(place)]));
  return [say("board-palace", { name, tiles: palace.tiles.length, wall: palace.wall }), ...laid];
}

function otherLine(view: View, seat: number, name: string): string {
  const facts = [
    say("game-points", { points: view.scores[seat] ?? 0 }),
    say("board-enlarge.wall", { wall: view.palaces[seat]?.wall ?? 0 }),
    say("board-enlarge.cards", { cards: view.hand_sizes[seat] ?? 0 }),
    say("board-enlarge.reserve", { tiles: view.reserves[seat]?.length ?? 0 }),
    ...(view.actor === seat ? [say("board-enlarge.to-act")] : []),
    say("text-tiles", { tiles: view.palaces[seat]?.tiles.map(({ tile }) => tile).filter((tile) => tile !== "fountain") ?? [] }),
  ];
  return say("text-fact", { name, value: semicolons(facts) });
}

/** What is known of a module without a face: its fields. */
function plainly(value: unknown): string {
  if (Array.isArray(value)) return commas(value.map(plainly));
  if (typeof value === "object" && value !== null) return semicolons(Object.entries(value).map(([name, one]) => say("text-fact", { name, value: plainly(one) })));
  return String(value);
}

function moduleParts(view: View, names: readonly string[]): Part[] {
  const faces = new Map(facesIn(view).map((face) => [face.module, face]));
  return Object.entries(view.modules).map(([module, data]) => ({
    id: module,
    title: say("text-title.modules", { name: boxNames([module]) }),
    lines: [
      ...(faces.get(module)?.lines?.(view, names) ?? Object.entries(data ?? {}).map(([name, value]) => say("text-fact", { name, value: plainly(value) }))),
      ...reconstructed([module]),
    ],
  }));
}

export function partsOf(view: View, info: TableInfo, centre: number, affordable: Readonly<Record<number, number>>): Part[] {
  const names = namesOf(info);
  const name = names[centre] ?? "";
  const own = view.seat === null ? say("game-palace-of", { name }) : say("game-your-palace");
  const aside = view.asides[centre] ?? [];
  return [
    { id: "market", title: say("game-market"), lines: marketLines(view, affordable) },
    { id: "display", title: say("game-display"), lines: displayLines(view) },
    ...(view.seat === null ? [] : [{ id: "hand", title: say("board-hand"), lines: handLines(view) }]),
    { id: "palace", title: own, lines: palaceLines(view, centre, name) },
    ...(aside.length > 0 ? [{ id: "aside", title: say("game-bought"), lines: tiles(aside) }] : []),
    { id: "reserve", title: say("game-reserve"), lines: tiles(view.reserves[centre] ?? []) },
    ...moduleParts(view, names),
    {
      id: "others",
      title: say("board-others"),
      lines: [
        ...othersOf(view.seats, centre).map((seat) => otherLine(view, seat, names[seat] ?? "")),
        ...(view.neutral ? [say("text-fact", { name: say("neutral-player"), value: say("text-tiles", { tiles: view.neutral }) })] : []),
        say("game-left-in-piles", { tiles: view.supply_left, cards: view.money_left }),
      ],
    },
  ];
}
