import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { settings, readKept } from "./settings.svelte";
import Settings from "./Settings.svelte";

beforeAll(() => {
  // jsdom has no dialogues.
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});

const FRESH = { speed: "normal", sound: true, volume: 0.5, labels: true, ending: "button", text: false, theme: "system" };

describe("the settings", () => {
  it("start with sounds at a modest volume, and at normal speed", () => {
    expect(readKept(null)).toEqual(FRESH);
  });

  it("read what makes sense and no more", () => {
    expect(readKept('{"speed":"slow","sound":true,"volume":0.8,"labels":false,"ending":"soon","text":true,"theme":"dusk"}')).toEqual(
      { speed: "slow", sound: true, volume: 0.8, labels: false, ending: "soon", text: true, theme: "dusk" },
    );
    for (const odd of ["{", "7", '"x"', "null", '{"speed":"warp","sound":1,"volume":7,"ending":"never","text":"b","theme":"night"}']) {
      expect(readKept(odd)).toEqual(FRESH);
    }
  });

  it("of an earlier version keep their sound on or off", () => {
    expect(readKept('{"speed":"fast","sound":false}')).toEqual({ ...FRESH, speed: "fast", sound: false });
    expect(readKept('{"speed":"fast","sound":true}')).toEqual({ ...FRESH, speed: "fast" });
    expect(readKept('{"speed":"fast"}')).toEqual({ ...FRESH, speed: "fast" });
  });

  it("are kept on the device", async () => {
    render(Settings, { open: true, onclose: () => undefined });
    await fireEvent.click(screen.getByRole("radio", { name: "Fast" }));
    await fireEvent.click(screen.getByRole("checkbox", { name: "Sounds" }));
    expect(settings.sound).toBe(false);
    await fireEvent.click(screen.getByRole("checkbox", { name: "Sounds" }));
    expect(settings.speed).toBe("fast");
    await fireEvent.input(screen.getByRole("slider", { name: "Volume" }), { target: { value: "8" } });
    expect(readKept(localStorage.getItem("alhambra.settings"))).toEqual({ ...FRESH, speed: "fast", volume: 0.8 });
  });

  it("close", async () => {
    const closed = vi.fn();
    render(Settings, { open: true, onclose: closed });
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(closed).toHaveBeenCalled();
  });
});
