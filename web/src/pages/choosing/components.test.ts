import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CLASSIC, RED } from "../../fixtures/boxes";
import type { GameChecked, GameWanted } from "../../protocol";
import BoxShelf from "./BoxShelf.svelte";
import { Choosing } from "./choosing.svelte";
import { games } from "./games.svelte";
import ModuleCard from "./ModuleCard.svelte";
import OptionCard from "./OptionCard.svelte";
import { presets } from "./presets.svelte";
import RefusalBar from "./RefusalBar.svelte";
import SetRow from "./SetRow.svelte";

const boxes = [CLASSIC, RED];
const start = { box: "red-palace", modules: [] as string[], options: {} };
const card = { module: "camps", hard: 2, minutes: 10, on: false, refused: false, unshown: false };

/** A server that takes no gatehouses with The Red Palace. */
function answered(wanted: GameWanted): GameChecked {
  const { box = "", modules = [], options = {} } = wanted.game;
  if (box !== "red-palace" || !modules.includes("gatehouses")) return { refusal: null, ways: [] };
  const kept = modules.filter((one) => one !== "gatehouses");
  return {
    refusal: { clause: "K-2", message: "No.", said: { id: "no-such-module", args: { module: "gatehouses" } } },
    ways: [{ box, modules: kept, options }, { box: "classic", modules, options: {} }],
  };
}

beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal("fetch", (path: string, init?: { body: string }) =>
    Promise.resolve(new Response(JSON.stringify(path === "/api/games" ? { boxes } : answered(JSON.parse(init?.body ?? "") as GameWanted)))),
  );
  games.boxes = boxes;
  await tick();
});

afterEach(() => {
  for (const { name } of presets.all) presets.forget(name);
  vi.unstubAllGlobals();
});

describe("a card", () => {
  it("says what a module adds, how hard it is and how much longer", async () => {
    const onswitch = vi.fn();
    render(ModuleCard, { ...card, onswitch });
    const box = screen.getByRole("checkbox", { name: "Camps" });
    expect(box).toHaveProperty("checked", false);
    expect(document.body.textContent).toContain("Tents outside the walls count the buildings behind them.");
    expect(document.body.textContent).toContain("+10 min");
    expect(document.querySelectorAll("svg.picture.dawn > path").length).toBeGreaterThan(3);
    expect(screen.getByRole("img", { name: "Difficulty: 2 of 3" })).toBeTruthy();
    await fireEvent.click(box);
    expect(onswitch).toHaveBeenCalledWith(true);
  });

  it("cannot be chosen where the page could not show it, and can be left out at any time", async () => {
    const { rerender } = render(ModuleCard, { ...card, minutes: 0, unshown: true, onswitch: () => undefined });
    expect(screen.getByRole("checkbox")).toHaveProperty("disabled", true);
    expect(document.body.textContent).toContain("in the terminal only");
    expect(document.body.textContent).toContain("no longer");
    await rerender({ on: true, refused: true });
    expect(screen.getByRole("checkbox")).toHaveProperty("disabled", false);
    expect(screen.getByRole("checkbox").getAttribute("aria-invalid")).toBe("true");
  });
});

it("a box says who can play it and how long", async () => {
  const onchoose = vi.fn();
  render(BoxShelf, { boxes: [CLASSIC, { ...RED, parts: ["not-drawn-yet"] }], value: "classic", seats: 3, onchoose });
  const [classic, red] = screen.getAllByRole("radio");
  expect(classic).toHaveProperty("checked", true);
  expect(document.body.textContent).toContain("50 min");
  expect(red).toHaveProperty("disabled", true);
  await fireEvent.click(classic as HTMLElement);
  expect(document.body.textContent).toContain("in the terminal only");
});

it("an option has its values side by side", async () => {
  const onchoose = vi.fn();
  const [option] = RED.options;
  if (!option) throw new Error("there is one");
  render(OptionCard, { option, value: "first-game", onchoose });
  await fireEvent.click(screen.getByRole("radio", { name: "full side" }));
  expect(onchoose).toHaveBeenCalledWith("full");
});

describe("a choice that is not allowed", () => {
  it("explains itself, with the clause and both ways out", async () => {
    const choosing = new Choosing({ ...start, modules: ["camps", "gatehouses"] });
    render(RefusalBar, { choosing });
    expect(screen.getByRole("alert").textContent.trim()).toBe("");
    await choosing.check(3);
    await tick();
    expect(screen.getByRole("alert").textContent).toContain("The Red Palace does not take gatehouses. It takes camps and bazaars.");
    expect(screen.getByRole("button", { name: "Rule K-2" })).toBeTruthy();
    expect(choosing.tooMuch).toEqual(["gatehouses"]);
    await fireEvent.click(screen.getByRole("button", { name: "Leave out gatehouses" }));
    expect(choosing.choice).toEqual({ ...start, modules: ["camps"] });
    expect(choosing.refusal).toBeNull();
  });

  it("is forgotten when an older answer comes late", async () => {
    const choosing = new Choosing({ ...start, modules: ["gatehouses"] });
    const late = choosing.check(4);
    choosing.choice = start;
    await late;
    expect(choosing.refusal).toBeNull();
  });
});

describe("sets", () => {
  const row = (choosing: Choosing): void => {
    render(SetRow, { choosing, facts: RED, boxes, seats: 3 });
  };
  const pressed = (): string[] =>
    screen.getAllByRole("button", { pressed: true }).map((one) => one.querySelector("strong")?.textContent ?? "");

  it("are chosen at a touch, and one's own appears when something is changed", async () => {
    const choosing = new Choosing(start);
    row(choosing);
    expect(pressed()).toEqual(["As in the box"]);
    await fireEvent.click(screen.getByRole("button", { name: /The long evening/ }));
    expect(choosing.choice.options).toEqual({ "guard-board": "full" });
    choosing.choice = { ...start, modules: ["camps"] };
    await tick();
    expect(pressed()).toEqual(["My own"]);
  });

  it("are kept by their names, and forgotten", async () => {
    const choosing = new Choosing(start);
    row(choosing);
    expect(screen.queryByRole("button", { name: "Keep this set" })).toBeNull();
    choosing.choice = { ...start, modules: [], options: { "guard-board": "other" } };
    await tick();
    await fireEvent.click(screen.getByRole("button", { name: "Keep this set" }));
    await fireEvent.input(screen.getByRole("textbox", { name: "Name of the set" }), { target: { value: " Ours " } });
    await fireEvent.keyDown(screen.getByRole("textbox"), { key: "Enter" });
    expect(pressed()).toEqual(["Ours"]);
    expect(JSON.parse(localStorage.getItem("alhambra.sets") ?? "")).toEqual([{ name: "Ours", ...choosing.choice }]);
    await fireEvent.click(screen.getByRole("button", { name: "Forget Ours" }));
    expect(pressed()).toEqual(["My own"]);
    expect(localStorage.getItem("alhambra.sets")).toBe("[]");
  });

  it("surprise with another one that is allowed", async () => {
    const choosing = new Choosing(start);
    row(choosing);
    await fireEvent.click(screen.getByRole("button", { name: "Surprise me" }));
    await vi.waitFor(() => expect(choosing.choice).not.toEqual(start));
  });
});
