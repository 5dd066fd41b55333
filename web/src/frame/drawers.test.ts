import { expect, test } from "vitest";
import { folded, type Drawer } from "./drawers";

const drawer = (id: string, more: Partial<Drawer> = {}): Drawer => ({ id, title: "game-log", sign: "", badge: "", usable: false, ...more });

test("where tabs have no room, log and counts are found behind the table's, which says what they say", () => {
  const tabs = [drawer("wares", { badge: "2" }), drawer("log", { badge: "3", usable: true, hint: "3 new", folds: true }), drawer("left", { folds: true }), drawer("table")];
  expect(folded(tabs).map(({ id, badge, usable, hint }) => [id, badge, usable, hint])).toEqual([
    ["wares", "2", false, undefined],
    ["table", "3", true, "3 new"],
  ]);
  expect(folded([drawer("log", { folds: true }), drawer("table")])).toEqual([drawer("table")]);
});
