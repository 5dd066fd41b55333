/** Whatever stands on the page comes from the catalogue: in a language that marks every text, nothing is left unmarked. */
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { AIDS } from "../aids";
import { CLASSIC, RED } from "../fixtures/boxes";
import { three, two, type PlayedGame } from "../fixtures/games";
import { Behind } from "../net/behind.svelte";
import { keepKey } from "../net/seats";
import type { TableLink } from "../net/table.svelte";
import Lobby from "../pages/Lobby.svelte";
import Nowhere from "../pages/Nowhere.svelte";
import Start from "../pages/Start.svelte";
import Curtain from "../frame/Curtain.svelte";
import Game from "../frame/Game.svelte";
import { PALACE } from "../palace/stage";
import PalaceWindow from "../palace/PalaceWindow.svelte";
import type { Choices, PalaceInfo, SeatInfo, TableInfo, Update } from "../protocol";
import EndPage from "../scores/EndPage.svelte";
import Left from "../scores/Left.svelte";
import ScoringSheet from "../scores/ScoringSheet.svelte";
import ScoringShow from "../scores/ScoringShow.svelte";
import { worthAt } from "../scores/counting";
import Settings from "../settings/Settings.svelte";
import CatchUp from "../story/CatchUp.svelte";
import Log from "../story/Log.svelte";
import { language } from "./language.svelte";
import { say } from "./say";

const MARKED = /⟦[^⟧]*⟧/g;
/** What is no text: times, keys, and the address of the table. */
const DATA = ["TIME", "KBD", "STYLE", "SCRIPT"];
const SPOKEN = ["aria-label", "title", "placeholder"];
/** The word between the last two of a list is the browser's. */
const NAMES = new RegExp([...three.names, ...two.names, "abcdef", " and "].join("|"), "g");

/** The texts that the language did not mark. A letter alone is one that tiles, cards and players carry. */
function unmarked(root: Element): string[] {
  return textsIn(root).filter((text) => /\p{L}{2}/u.test(text.replaceAll(MARKED, " ").replaceAll(NAMES, "")));
}

/** Everything below an element that is read or heard. */
function textsIn(root: Element): string[] {
  return [...root.childNodes].flatMap((node) => {
    if (node instanceof Text) return [node.data];
    // What says its own language is a name in it.
    if (!(node instanceof Element) || DATA.includes(node.tagName) || node.hasAttribute("lang")) return [];
    return [...SPOKEN.map((name) => node.getAttribute(name) ?? ""), ...textsIn(node)];
  });
}

const seat = (name: string, more: object = {}): SeatInfo =>
  ({ name, kind: "person", bot: null, present: true, stand_in: false, thought: 61_000, ...more }) as SeatInfo;

function infoOf(game: PlayedGame, more: object): TableInfo {
  const [, ...others] = game.names.map((name) => seat(name));
  const seats = [seat(game.names[0] ?? ""), ...others];
  const settings = Object.fromEntries(AIDS.map((aid) => [aid, true]));
  const config = { box: "classic", modules: [], options: {} };
  return {
    table: "abcdef", stage: "playing", seats, settings, host: 0, actor: 0, watchers: 2, game: config, rematch: null, unread: [], daily: null, turn_since: 0, ...more,
  } as unknown as TableInfo;
}

const OFFERED: Choices = {
  groups: [
    { form: "take:{}", kinds: ["slots"], picks: { y3: 0 }, prices: {} },
    { form: "done", kinds: [], picks: 0, prices: {} },
  ],
} as unknown as Choices;

function linkOf(game: PlayedGame, info: TableInfo, turn: object): TableLink {
  const aids = { table_of_points: { tower: [[6], [13, 6], [21, 13, 6]] }, scoring_time: { number: 2, soonest: 3, latest: 9 } };
  const palace = { kind: "palace", ...game.turn, aids, turn: { ...game.turn.turn, ...turn }, winners: game.winners } as unknown as PalaceInfo;
  const update = { seat: 0, seq: 1, info, game: palace, log: [], complete: true } as unknown as Update;
  const never = () => new Promise(() => undefined);
  return {
    info, held: [0], host: true, now: () => 0, log: game.log.slice(-20), complete: false, state: "online", since: 0, skew: 0, left: new SvelteMap(), read: new SvelteMap(), behind: new Behind(),
    games: new SvelteMap([[0, palace]]), updates: new SvelteMap([[0, update]]), listen: () => () => undefined,
    command: never, why: never, places: never, effect: never, muted: new Set(), earlier: async () => false, close: () => undefined,
  } as unknown as TableLink;
}

beforeAll(async () => {
  // jsdom has no windows above the page.
  HTMLDialogElement.prototype.showModal = function () { this.open = true; };
  HTMLDialogElement.prototype.close = function () { this.open = false; };
  vi.stubGlobal("fetch", async () => Response.json({ ...infoOf(three, {}), scores: [], palace: null, now: 0, boxes: [CLASSIC, RED] }));
  await language.use("en", (text) => `⟦${text}⟧`);
});
afterAll(() => vi.unstubAllGlobals());
afterEach(cleanup);

function looked<Props extends Record<string, unknown>>(page: Component<Props>, props: Props): string[] {
  const { container } = render(page as Component, props);
  expect(container.textContent).toMatch(MARKED);
  return unmarked(container);
}

const people = { names: three.names, you: [0] };
const none = (): void => undefined;

describe("nothing is said in words of their own by", () => {
  it("the pages around the game", async () => {
    keepKey("abcdef", { seat: 1, secret: "x" });
    const { container } = render(Start);
    for (const details of container.querySelectorAll("details")) details.open = true;
    for (const choice of container.querySelectorAll("select")) await fireEvent.change(choice, { target: { value: "here" } });
    await vi.waitFor(() => expect(container.textContent).toContain("is to play"));
    expect(unmarked(container)).toEqual([]);
    expect(looked(Nowhere, { reload: true })).toEqual([]);
    expect(looked(Curtain, { seats: [0, 1], names: three.names, onopen: none })).toEqual([]);
    expect(looked(Settings, { open: true, onclose: none })).toEqual([]);
  });

  it("the lobby", () => {
    const kinds = [seat("Anna"), seat("", { kind: "open" }), seat("Ben", { kind: "bot", bot: "greedy" }), seat("Carla", { present: false })];
    const info = infoOf(three, { stage: "lobby", seats: kinds });
    expect(looked(Lobby, { link: linkOf(three, info, {}), info })).toEqual([]);
  });

  it.each([["that is ready", {}], ["that begins", { ready: false, actions: [], undone: ["pass"], choices: OFFERED }]])(
    "the table in a turn %s, and its windows",
    async (_, turn) => {
      for (const game of [three, two]) {
        const info = infoOf(game, {});
        const { container } = render(Game, { link: linkOf(game, info, turn), info, stage: PALACE, seat: 0, onrematch: none });
        expect(unmarked(container)).toEqual([]);
        for (const button of container.querySelectorAll("[role=tab]")) {
          await fireEvent.click(button);
          expect(unmarked(container)).toEqual([]);
        }
        for (const button of container.querySelectorAll<HTMLButtonElement>("nav button, .market button, .display button, .hand button")) {
          await fireEvent.click(button);
          expect(unmarked(document.body)).toEqual([]);
        }
        cleanup();
      }
    },
  );

  it("the story", () => {
    for (const game of [three, two]) expect(looked(Log, { entries: game.log, names: game.names, you: [0] })).toEqual([]);
    expect(looked(CatchUp, { title: say("away-title"), entries: three.log, since: 1, ...people, yourTurn: true, onclose: none })).toEqual([]);
  });

  it("the scores", () => {
    const { view } = three.turn;
    const told = three.score.past;
    const end = { score: three.score, view, info: infoOf(three, {}), ...people, told, when: 0, onclose: none };
    expect(looked(EndPage, { ...end, winners: three.winners, onrematch: none })).toEqual([]);
    expect(looked(EndPage, { ...end, winners: [0, 1] })).toEqual([]);
    for (const scoring of told) expect(looked(ScoringShow, { scoring, worth: worthAt(scoring.number, three.score), view, ...people, next: "", onwall: none, onclose: none })).toEqual([]);
    for (const scoring of told) expect(looked(ScoringSheet, { scoring, ...people, onwall: none })).toEqual([]);
    expect(looked(Left, { memory: view.memory ?? null, view })).toEqual([]);
    expect(looked(PalaceWindow, { info: infoOf(three, {}), view, seat: 1 })).toEqual([]);
  });
});
