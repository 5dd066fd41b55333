import { describe, expect, it } from "vitest";
import { KEYS, keyOf, keysOf, type Page } from "./keys";

const PAGES: readonly Page[] = ["start", "new", "lobby", "curtain", "nowhere", "table"];

function press(init: KeyboardEventInit, target: Element = document.body): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
}

describe("the keys", () => {
  it("mean one thing each on a page", () => {
    for (const page of PAGES) {
      const all = keysOf(page).flatMap(({ keys }) => keys);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it("have a help on every page", () => {
    for (const page of PAGES) {
      expect(keyOf(press({ key: "?", code: "Minus", shiftKey: true }), page)?.id).toBe("help");
      expect(keysOf(page)).toContain(KEYS.help);
    }
  });

  it("are digits of the keyboard, whatever a layout makes of them", () => {
    expect(keyOf(press({ key: "&", code: "Digit1" }), "table")).toEqual({ id: "market", at: 0 });
    expect(keyOf(press({ key: "!", code: "Digit1", shiftKey: true }), "table")).toEqual({ id: "payment", at: 1 });
    expect(keyOf(press({ key: "7", code: "Numpad7" }), "table")).toEqual({ id: "display", at: 2 });
  });

  it("are not heard while somebody types, or means the browser, or on another page", () => {
    const field = document.body.appendChild(document.createElement("input"));
    expect(keyOf(press({ key: "u" }, field), "table")).toBeNull();
    expect(keyOf(press({ key: "r", ctrlKey: true }), "table")).toBeNull();
    expect(keyOf(press({ key: "1", code: "Digit1", altKey: true }), "table")).toBeNull();
    expect(keyOf(press({ key: "u" }), "lobby")).toBeNull();
    field.remove();
  });
});
