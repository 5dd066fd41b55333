import { describe, expect, it } from "vitest";
import { changesTold, modulesTold, refusalTold, wayTold } from "./gameWords";
import { fitting, inBox, minutesMore, minutesOf, plain, same, surprise, valueOf, withModule, withOption, type Choice } from "./choice";
import { RED } from "../../fixtures/boxes";
import { readPresets } from "./presets.svelte";

const camps: Choice = { box: "red-palace", modules: ["camps"], options: {} };

describe("a choice", () => {
  it("is changed part by part", () => {
    expect(withModule(camps, "bazaars", true).modules).toEqual(["camps", "bazaars"]);
    expect(withModule(camps, "camps", true).modules).toEqual(["camps"]);
    expect(withModule(camps, "camps", false).modules).toEqual([]);
    expect(valueOf(RED, camps, "guard-board")).toBe("first-game");
    expect(valueOf(RED, withOption(camps, "guard-board", "full"), "guard-board")).toBe("full");
  });

  it("keeps its modules in another box, and leaves the options of the first behind", () => {
    const full = withOption(camps, "guard-board", "full");
    expect(inBox(full, "classic")).toEqual({ box: "classic", modules: ["camps"], options: {} });
    expect(inBox(full, "red-palace")).toBe(full);
  });

  it("is the same however its parts are named", () => {
    const both = withModule(camps, "bazaars", true);
    expect(same(RED, both, { ...both, modules: ["bazaars", "camps"], options: { "guard-board": "first-game" } })).toBe(true);
    expect(same(RED, both, withOption(both, "guard-board", "full"))).toBe(false);
    expect(same(RED, both, { ...both, box: "classic" })).toBe(false);
  });

  it("takes as long as its parts say, in steps that are felt", () => {
    expect(minutesOf(RED, plain("red-palace"), 3)).toBe(60);
    expect(minutesOf(RED, camps, 3)).toBe(70);
    expect(minutesOf(RED, withOption(camps, "guard-board", "full"), 3)).toBe(75);
    const [first, second] = RED.modules;
    expect(first && minutesMore(RED, first, 3)).toBe(10);
    expect(second && minutesMore(RED, second, 3)).toBe(0);
  });

  it("can be left to chance, and is another one then", () => {
    let seed = 7;
    const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
    let now = camps;
    for (let turn = 0; turn < 20; turn++) {
      const next = surprise(RED, ["camps", "bazaars"], now, random);
      expect(same(RED, next, now)).toBe(false);
      expect(["camps", "bazaars"]).toEqual(expect.arrayContaining([...next.modules]));
      now = next;
    }
    const alone = { ...RED, options: [] };
    expect(surprise(alone, [], plain("red-palace"), random)).toEqual(plain("red-palace"));
  });
});

describe("what is said", () => {
  const said = { id: "no-such-module", args: { module: "gatehouses" } };

  it("names what does not fit, what would, and the ways out", () => {
    const wrong = withModule(camps, "gatehouses", true);
    expect(refusalTold({ clause: "K-2", message: "", said }, wrong, ["gatehouses"], RED)).toBe(
      "The Red Palace does not take gatehouses. It takes camps and bazaars.",
    );
    expect(wayTold(wrong, camps)).toBe("Leave out gatehouses");
    expect(wayTold(wrong, { ...wrong, box: "classic" })).toBe("Play Classic Alhambra");
    const seats = { clause: "K-4", message: "", said: { id: "wrong-seats", args: { low: 2, high: 6 } } };
    expect(refusalTold(seats, camps, [], RED)).toBe("The Red Palace is played by 2 to 6.");
  });

  it("tells what the host changed and nothing else", () => {
    const nothing = { box: null, added: [], dropped: [], options: {}, seats: null, settings: false };
    expect(changesTold({ ...nothing, added: ["camps"] })).toEqual(["+ camps"]);
    expect(changesTold({ ...nothing, dropped: ["camps", "bazaars"], seats: 4, settings: true })).toEqual(["without camps and bazaars", "4 seats", "other options"]);
    expect(changesTold({ ...nothing, options: { "guard-board": "full" } })).toEqual(["Guard board: full side"]);
    expect(changesTold({ ...nothing, box: "red-palace", options: { "guard-board": "first-game" } })).toEqual(["The Red Palace"]);
    expect(modulesTold([])).toBe("no modules");
  });
});

describe("sets that were kept", () => {
  it("are read as far as they make sense", () => {
    const kept = { name: "Mine", ...camps };
    expect(readPresets(JSON.stringify([kept, { name: 3 }, null, { ...kept, modules: [1] }, { ...kept, options: null }]))).toEqual([kept]);
    expect(readPresets("nonsense")).toEqual([]);
    expect(readPresets("{}")).toEqual([]);
    expect(readPresets(null)).toEqual([]);
  });
});

it("has no options that are for others", () => {
  const option = { name: "solo", values: [{ name: "score", longer: 1 }, { name: "duel", longer: 1 }], seats: [1] };
  const facts = { ...RED, options: [option] };
  const chosen = withOption(plain("red-palace"), "solo", "duel");
  expect(fitting(facts, chosen, 1)).toEqual(chosen);
  expect(fitting(facts, chosen, 2)).toEqual(plain("red-palace"));
});
