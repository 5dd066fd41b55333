import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import BotsNote from "./BotsNote.svelte";

it("is there where bots cannot look ahead, and names the modules", () => {
  const { container } = render(BotsNote, { info: { unread: ["medinas", "no-such"] } });
  expect(container.textContent).toBe("Bots cannot look ahead with medinas and no-such: here they play at random.");
});

it("is not there else", () => {
  const { container } = render(BotsNote, { info: { unread: [] } });
  expect(container.textContent).toBe("");
});
