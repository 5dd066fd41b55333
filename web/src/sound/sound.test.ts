import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Leg } from "../motion/legs";
import { settings } from "../settings/settings.svelte";
import type { Step } from "../story/steps";
import { INSTRUMENTS } from "./instruments";
import { Mixer } from "./mixer";
import { mayBegin, PARTS, soundOfLeg, soundOfStep, type Sound } from "./score";
import { hearTouches, sound } from "./sound";
import { RATE } from "./synth";

const ALL = Object.keys(INSTRUMENTS) as Sound[];
const LOUDEST = 10 ** (-3 / 20);

describe.each(ALL)("the sound %s", (name) => {
  const samples = INSTRUMENTS[name]();
  const loudness = (part: Float32Array): number => part.reduce((most, one) => Math.max(most, Math.abs(one)), 0);

  it("is heard and never clipped, shorter than two seconds", () => {
    expect(samples.every((one) => Number.isFinite(one))).toBe(true);
    expect(loudness(samples)).toBeLessThan(LOUDEST);
    expect(loudness(samples)).toBeGreaterThan(0.1);
    expect(samples.length / RATE).toBeLessThan(2);
    expect(samples.length / RATE).toBeGreaterThan(PARTS[name].alone);
  });

  it("begins and ends without a click, and hangs on nothing", () => {
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.05);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001);
    expect(Math.abs(samples.reduce((sum, one) => sum + one, 0) / samples.length)).toBeLessThan(0.02);
    expect(INSTRUMENTS[name]()).toEqual(samples);
  });
});

/** In hertz, of the period at which a part of a sound is most like itself. */
function pitchOf(samples: Float32Array, from: number, until: number): number {
  const part = samples.slice(from * RATE, until * RATE);
  let [best, most] = [0, -Infinity];
  for (let lag = Math.round(RATE / 700); lag < RATE / 100; lag += 1) {
    let sum = 0;
    for (let n = 0; n + lag < part.length; n += 1) sum += (part[n] ?? 0) * (part[n + lag] ?? 0);
    if (sum / (part.length - lag) > most * 1.02) [best, most] = [lag, sum / (part.length - lag)];
  }
  return RATE / best;
}

it("the oud is in tune", () => {
  expect(Math.abs(1200 * Math.log2(pitchOf(INSTRUMENTS.turn(), 0.03, 0.16) / 220))).toBeLessThan(25);
});

describe("the score", () => {
  const trip = (does: "pays" | "takes" | "moves" | "arrives", at: "palace" | "shelf"): Leg =>
    ({ does, kind: "tile", thing: "t", from: { at: "supply" }, to: { at, seat: 0, thing: "t", place: "c" } }) as Leg;

  it("belongs to what moves, and to what happens without a move", () => {
    expect(soundOfLeg(trip("pays", "shelf"))).toBe("coin");
    expect(soundOfLeg(trip("takes", "shelf"))).toBe("card");
    expect(soundOfLeg(trip("moves", "palace"))).toBe("tile");
    expect(soundOfLeg(trip("moves", "shelf"))).toBe("put");
    expect(soundOfLeg(trip("arrives", "shelf"))).toBe(null);
    const step = (event: string) => ({ events: [{ event }] }) as unknown as Step;
    expect([soundOfStep(step("Scored")), soundOfStep(step("Laid"))]).toEqual(["scoring", null]);
  });

  it("never has two at once that both matter", () => {
    expect(mayBegin("card", null)).toBe(true);
    expect(mayBegin("card", { sound: "tile", ago: 0.01 })).toBe(false);
    expect(mayBegin("card", { sound: "card", ago: 0.01 })).toBe(false);
    expect(mayBegin("tile", { sound: "card", ago: 0.01 })).toBe(true);
    expect(mayBegin("card", { sound: "scoring", ago: 1 })).toBe(true);
  });
});

class FakeAudio {
  static made: FakeAudio[] = [];
  currentTime = 0;
  state = "suspended";
  destination = {};
  started: number[] = [];
  hushed = 0;
  resume = async (): Promise<void> => void (this.state = "running");
  createGain = () => ({ gain: { value: 1, setTargetAtTime: () => (this.hushed += 1) }, connect: (to: unknown) => to });
  createBuffer = (_channels: number, length: number) => ({ length, copyToChannel: () => undefined });
  createBufferSource = () => {
    const source = { buffer: null as { length: number } | null, connect: (to: unknown) => to, start: () => this.started.push(source.buffer?.length ?? 0) };
    return source;
  };
  constructor() {
    FakeAudio.made.push(this);
  }
}

describe("the mixer", () => {
  it("lets a weightier sound take the place of another, and holds back a lighter one", () => {
    const audio = new FakeAudio();
    const mixer = new Mixer(audio as unknown as AudioContext);
    mixer.play("tile", 0.5);
    mixer.play("card", 0.5);
    expect(audio.started).toHaveLength(1);
    mixer.play("turn", 0.5);
    expect([audio.started.length, audio.hushed]).toEqual([2, 1]);
    audio.currentTime = 2;
    mixer.play("card", 0.5);
    expect(audio.started).toHaveLength(3);
    expect(audio.state).toBe("running");
  });
});

describe("sounds", () => {
  let deaf: () => void;
  const looked = (state: string) => vi.spyOn(document, "visibilityState", "get").mockReturnValue(state as DocumentVisibilityState);
  const heard = (): number => FakeAudio.made.reduce((sum, one) => sum + one.started.length, 0);
  /** Time goes on, so that one sound does not hold back the next. */
  async function ask(name: Sound): Promise<void> {
    for (const one of FakeAudio.made) one.currentTime += 5;
    sound(name);
    await vi.dynamicImportSettled();
    await Promise.resolve();
  }

  beforeEach(() => {
    FakeAudio.made = [];
    vi.stubGlobal("AudioContext", FakeAudio);
    deaf = hearTouches();
  });
  afterEach(() => {
    deaf();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it("wait for a touch, keep to the settings, and are silent behind another tab but for the call to play", async () => {
    await ask("tile");
    window.dispatchEvent(new Event("pointerup"));
    await vi.dynamicImportSettled();
    expect(heard()).toBe(0);
    await ask("tile");
    expect(heard()).toBe(1);
    settings.sound = false;
    await ask("tile");
    expect(heard()).toBe(1);
    settings.sound = true;
    looked("hidden");
    await ask("tile");
    expect(heard()).toBe(1);
    await ask("turn");
    expect(heard()).toBe(2);
  });
});
