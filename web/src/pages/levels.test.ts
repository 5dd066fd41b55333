import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { AIDS, LEVELS } from "../aids";
import AidsChoice from "./AidsChoice.svelte";
import { aidsOf, aidsTold, levelOf, levels, PLAIN, withLevel } from "./levels";

describe("the level of a table", () => {
  it("is the one whose aids it has, neither more nor fewer", () => {
    for (const level of levels) {
      const settings = withLevel(PLAIN, level);
      expect(levelOf(settings)).toBe(level);
      expect(new Set(aidsOf(settings))).toEqual(new Set(LEVELS[level]));
      for (const aid of AIDS) expect(levelOf({ ...settings, [aid]: !settings[aid] })).toBe("own");
    }
  });

  it("is normal unless somebody chooses another, and leaves all else as it is", () => {
    expect(levelOf(PLAIN)).toBe("normal");
    expect(withLevel({ ...PLAIN, stand_in_after: 60 }, "purist").stand_in_after).toBe(60);
  });

  it("says what it has", () => {
    expect(aidsTold(withLevel(PLAIN, "purist"))).toBe("Purist: no aids");
    expect(aidsTold(PLAIN)).toBe("Normal: what a tile changes, the scores as of now, the table of points");
    expect(aidsTold({ ...PLAIN, open_hands: true })).toMatch(/^Your own choice: .*open hands$/);
  });
});

describe("the choice of aids", () => {
  it("is a level, or each aid by itself", async () => {
    render(AidsChoice, { settings: PLAIN });
    const level = (name: string): HTMLInputElement => screen.getByRole("radio", { name });
    expect(level("Normal").checked).toBe(true);
    await fireEvent.click(level("Learning"));
    screen.getByText(/^Learning: .*what is left$/);
    await fireEvent.click(screen.getByRole("checkbox", { name: /^Open hands/, hidden: true }));
    screen.getByText(/^Your own choice: .*open hands$/);
    expect(level("Learning").checked).toBe(false);
  });
});
