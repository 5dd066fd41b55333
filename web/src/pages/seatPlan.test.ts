import { describe, expect, it } from "vitest";
import { firstRows, problemOf, quickSeats, resized, seatsOf, sumOf, withKind } from "./seatPlan";

describe("the seats of a new table", () => {
  it("play now is one person and two bots", () => {
    const seats = quickSeats(" Anna ");
    expect(seats.map((seat) => seat.kind)).toEqual(["person", "bot", "bot"]);
    expect(seats[0]).toMatchObject({ name: "Anna" });
    expect(seats[1]).toEqual({ kind: "bot", bot: "casual" });
  });

  it("gives every person a secret of their own", () => {
    const rows = withKind(firstRows(), 1, "here");
    const [one, two] = seatsOf(rows, "Anna");
    expect(one?.kind).toBe("person");
    expect(two?.kind).toBe("person");
    expect(one?.kind === "person" && two?.kind === "person" && one.secret !== two.secret).toBe(true);
  });

  it("gives nobody a name in one language", () => {
    const rows = withKind(firstRows(), 1, "here");
    expect(seatsOf(rows, "  ").map((seat) => seat.kind === "person" && seat.name)).toEqual(["", "", false]);
    expect(problemOf(rows, "")).toBe("");
  });

  it("allows me once", () => {
    const rows = withKind(firstRows(), 2, "me");
    expect(rows.map((row) => row.kind)).toEqual(["open", "open", "me"]);
  });

  it("notices equal and long names", () => {
    const rows = [firstRows()[0], { kind: "here", name: "ANNA" }].filter((row) => row !== undefined) as ReturnType<typeof firstRows>;
    expect(problemOf(rows, "Anna")).toContain("ANNA");
    expect(problemOf(rows, "Ben")).toBe("");
    expect(problemOf(rows, "x".repeat(25))).not.toBe("");
  });

  it("sums up who will sit there", () => {
    expect(sumOf(firstRows())).toEqual(["one person here", "one friend by link", "one bot"]);
    expect(sumOf(resized(withKind(firstRows(), 1, "here"), 4))).toEqual(["2 people here", "2 bots"]);
  });

  it("grows with bots and shrinks from the end", () => {
    expect(resized(firstRows(), 5).map((row) => row.kind)).toEqual(["me", "open", "bot:good", "bot:good", "bot:good"]);
    expect(resized(firstRows(), 2)).toHaveLength(2);
  });
});
