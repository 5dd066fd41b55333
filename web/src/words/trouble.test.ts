import { describe, expect, it } from "vitest";
import { ApiError } from "../net/api";
import { NotDone } from "../net/socket";
import { Trouble } from "../net/trouble";
import { troubleText } from "./trouble";

describe("what was not done is said", () => {
  it("by the catalogue, with what the server gave", () => {
    const said = { id: "table-no-bot", args: { bots: ["greedy", "random"] } };
    expect(troubleText(new NotDone("no-bot", "?", null, said))).toBe("There is no such bot: there are greedy, random.");
    const nested = { id: "table-seat-held", args: { name: { id: "person-seat", args: { number: 2 } }, seat: 2 } };
    expect(troubleText(new NotDone("seat-taken", "?", null, nested))).toBe("Player 2 sits on seat 2.");
    const wrong = { code: "too-many", message: "?", said: { id: "server-many-tables", args: {} } };
    expect(troubleText(new ApiError(429, wrong))).toBe("Too many new tables: wait a little.");
  });

  it("in the server's words where the page does not know the message", () => {
    expect(troubleText(new Trouble("Not today.", { id: "of-tomorrow", args: {} }))).toBe("Not today.");
  });

  it("as a server that does not answer where nobody said why", () => {
    for (const error of [new NotDone("no-answer"), new ApiError(502, null), new TypeError("Failed to fetch")]) {
      expect(troubleText(error)).toBe("The server did not answer. Try again in a moment.");
    }
    expect(troubleText(null)).toBe("");
  });
});
