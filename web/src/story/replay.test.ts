import { eventsOf } from "../net/log";
import { describe, expect, it } from "vitest";
import { three, two, type PlayedGame } from "../fixtures/games";
import type { View } from "../protocol";
import { replayed } from "./replay";

const sorted = (lists: readonly (readonly string[])[]) => lists.map((list) => [...list].sort());

/** What a replay keeps up to date; orders within hands and reserves do not matter. */
function table(view: View) {
  return {
    market: view.market,
    display: view.display,
    hand: [...view.hand].sort(),
    sizes: view.hand_sizes,
    palaces: sorted(view.palaces.map((palace) => palace.tiles.map((laid) => `${laid.tile}@${laid.place}`))),
    reserves: sorted(view.reserves),
    asides: sorted(view.asides),
    neutral: view.neutral && [...view.neutral].sort(),
    scores: view.scores,
    supply: view.supply_left,
    money: view.money_left,
    discards: view.discards_left,
    ending: view.ending,
    turn: view.turn,
  };
}

describe.each([
  ["three players", three],
  ["two players", two],
] as [string, PlayedGame][])("a game of %s", (_, game) => {
  it("replays to every view of the engine", () => {
    let view = game.views[0]?.view as View;
    let checked = 0;
    for (const entry of game.log.slice(1)) {
      view = eventsOf(entry).reduce(replayed, view);
      const real = game.views.find((one) => one.seq === entry.seq)?.view;
      if (!real) continue;
      // Who acts at the end, and with what, is the server's to say.
      const expected = real.ending ? { ...table(real), turn: view.turn } : table(real);
      expect(table(view)).toEqual(expected);
      checked += 1;
    }
    expect(checked).toBe(game.views.length - 1);
  });
});
