import { expect, it } from "vitest";
import { clockText } from "./clock";

it("tells minutes and seconds, and hours where there are any", () => {
  expect(clockText(0)).toBe("0:00");
  expect(clockText(-500)).toBe("0:00");
  expect(clockText(65_999)).toBe("1:05");
  expect(clockText(3_600_000)).toBe("1:00:00");
});
