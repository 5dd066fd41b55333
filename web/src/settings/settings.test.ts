import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { settings, readKept } from "./settings.svelte";
import Settings from "./Settings.svelte";
import { sound, soundOf } from "./sound";
import type { Step } from "../story/steps";

beforeAll(() => {
  // jsdom has no dialogues.
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});

describe("the settings", () => {
  it("start calm: no sound, normal speed", () => {
    expect(readKept(null)).toEqual({ speed: "normal", sound: false, labels: true });
  });

  it("read what makes sense and no more", () => {
    expect(readKept('{"speed":"slow","sound":true,"labels":false}')).toEqual({ speed: "slow", sound: true, labels: false });
    for (const odd of ["{", "7", '"x"', "null", '{"speed":"warp","sound":1}']) {
      expect(readKept(odd)).toEqual({ speed: "normal", sound: false, labels: true });
    }
  });

  it("are kept on the device", async () => {
    render(Settings, { open: true, onclose: () => undefined });
    await fireEvent.click(screen.getByRole("radio", { name: "Fast" }));
    await fireEvent.click(screen.getByRole("checkbox", { name: "Sounds" }));
    expect(settings.speed).toBe("fast");
    expect(readKept(localStorage.getItem("alhambra.settings"))).toEqual({ speed: "fast", sound: true, labels: true });
  });

  it("close", async () => {
    const closed = vi.fn();
    render(Settings, { open: true, onclose: closed });
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(closed).toHaveBeenCalled();
  });
});

describe("sounds", () => {
  it("are made only where they are wanted", () => {
    const made = vi.fn();
    const parameter = { setValueAtTime: made, linearRampToValueAtTime: made, exponentialRampToValueAtTime: made };
    const node = { gain: parameter, frequency: { value: 0 }, connect: (to: unknown) => to, start: made, stop: made };
    class Audio {
      currentTime = 0;
      destination = {};
      resume = async () => undefined;
      createGain = () => node;
      createOscillator = () => node;
    }
    vi.stubGlobal("AudioContext", Audio);
    settings.sound = false;
    sound("turn");
    expect(made).not.toHaveBeenCalled();
    settings.sound = true;
    sound("turn");
    expect(made).toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it("belong to events", () => {
    const step = (event: string) => ({ events: [{ event }] }) as unknown as Step;
    expect(soundOf(step("Laid"))).toBe("tile");
    expect(soundOf(step("MarketFilled"))).toBe(null);
  });
});
