import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EndingKind } from "../settings/settings.svelte";
import { Ending } from "./ending.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function ended(kind: EndingKind, open = false) {
  const commit = vi.fn();
  let ending: Ending | undefined;
  const stop = $effect.root(() => {
    ending = new Ending({ ready: () => true, moment: () => "a", open: () => open, kind: () => kind, commit });
  });
  flushSync();
  return { commit, ending: ending as Ending, stop };
}

describe("a turn that is complete", () => {
  it("waits for the button", () => {
    const { commit, ending, stop } = ended("button");
    vi.advanceTimersByTime(60_000);
    expect([ending.left, commit.mock.calls.length]).toEqual([null, 0]);
    stop();
  });

  it("ends by itself after a moment that is counted", () => {
    const { commit, ending, stop } = ended("soon");
    expect(ending.left).toBe(4);
    vi.advanceTimersByTime(3000);
    expect([ending.left, commit.mock.calls.length]).toEqual([1, 0]);
    vi.advanceTimersByTime(1000);
    expect(commit).toHaveBeenCalledOnce();
    stop();
  });

  it("waits for the button after all where somebody stops it", () => {
    const { commit, ending, stop } = ended("soon");
    ending.stop();
    flushSync();
    vi.advanceTimersByTime(60_000);
    expect([ending.left, commit.mock.calls.length]).toEqual([null, 0]);
    stop();
  });

  it("ends at once, or after a moment where a card can still be added", () => {
    const at = ended("now");
    expect(at.commit).toHaveBeenCalledOnce();
    at.stop();
    const open = ended("now", true);
    expect([open.ending.left, open.commit.mock.calls.length]).toEqual([4, 0]);
    open.stop();
  });
});
