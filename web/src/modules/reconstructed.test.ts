/** A reconstruction is called one: below its board, in the help of the table, and on the text board. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import "../fixtures/screen";
import { red, six, wares } from "../fixtures/games";
import Boards from "../frame/Boards.svelte";
import Help from "../frame/Help.svelte";
import { STILL } from "../palace/targets";
import type { PlayedGame } from "../fixtures/games";
import type { TableInfo, View } from "../protocol";
import { partsOf } from "../text/lines";
import { language, LANGUAGES } from "../words/language.svelte";
import { reconstructed } from "../words/names";
import { facesIn, loadFaces } from "./faces";

const WORD: Readonly<Record<string, string>> = { en: "reconstruction", fr: "reconstitution", es: "reconstrucción", de: "Rekonstruktion" };
const games: readonly Pick<PlayedGame, "names" | "views">[] = [red[0] as (typeof red)[number], six, wares];
/** Modules whose rules or components are a reconstruction, and a view of a game with each. */
const LOST = { bazaars: wares, camps: wares, falconers: six, guards: red[0], tokens: red[0] } as const;
const views = Object.entries(LOST).map(([module, game]) => [module, game?.views.at(-1)?.view as View] as const);

beforeAll(async () => {
  for (const { views } of games) await loadFaces(Object.keys(views.at(-1)?.view.modules ?? {}));
});
afterEach(async () => {
  cleanup();
  await language.use("en");
});

describe.each(views)("%s", (module, view) => {
  it("are called so below their board, where they have one", async () => {
    await loadFaces(Object.keys(view.modules));
    const [note = "no note"] = reconstructed([module]);
    const boards = facesIn(view).flatMap((face) => (face.module === module && face.panel ? [{ module, panel: face.panel, draws: [], lying: [] }] : []));
    const { container } = render(Boards, { boards, view, targets: STILL, names: [] });
    const shown = [...container.querySelectorAll("section > p:last-child")].map((one) => one.textContent);
    expect(shown).toEqual(module === "camps" ? [] : [note]);
  });

  it("are called so in the help of their table, and on its text board", async () => {
    await loadFaces(Object.keys(view.modules));
    const [note = "no note"] = reconstructed([module]);
    expect(render(Help, { parts: Object.keys(view.modules) }).container.textContent).toContain(note);
    const info = { seats: view.palaces.map((_, seat) => ({ kind: "person", name: `${seat}` })) } as unknown as TableInfo;
    expect(partsOf(view, info, 0, {}).find(({ id }) => id === module)?.lines.at(-1)).toBe(note);
  });

  it("and no others of their table but those", () => {
    const noted = Object.keys(view.modules).filter((one) => reconstructed([one]).length > 0);
    expect(noted.filter((one) => !(one in LOST))).toEqual([]);
  });
});

it.each(LANGUAGES)("has a word in %s", async (code) => {
  await language.use(code);
  for (const part of [...Object.keys(LOST), "sheet"]) expect(reconstructed([part])).toEqual([expect.stringContaining(WORD[code] ?? code)]);
});

it("is told of the sheet in its help", () => {
  expect(render(Help, { parts: ["sheet"] }).container.textContent).toContain(reconstructed(["sheet"])[0] ?? "no note");
});
