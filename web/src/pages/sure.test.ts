import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import SureButton from "./SureButton.svelte";

afterEach(cleanup);

async function asked(): Promise<ReturnType<typeof vi.fn>> {
  const onsure = vi.fn();
  render(SureButton, { text: "Leave", sure: "For good", onsure });
  await fireEvent.click(screen.getByRole("button", { name: "Leave" }));
  return onsure;
}

test("what cannot be undone is asked once more, for as long as somebody thinks about it", async () => {
  vi.useFakeTimers();
  try {
    const onsure = await asked();
    await vi.advanceTimersByTimeAsync(3_600_000);
    await fireEvent.click(screen.getByRole("button", { name: "For good" }));
    expect(onsure).toHaveBeenCalledOnce();
    expect(screen.getByRole("button", { name: "Leave" })).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});

test("who turns to something else is not asked any more", async () => {
  const onsure = await asked();
  await fireEvent.pointerDown(screen.getByRole("button", { name: "For good" }));
  expect(screen.getByRole("button", { name: "For good" })).toBeTruthy();
  await fireEvent.pointerDown(document.body);
  await fireEvent.click(screen.getByRole("button", { name: "Leave" }));
  await fireEvent.blur(screen.getByRole("button", { name: "For good" }));
  expect(screen.getByRole("button", { name: "Leave" })).toBeTruthy();
  expect(onsure).not.toHaveBeenCalled();
});
