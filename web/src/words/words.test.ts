import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { three } from "../fixtures/games";
import Nowhere from "../pages/Nowhere.svelte";
import Log from "../story/Log.svelte";
import WORDS, { MODULES } from "virtual:words";
import { misfits, unresolved } from "./fit";
import { wordsOf } from "../../catalogue.js";
import page from "../../index.html?raw";
import ids from "./ids.ts?raw";
import LanguageSwitch from "./LanguageSwitch.svelte";
import { LANGUAGES, language } from "./language.svelte";
import { localeOf, wanted } from "./wanted";
import { say } from "./say";
import { Speaker } from "./speaker";

const sources = import.meta.glob<string>("../**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });
const code = [...Object.entries(sources), ["index.html", page] as const]
  .filter(([path]) => !/\.test\.ts$|\/ids\.ts$/.test(path))
  .map(([, text]) => text)
  .join("\n");

afterEach(async () => {
  localStorage.clear();
  await language.use("en");
});

describe("a message", () => {
  it("takes what its gaps need, and nothing else", () => {
    expect(say("turn-buy", { tile: "tower-9-ES" })).toBe("Buy Tower 9");
    // @ts-expect-error: there is no such message.
    expect(say("no-such-message")).toBe("no-such-message");
    // @ts-expect-error: the tile is missing.
    expect(() => say("turn-buy")).toThrow("turn-buy");
    // @ts-expect-error: the number decides between forms.
    expect(say("lobby-watchers", { count: "1" })).toContain("1");
    // @ts-expect-error: a message without gaps takes nothing.
    expect(say("page-title", { tile: "tower-9-ES" })).toBe("Alhambra");
  });

  it("is used by the page, each of them", () => {
    const made = [...code.matchAll(/`([a-z.-]+[.-])\$\{[^`]*\}(\.[a-z]+)?`/g)].map(
      ([, start = "", end = ""]) => new RegExp(`^${start.replaceAll(".", "\\.")}[a-z0-9-]+${end.replace(".", "\\.")}$`),
    );
    // Names are said in all their forms, through the gaps of other messages.
    const named = [...code.matchAll(/\bforms\([`"]([a-z-]+)/g)].map(([, start = ""]) => start);
    const all = [...ids.matchAll(/^ {2}"([^"]+)":/gm)].map(([, id = ""]) => id);
    expect(all.length).toBeGreaterThan(300);
    const said = (id: string): boolean =>
      code.includes(`"${id}"`) || page.includes(`{{${id}}}`) || made.some((one) => one.test(id)) || named.some((start) => id.startsWith(start));
    expect(all.filter((id) => !said(id)), "messages of the page that no file of web/src says").toEqual([]);
  });
});

describe("a language", () => {
  it("is the first that the browser asks for and the page has, or else English", () => {
    expect(wanted(["fr-CA", "en"], ["de", "en", "fr"])).toBe("fr");
    expect(wanted(["", "nl", "DE-at"], ["de", "en", "fr"])).toBe("de");
    expect(wanted(["nl"], ["de", "en", "fr"])).toBe("en");
  });

  it("has its own lists, signs and times", () => {
    const then = new Date(2024, 1, 3, 13, 22);
    const [english, german] = [new Speaker("en", ""), new Speaker("de", "")];
    expect(english.listed(["a", "b", "c"])).toBe("a, b and c");
    expect(german.listed(["a", "b", "c"])).toBe("a, b und c");
    expect(german.signed(-2)).toBe("\u22122");
    expect(english.moment(then)).toBe("3 Feb 2024, 13:22");
    expect(german.moment(then)).toContain("13:22");
    expect(german.moment(then)).not.toBe(english.moment(then));
  });

  it("counts by its own rules", () => {
    const text = "cards = { $n ->\n    [one] { $n } carte\n   *[other] { $n } cartes\n }";
    const french = new Speaker("fr", text);
    expect([0, 1, 2].map((n) => french.find("cards", { n }))).toEqual(["0 carte", "1 carte", "2 cartes"]);
    expect(french.find("card")).toBe(null);
  });

  it("reads a message with those that it names, and keeps the first of two", () => {
    const english = new Speaker("en", "-box = Alhambra\nhello = Hello, { who }\n    .far = From { hello.near } in { -box }\n    .near = here\nwho = { you }\nyou = you\nyou = they");
    english.learn("hello = Bye\nmore = More of { hello }");
    expect(english.find("more")).toBe("More of Hello, you");
    expect(english.find("hello.far")).toBe("From here in Alhambra");
  });

  it("writes numbers in its own way, small ones without asking the browser", () => {
    const [english, german] = ["en", "de"].map((code) => new Speaker(code, "points = { $n }"));
    expect([0, 999, 1234, 1.5].map((n) => german?.find("points", { n }))).toEqual(["0", "999", "1.234", "1,5"]);
    expect([0, 7, -12, 1234].map((n) => english?.signed(n))).toEqual(["+0", "+7", "\u221212", "+1,234"]);
  });

  it.each(Object.keys(WORDS))("writes lists as the browser does: %s", (code) => {
    const theirs = new Intl.ListFormat(localeOf(code));
    for (const last of ["c", "iglesia", "hija", "yeso", "Íñigo", "hielo"])
      for (const words of [[last], ["a", last], ["a", "b", last], ["a", "i", "b", last]]) expect(new Speaker(code, "").listed(words)).toBe(theirs.format(words));
  });

  it("has its own word for the first of a month", () => {
    const [french, spanish] = ["fr", "es"].map((code) => new Speaker(code, ""));
    expect(french?.date("2026-11-01")).toBe("1er novembre 2026");
    expect(french?.date("2026-11-01", "long")).toBe("dimanche 1er novembre");
    expect(french?.date("2026-11-11")).toBe("11 novembre 2026");
    expect(spanish?.date("2026-11-01")).toBe("1 de noviembre de 2026");
  });

  it("can be changed while a page is open", async () => {
    const { container } = render(Log, { entries: three.log.slice(0, 2), names: three.names, you: [0] });
    expect(container.textContent).toContain("Ben's turn");
    await language.use("en", (text) => text.toUpperCase());
    await tick();
    expect(container.textContent).toContain("Ben'S TURN");
    await language.use("en");
    const nowhere = render(Nowhere).container;
    await language.use("en", (text) => text.toUpperCase());
    await tick();
    expect(nowhere.textContent).toContain("THERE IS NOTHING");
  });

  it("is chosen by a switch, kept, and told to the browser", async () => {
    const { container } = render(LanguageSwitch, { languages: ["en"] });
    expect(container.querySelector("select")).toBe(null);
    render(LanguageSwitch, { languages: ["de", "en", "es", "fr"] });
    const choice = screen.getByLabelText<HTMLSelectElement>("Language");
    expect([...choice.options].map((one) => one.textContent)).toEqual(["Deutsch", "English", "español", "français"]);
    expect(choice.value).toBe("en");
    document.documentElement.lang = "";
    await fireEvent.change(choice, { target: { value: "en" } });
    await expect.poll(() => localStorage.getItem("alhambra.language")).toBe("en");
    expect(document.documentElement.lang).toBe("en");
  });
});

describe("every language", () => {
  const english = "turn-buy = Buy { $tileTitle }\ntype-tower = tower\n    .title = Tower\nhole =\n    .page = { $tileTitle }!\n";

  it("that is like English fits, with forms of names of its own", () => {
    const other = "turn-buy = { $tileType ->\n    [tower] la { $tileName }\n   *[other] le { $tileName }\n }\n";
    const names = "type-tower = tour\n    .title = Tour\n    .definite = la tour\nhole =\n    .page = { $tileDefinite }!\n";
    expect(misfits(english, other + names)).toEqual([]);
  });

  it("that lacks something, or has too much, does not", () => {
    const other = "turn-buy = Acheter { $price }\ntype-tower = tour\n    .title = Tour\nturn-fly = Voler\n";
    expect(misfits(english, other)).toEqual([
      "hole.page is missing", "turn-buy does not know $price", "turn-fly is unknown",
    ]);
  });

  it("that refers to what is not there is found", () => {
    expect(unresolved("one = { two }\ntwo =\n    .form = { one } { three }\n")).toEqual(["one: two", "two: three"]);
  });

  it("says in English what it has not got yet", () => {
    const begun = wordsOf("type-tower = torre\n    .title = Torre\n", english);
    expect(misfits(english, begun)).toEqual([]);
    expect(new Speaker("it", begun).find("type-tower.title")).toBe("Torre");
    expect(new Speaker("it", begun).find("turn-buy", { tileTitle: "Torre 9" })).toBe("Buy Torre 9");
  });

  it("says a form in English that it has not got yet, and names of types as they are", () => {
    const more = "kept = Kept\n    .page = Kept here\n    .short =\n        { $count ->\n            [one] one\n           *[other] { $count }\n        }\n";
    const speaker = new Speaker("it", wordsOf("type-tower = torre\n    .title = Torre\n    .definite = la torre\nkept = Tenuto\n    .page = Tenuto qui\n", english + more + "type-mill = mill\n    .title = Mill\n"));
    expect([speaker.find("kept"), speaker.find("kept.page"), speaker.find("kept.short", { count: 2 })]).toEqual(["Tenuto", "Tenuto qui", "2"]);
    expect([speaker.find("type-mill.title"), speaker.find("type-mill.definite")]).toEqual(["Mill", "mill"]);
    const names = "type-tower = torre\n    .definite = la torre\n";
    expect(new Speaker("it", wordsOf("", "type-mill = mill\n", names)).find("type-mill.definite")).toBe("mill");
    expect(new Speaker("it", wordsOf("type-tower = torre\n", english)).find("type-tower.title")).toBe("torre");
  });

  it("says terms in English that it has not got yet", () => {
    const begun = wordsOf("page-title = { -box }\n-other = Altro\n", "-box = Alhambra\npage-title = The { -box }\npage-more = More { -box }\n");
    expect(["page-title", "page-more"].map((id) => new Speaker("it", begun).find(id))).toEqual(["Alhambra", "More Alhambra"]);
  });

  /** What is said with every module. */
  const all = async (code: string): Promise<string> => {
    const texts = await Promise.all([WORDS, ...Object.values(MODULES)].map((part) => part[code]?.()));
    return texts.map((text) => text?.default ?? "").join("\n");
  };

  it.each(LANGUAGES)("says what its messages refer to: %s", async (code) => {
    expect(unresolved(await all(code))).toEqual([]);
  });

  it.each(LANGUAGES)("has everything that the page says: %s", async (code) => {
    expect(misfits(await all("en"), await all(code))).toEqual([]);
  });

  it("has the words of a module once it is played, also after it was changed", async () => {
    const [name, title] = [() => language.speaker.find("type-camp"), () => language.speaker.find("page-title")];
    await language.learn(["camps"]);
    expect(name()).toBe("camp");
    await language.use("de");
    expect([name(), title()]).toEqual(["Feldlager", "Alhambra"]);
  });
});
