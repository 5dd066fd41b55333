/** A real game with gatehouses, building sites, exchange certificates and falconers. */
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import "../fixtures/screen";
import { six } from "../fixtures/games";
import { facts, lookAt } from "../board/tileFacts.svelte";
import { outerWalls } from "../board/wallPath";
import { legsBetween } from "../motion/plan";
import { STILL, type Kind, type Targets } from "../palace/targets";
import type { GameEvent, View } from "../protocol";
import { replayed } from "../story/replay";
import { tellEvent } from "../story/tell";
import { tellAction } from "../story/actions";
import { shortName, tileName } from "../words/names";
import { facesIn, loadFaces, looksIn } from "./faces";

const last = six.views.at(-1)?.view as View;
const people = { names: six.names, you: [0] };
const events = six.log.flatMap((entry) => (entry.events ?? []) as readonly GameEvent[]);
const faceOf = (module: string) => facesIn(last).find((face) => face.module === module);
/** What is in no sentence: words of the engine. */
const RAW = /\b(?:[a-z]+-\d+|gatehouse-[a-z]+|[nsew]\d|[ygbo]\d)\b|undefined|does not know/;

const offering = (kind: Kind, things: readonly string[], touch = vi.fn(), chosen: Partial<Record<Kind, string>> = {}): Targets => ({
  ...STILL,
  of: (one) => new Set(one === kind ? things : []),
  chosen: (one) => new Set(chosen[one] === undefined ? [] : [chosen[one]]),
  touch,
});

beforeAll(() => loadFaces(Object.keys(last.modules)));
afterEach(() => {
  cleanup();
  lookAt({ types: {}, walls: {} });
});

describe("what happens", () => {
  it("is told in sentences, every kind of it", () => {
    const happened = new Set<string>(events.map(({ event }) => event));
    const kinds = facesIn(last).flatMap((face) => Object.keys(face.events ?? {}));
    expect(kinds.filter((kind) => !happened.has(kind))).toEqual([]);
    expect(kinds).toHaveLength(12);
    for (const sentence of events.map((event) => tellEvent(event, people))) expect(sentence).not.toMatch(RAW);
  });

  it("leads from each table that the server sent to the next", () => {
    const known = ({ modules }: View): unknown => {
      const { gatehouses, falconers, "building-sites": sites, "exchange-certificates": certificates } = modules;
      return { left: gatehouses?.left, laid: gatehouses?.laid, falcons: falconers?.falcons.map((all) => all.map(({ point }) => point).sort()), open: falconers?.open, more: falconers?.left,
        bag: sites?.bag, sites: Object.keys(sites?.sites ?? {}).sort(), certificates: certificates?.certificates };
    };
    for (const [at, { seq, view }] of six.views.slice(0, -2).entries()) {
      const next = six.views[at + 1];
      const between = six.log.filter((entry) => entry.seq > seq && entry.seq <= (next?.seq ?? 0)).flatMap((entry) => (entry.events ?? []) as readonly GameEvent[]);
      expect(known(between.reduce(replayed, view))).toEqual(known(next?.view as View));
    }
  });

  it("is seen in the air when a gatehouse is laid", () => {
    const laid = events.find((event) => (event.event as string) === "GatehouseLaid") as unknown as { tile: string; seat: number };
    const before = { ...last, palaces: last.palaces.map((palace) => ({ ...palace, tiles: palace.tiles.filter(({ tile }) => tile !== laid.tile) })) };
    expect(legsBetween(before, last).filter((leg) => "thing" in leg && leg.thing === laid.tile)).toHaveLength(1);
  });
});

describe("actions", () => {
  it.each(["gate:tower@n1-NE", "gatehouse:1:y3,x", "site:2:g5", "finish:tower-9-ES:b9", "draw:markers", "marker:1", "store:y", "store:none", "falcon:white@n1e1", "pay:y2,b3"])(
    "are commands in words: %s",
    (word) => expect(tellAction(word, ["tower-9-ES", "garden-8-N", null, null])).not.toMatch(/[:@]|\b[nsew]\d|\b[ygbo]\d/),
  );
});

describe("a gatehouse", () => {
  const [tile = "", corner = ""] = Object.entries(last.modules.gatehouses?.laid ?? {})[0] ?? [];
  const palace = last.palaces.find(({ tiles }) => tiles.some((one) => one.tile === tile));

  it("fills half of its square, has its wall on the long side, and a name", () => {
    lookAt(last, looksIn(last));
    expect(facts(tile).half?.corner).toBe(corner);
    const place = palace?.tiles.find((one) => one.tile === tile)?.place ?? "";
    expect(palace && outerWalls(palace)).toContain(`${place}-${corner}`);
    expect(shortName(tile)).toMatch(/^Gatehouse of /);
  });

  it("says on each half what the wall would gain", () => {
    const Layer = faceOf("gatehouses")?.layers?.highlights;
    const gatehouses = { left: {}, price: 4, to_lay: ["tower"], laid: {}, walls: { tower: { "n1-NE": (last.palaces[0]?.wall ?? 0) + 3, "n1-NW": last.palaces[0]?.wall ?? 0 } } };
    const view = { ...last, turn: 0, modules: { ...last.modules, gatehouses } };
    if (!Layer || !last.palaces[0]) throw new Error("no layer");
    const { container } = render(Layer, { palace: last.palaces[0], view, seat: 0, targets: offering("half-square", ["n1-NE", "n1-NW"], vi.fn(), { type: "tower" }) });
    expect([...container.querySelectorAll("[data-gain]")].map((one) => one.textContent?.trim())).toEqual(["+3", "+0"]);
  });
});

describe("a site", () => {
  it("shows its marker to who knows it, and a secret to the others", () => {
    const [own = "", other = ""] = ["tower-9-ES", "garden-8-N"];
    const sites = { bag: 2, sites: { [own]: "dinar", [other]: null }, drawn: null, put_back: [], started: null, payable: {} };
    const looks = looksIn({ ...last, modules: { ...last.modules, "building-sites": sites } });
    expect([looks[own]?.mark, looks[other]?.mark]).toEqual(["dinar", "secret"]);
    lookAt(last, looks);
    expect(tileName(own)).toContain("building site");
  });

  it("takes one of the markers that were drawn", async () => {
    const offer = faceOf("building-sites")?.offers?.marker;
    if (!offer) throw new Error("no offer");
    const sites = { bag: 4, sites: {}, drawn: ["dinar", "florin"], put_back: [], started: "tower-9-ES", payable: {} };
    const touch = vi.fn();
    const view = { ...last, modules: { ...last.modules, "building-sites": sites } };
    const { getByRole } = render(offer.Offer, { view, things: ["1", "2"], targets: offering("marker", ["1", "2"], touch) });
    await fireEvent.click(getByRole("button", { name: "Put the florin marker on the site" }));
    expect(touch).toHaveBeenCalledWith("marker", "2");
  });
});

describe("a certificate", () => {
  it("pays like a card", async () => {
    const Row = faceOf("exchange-certificates")?.Row;
    if (!Row) throw new Error("no row");
    const certificates = { pawns: { florin: 1, dirham: 2, dinar: 1, ducat: 0 }, certificates: [{ currency: "dinar", amount: 5 }, null, null], over: 0 };
    const touch = vi.fn();
    const view = { ...last, seat: 0, modules: { ...last.modules, "exchange-certificates": certificates } };
    const { getByRole } = render(Row, { view, targets: offering("cards", ["x"], touch) });
    await fireEvent.click(getByRole("button", { name: "5 dinars kept" }));
    expect(touch).toHaveBeenCalledWith("cards", "x");
  });
});

describe("falcons", () => {
  it("light the four tiles of a point, those that they want in brass", () => {
    const Layer = faceOf("falconers")?.layers?.markers;
    const tiles = [["fountain", "c"], ["tower-9-ES", "e1"], ["garden-8-N", "s1"], ["arcades-6-NE", "s1e1"], ["tower-11-N", "n1"]].map(([tile = "", place = ""]) => ({ tile, place }));
    const falconers = { open: {}, left: {}, falcons: [[], [], []], price: 5, points: [0, 2], fits: {}, chosen: { kind: "white", types: ["tower", "garden"], point: "c" } };
    const view = { ...last, turn: 0, types: { "tower-9-ES": "tower", "garden-8-N": "garden", "arcades-6-NE": "arcades", "tower-11-N": "tower" }, modules: { ...last.modules, falconers } };
    if (!Layer) throw new Error("no layer");
    const { container } = render(Layer, { palace: { tiles, wall: 0, segments: [] }, view, seat: 0, targets: STILL });
    expect([...container.querySelectorAll("[data-four]")].map((one) => one.getAttribute("data-four"))).toEqual(["other", "wanted", "wanted", "other", "shade"]);
  });

  it("and all else on the text board are told by the names of players", () => {
    const lines = facesIn(last).flatMap((face) => face.lines?.(last, six.names) ?? []).join("\n");
    for (const name of six.names) expect(lines).toContain(name);
    expect(lines).not.toMatch(/[Ss]eat \d/);
  });
});
