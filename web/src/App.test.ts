import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import App from "./App.svelte";

it("says what this is", () => {
  render(App);
  expect(screen.getByRole("heading").textContent).toBe("alhambra");
});
