import { describe, expect, it } from "vitest";
import type { SeatInfo, TableInfo } from "../protocol";
import { PLAIN } from "./levels";
import { choicesAt } from "./seating";

const seat = (kind: SeatInfo["kind"], more: Partial<SeatInfo> = {}): SeatInfo => ({
  kind, name: kind === "open" ? "" : kind, bot: kind === "bot" ? "greedy" : null, present: kind !== "open", stand_in: false, thought: 0, ...more,
});

const info = (stage: TableInfo["stage"], seats: SeatInfo[]): TableInfo => ({
  table: "t", stage, game: { box: "classic", modules: [], options: {} },
  settings: PLAIN,
  seats, actor: null, host: 0, watchers: 0, turn_since: 0, rematch: null, daily: null,
});

describe("what can be done about a seat", () => {
  it("the host puts and takes bots and hands seats out again", () => {
    const lobby = info("lobby", [seat("person"), seat("open"), seat("bot"), seat("person")]);
    expect(choicesAt(lobby, [0], 1)).toMatchObject({ sit: true, putBot: true, takeBot: false });
    expect(choicesAt(lobby, [0], 2)).toMatchObject({ sit: false, takeBot: true });
    expect(choicesAt(lobby, [0], 3)).toMatchObject({ vacate: true, rename: false, leave: false });
    expect(choicesAt(lobby, [0], 0)).toMatchObject({ vacate: false, rename: true, leave: true });
  });

  it("nobody leaves or stands in at a daily game", () => {
    const daily = { ...info("playing", [seat("person", { present: false })]), daily: { day: "2026-11-18", practice: false } };
    expect(choicesAt(daily, [0], 0)).toMatchObject({ rename: true, leave: false, vacate: false, standInOn: false });
  });

  it("a guest can only sit down", () => {
    const lobby = info("lobby", [seat("person"), seat("open"), seat("bot")]);
    expect(choicesAt(lobby, [], 1)).toMatchObject({ sit: true, putBot: false });
    expect(choicesAt(lobby, [], 2).takeBot).toBe(false);
  });

  it("a bot plays for those who are away, and no longer", () => {
    const game = info("playing", [seat("person"), seat("person", { present: false }), seat("person", { present: false, stand_in: true })]);
    expect(choicesAt(game, [0], 1)).toMatchObject({ standInOn: true, standInOff: false });
    expect(choicesAt(game, [0], 2)).toMatchObject({ standInOn: false, standInOff: true });
    expect(choicesAt(game, [], 1).standInOn).toBe(false);
    expect(choicesAt(game, [0], 0).standInOn).toBe(false);
  });

  it("nothing when it is over but another name", () => {
    const over = info("over", [seat("person"), seat("person", { present: false })]);
    expect(choicesAt(over, [0], 1)).toEqual({
      sit: false, rename: false, leave: false, vacate: false, putBot: false, takeBot: false, standInOn: false, standInOff: false,
    });
  });
});
