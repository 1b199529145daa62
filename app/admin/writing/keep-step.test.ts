import { expect, test } from "vitest";
import { positionBeside } from "./keep-step.ts";

const short = [0, 100, 200, 300];
const long = [50, 450, 650, 1050];

test("a position leads to the same block of the other side, as far into it", () => {
  expect(positionBeside(0, short, long)).toBe(50);
  expect(positionBeside(50, short, long)).toBe(250);
  expect(positionBeside(150, short, long)).toBe(550);
  expect(positionBeside(550, long, short)).toBe(150);
});

test("before the first and behind the last block, the other side stays at its ends", () => {
  expect(positionBeside(-80, short, long)).toBe(50);
  expect(positionBeside(900, short, long)).toBe(1050);
  expect(positionBeside(0, [], long)).toBe(50);
  expect(positionBeside(0, short, [])).toBe(0);
});

test("where a translation has fewer blocks yet, the source goes no further than these", () => {
  expect(positionBeside(250, short, [0, 10, 20])).toBe(20);
  expect(positionBeside(15, [0, 10, 20], short)).toBe(150);
});
