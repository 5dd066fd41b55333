import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DRAWINGS } from "../art/emotes";
import { emotesAfter, remarksAfter } from "../frame/news";
import type { LogEntry } from "../protocol";
import { announce, tellEntry } from "../story/tell";
import { codeIn, grouped, linkOf } from "./code";
import { EMOTES } from "./emotes";
import { install } from "./install";
import { Muted } from "./muted.svelte";
import { notices, noticesPossible, TurnNotice } from "./notice.svelte";

const entry = (seq: number, more: Partial<LogEntry> = {}): LogEntry => ({
  seq, at: 0, kind: "said", seat: 1, name: "Ben", text: "Hello", on: null, by_bot: false, by_host: false, by: null, by_name: null, bot: null, bot_before: null, events: [], emote: null, change: null, ...more,
});
const people = { names: ["Anna", "Ben"], you: [0] };

describe("pictures", () => {
  it("are all drawn", () => {
    expect(Object.keys(DRAWINGS).sort()).toEqual([...EMOTES].sort());
  });

  it("are told in words, and those of a newer server by their sign", () => {
    expect(announce(entry(1, { emote: "applause", text: "👏" }), people)).toBe("Ben says: Applause");
    expect(tellEntry(entry(1, { emote: "juggling", text: "🤹" }), people).lines).toEqual(["🤹"]);
  });

  it("are no remarks to be read", () => {
    const log = [entry(1), entry(2, { emote: "wave" }), entry(3, { seat: 0 }), entry(4, { seat: 0, emote: "wave" })];
    expect(remarksAfter(log, 0, 0).map(({ seq }) => seq)).toEqual([1]);
    expect(emotesAfter(log, 0, 0).map(({ seq }) => seq)).toEqual([2]);
  });
});

describe("those who look on", () => {
  it("are told apart from players", () => {
    const remark = entry(1, { seat: null, name: "Vera" });
    expect(tellEntry(remark, people).heading).toBe("Vera, watching, says");
    expect(remarksAfter([remark], 0, null)).toHaveLength(1);
  });
});

describe("a mute", () => {
  beforeEach(() => localStorage.clear());

  it("hides what somebody says, here and after a reload, and nothing else", () => {
    const log = [entry(1), entry(2, { kind: "turn" }), entry(3, { seat: null, name: "Vera" }), entry(4, { seat: 0 })];
    const muted = new Muted("a".repeat(20), () => 4);
    expect(muted.without(log)).toBe(log);
    muted.set(1, true);
    muted.set(null, true);
    expect(muted.without(log).map(({ seq }) => seq)).toEqual([2, 4]);
    const again = new Muted("a".repeat(20), () => 4);
    again.set(null, false);
    expect(again.without(log).map(({ seq }) => seq)).toEqual([2, 3, 4]);
    expect(new Muted("b".repeat(20), () => 4).without(log)).toBe(log);
  });

  it("ends when somebody else sits there", () => {
    const muted = new Muted("a".repeat(20), () => 10);
    muted.set(1, true);
    muted.hear([entry(3, { kind: "seated" }), entry(11, { kind: "seated", seat: 0 })]);
    expect(muted.has(1)).toBe(true);
    muted.hear([entry(12, { kind: "seated" })]);
    expect(muted.has(1)).toBe(false);
  });
});

describe("a code", () => {
  it("is found in what is typed or pasted", () => {
    for (const typed of ["ABCDEFGH", " abcd efgh ", "Abcd-Efgh", "#ABCDEFGH", linkOf("ABCDEFGH")]) expect(codeIn(typed)).toBe("ABCDEFGH");
    for (const typed of ["", "ABCDEFG", "ABCDEFG1", "a".repeat(20), "https://x.example/t/" + "a".repeat(20)]) expect(codeIn(typed)).toBe(null);
    expect(grouped("ABCDEFGH")).toBe("ABCD EFGH");
  });
});

describe("a notice", () => {
  const shown = vi.fn();
  const answer = vi.fn(async () => "granted");
  class Notice {
    static permission = "granted";
    static requestPermission = answer;
    close = vi.fn();
    constructor(title: string, options: unknown) {
      shown(title, options);
    }
  }

  beforeEach(() => {
    shown.mockClear();
    vi.stubGlobal("isSecureContext", true);
    vi.stubGlobal("Notification", Notice);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const hide = (state: DocumentVisibilityState) => vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);

  it("comes when the turn comes, in the background, to who asked for it", async () => {
    const turn = new TurnNotice("a".repeat(20));
    hide("hidden");
    turn.hear(false);
    turn.hear(true);
    expect(answer).not.toHaveBeenCalled();
    await notices.want(true);
    expect(answer).toHaveBeenCalledOnce();
    turn.hear(true);
    await Promise.resolve();
    expect(shown).not.toHaveBeenCalled();
    turn.hear(false);
    turn.hear(true);
    await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce());
    hide("visible");
    turn.hear(false);
    turn.hear(true);
    await Promise.resolve();
    expect(shown).toHaveBeenCalledOnce();
  });

  it("is no news when the page is opened in one's turn", async () => {
    hide("hidden");
    await notices.want(true);
    new TurnNotice("a".repeat(20)).hear(true);
    await Promise.resolve();
    expect(shown).not.toHaveBeenCalled();
  });

  it("is not promised where the browser says no", async () => {
    answer.mockResolvedValueOnce("denied");
    await notices.want(true);
    expect([notices.wanted, notices.denied]).toEqual([false, true]);
  });

  it("is absent without a secure connection, like the worker, and nothing fails", async () => {
    vi.stubGlobal("isSecureContext", false);
    expect(noticesPossible()).toBe(false);
    await expect(install()).resolves.toBeUndefined();
    new TurnNotice("a".repeat(20)).hear(true);
  });
});
