import { describe, expect, it } from "vitest";
import type { SeatInfo, TableInfo } from "../protocol";
import { PLAIN } from "./levels";
import { choicesAt } from "./seating";

const seat = (kind: SeatInfo["kind"], more: Partial<SeatInfo> = {}): SeatInfo => ({
  kind, name: kind === "open" ? "" : kind, bot: kind === "bot" ? "greedy" : null, present: kind !== "open", stand_in: false, thought: 0, opens: null, ...more,
});

const info = (stage: TableInfo["stage"], seats: SeatInfo[]): TableInfo => ({
  table: "t", stage, game: { box: "classic", modules: [], options: {} },
  settings: PLAIN,
  seats, actor: null, host: 0, watchers: 0, turn_since: 0, rematch: null, unread: [], daily: null,
});

const HOUR = 3_600_000;
const at = (info: TableInfo, held: readonly number[], number: number, now = HOUR) =>
  choicesAt(info, { held, host: info.host !== null && held.includes(info.host) }, number, now);

describe("what can be done about a seat", () => {
  it("the host puts and takes bots and hands seats out again", () => {
    const lobby = info("lobby", [seat("person"), seat("open"), seat("bot"), seat("person")]);
    expect(at(lobby, [0], 1)).toMatchObject({ sit: true, putBot: true, takeBot: false });
    expect(at(lobby, [0], 2)).toMatchObject({ sit: false, takeBot: true });
    expect(at(lobby, [0], 3)).toMatchObject({ vacate: false, kept: "here", rename: false, leave: false });
    expect(at(lobby, [0], 0)).toMatchObject({ vacate: false, rename: true, leave: true });
  });

  it("hands out the seat of who is away after a while, and says until when not", () => {
    const game = info("playing", [seat("person"), seat("person", { present: false, opens: 2 * HOUR }), seat("person", { present: false })]);
    expect(at(game, [0], 1)).toMatchObject({ vacate: false, kept: 2 * HOUR });
    expect(at(game, [0], 1, 2 * HOUR)).toMatchObject({ vacate: true, kept: null });
    expect(at(game, [2], 1, 2 * HOUR)).toMatchObject({ vacate: false, kept: null });
    expect(at(game, [0], 2)).toMatchObject({ vacate: true });
    expect(at({ ...game, stage: "over" }, [0], 1, 2 * HOUR)).toMatchObject({ vacate: false, kept: null });
  });

  it("a host without a seat can do it, too", () => {
    const lobby = { ...info("lobby", [seat("person", { present: false }), seat("open")]), host: null };
    const hands = { held: [], host: true };
    expect(choicesAt(lobby, hands, 0, HOUR)).toMatchObject({ vacate: true });
    expect(choicesAt(lobby, hands, 1, HOUR)).toMatchObject({ sit: true, putBot: true });
    expect(choicesAt(lobby, { ...hands, host: false }, 1, HOUR)).toMatchObject({ sit: true, putBot: false });
  });

  it("nobody leaves or stands in at a daily game", () => {
    const daily = { ...info("playing", [seat("person", { present: false })]), daily: { day: "2026-11-18", practice: false } };
    expect(at(daily, [0], 0)).toMatchObject({ rename: true, leave: false, vacate: false, standInOn: false });
  });

  it("a guest can only sit down", () => {
    const lobby = info("lobby", [seat("person"), seat("open"), seat("bot")]);
    expect(at(lobby, [], 1)).toMatchObject({ sit: true, putBot: false });
    expect(at(lobby, [], 2).takeBot).toBe(false);
  });

  it("a bot plays for those who are away, and no longer", () => {
    const game = info("playing", [seat("person"), seat("person", { present: false }), seat("person", { present: false, stand_in: true })]);
    expect(at(game, [0], 1)).toMatchObject({ standInOn: true, standInOff: false });
    expect(at(game, [0], 2)).toMatchObject({ standInOn: false, standInOff: true });
    expect(at(game, [], 1).standInOn).toBe(false);
    expect(at(game, [0], 0).standInOn).toBe(false);
  });

  it("nothing when it is over but another name", () => {
    const over = info("over", [seat("person"), seat("person", { present: false })]);
    expect(at(over, [0], 1)).toEqual({
      sit: false, rename: false, leave: false, vacate: false, kept: null, putBot: false, takeBot: false, standInOn: false, standInOff: false,
    });
  });
});
