import { expect, test } from "vitest";
import { swipeSteps } from "./swipe-steps.ts";

test("a swipe to the left asks for the next slide, one to the right for the previous", () => {
  expect(swipeSteps(-80, 10)).toBe(1);
  expect(swipeSteps(80, -10)).toBe(-1);
});

test("a short or a steep movement is no swipe", () => {
  expect(swipeSteps(-30, 0)).toBe(0);
  expect(swipeSteps(60, 50)).toBe(0);
});
