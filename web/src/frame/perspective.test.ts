import { describe, expect, it } from "vitest";
import { eyesOf } from "./perspective";

describe("one device for several players", () => {
  const device = { held: [0, 2], actor: 0, shown: 0, open: false };

  it("needs no curtain for one seat, or for none", () => {
    expect(eyesOf({ held: [1], actor: 0, shown: null, open: false })).toEqual({ seat: 1, curtain: [] });
    expect(eyesOf({ held: [], actor: 0, shown: null, open: false })).toEqual({ seat: null, curtain: [] });
  });

  it("passes the device before another hand is shown", () => {
    expect(eyesOf({ ...device, actor: 2 })).toEqual({ seat: null, curtain: [2] });
    expect(eyesOf({ ...device, actor: 2, shown: 2 })).toEqual({ seat: 2, curtain: [] });
  });

  it("stays with the last while others play", () => {
    expect(eyesOf({ ...device, actor: 1, shown: 2 })).toEqual({ seat: 2, curtain: [] });
  });

  it("asks who has the device when the page was loaded in between", () => {
    expect(eyesOf({ ...device, actor: 1, shown: null })).toEqual({ seat: null, curtain: [0, 2] });
  });

  it("has no curtain where nothing is secret", () => {
    expect(eyesOf({ ...device, actor: 2, open: true })).toEqual({ seat: 2, curtain: [] });
    expect(eyesOf({ ...device, actor: null, shown: null, open: true })).toEqual({ seat: 0, curtain: [] });
  });

  it("forgets a seat that was given up", () => {
    expect(eyesOf({ held: [1, 2], actor: 0, shown: 0, open: false })).toEqual({ seat: null, curtain: [1, 2] });
  });
});
