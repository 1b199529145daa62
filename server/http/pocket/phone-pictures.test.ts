import { expect, test } from "vitest";
import { chooseOfSet, fitsPhone, sizeOnPhone } from "./phone-pictures.ts";

test("a phone of 390 px fulfils what a browser on it would", () => {
  for (const condition of [
    "(20rem <= width < 48rem)",
    "(min-width: 20rem)",
    "(max-width: 48rem)",
    "(width < 30rem)",
    "(width >= 24rem)",
    "(min-resolution: 1.5dppx)",
  ])
    expect(fitsPhone(condition), condition).toBe(true);
  for (const condition of ["(min-width: 48rem)", "(48rem <= width < 60rem)", "(width < 20rem)", "print"])
    expect(fitsPhone(condition), condition).toBe(false);
});

test("of the sizes the first that fits counts, also a reckoned one", () => {
  expect(sizeOnPhone("(min-width: 86rem) 39rem, (min-width: 20rem) 6.5rem, 100vw")).toBe(104);
  expect(sizeOnPhone("(min-width: 64rem) 60vw, calc(95vw - 1rem)")).toBeCloseTo(354.5);
  expect(sizeOnPhone("100vw")).toBe(390);
});

test("the smallest picture that is sharp is chosen, else the largest", () => {
  const set = "/a/640.avif 640w, /a/240.avif 240w, /a/320.avif 320w";
  expect(chooseOfSet(set, "6.5rem")).toBe("/a/320.avif");
  expect(chooseOfSet(set, "100vw")).toBe("/a/640.avif");
});
