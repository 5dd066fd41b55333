import { beforeAll, describe, expect, it } from "vitest";
import "../fixtures/screen";
import { six, wares } from "../fixtures/games";
import { facesIn, loadFaces } from "../modules/faces";
import { setOf, STILL, type Kind } from "./targets";
import type { View } from "../protocol";
import type { Drawer } from "../frame/drawers";
import { ledTo } from "./leading";
import type { PalaceRoom } from "./room.svelte";

const falconry = six.views.at(-1)?.view as View;
const market = wares.turn.view;

beforeAll(() => loadFaces([...Object.keys(falconry.modules), ...Object.keys(market.modules)]));

/** The boards of a table in one drawer, on a phone. */
function led(view: View, offered: Partial<Record<Kind, readonly string[]>>, drawer: string | null): string | null | undefined {
  const boards = facesIn(view).flatMap(({ module, panel, draws = [], lying }) =>
    panel?.drawer === "wares" ? [{ module, panel, draws, lying: lying?.(view) ?? [] }] : []);
  const drawers: Drawer[] = [{ id: "wares", title: "game-scores", sign: "", badge: "", usable: true, boards }];
  const targets = { ...STILL, of: (kind: Kind) => setOf(offered[kind] ?? []) };
  const room = { live: true, drawer, desk: { kinds: Object.keys(offered), targets } } as unknown as PalaceRoom;
  return ledTo(room, drawers, false, false);
}

describe("a drawer above the table", () => {
  it("opens when everything that can be touched is in it", () => {
    expect(led(falconry, { falcon: ["white"] }, null)).toBe("wares");
  });

  it("closes for the points of a falcon that was chosen in it, and stays closed", () => {
    expect(led(falconry, { corner: ["n1/e1"] }, "wares")).toBeNull();
    expect(led(falconry, { corner: ["n1/e1"] }, null)).toBeUndefined();
  });

  it("opens for bazaars that lie in it, and not for tiles of a palace that can be swapped", () => {
    const beside = market.modules.bazaars?.beside.map(({ tile }) => tile) ?? [];
    expect(beside).not.toEqual([]);
    expect(led(market, { tile: beside }, null)).toBe("wares");
    expect(led(market, { tile: ["tower-9-ES"] }, null)).not.toBe("wares");
  });
});
