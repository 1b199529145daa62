import { availableParallelism } from "node:os";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { limitPictureWork, pictureSemaphore } from "./picture-semaphore.ts";

test.each([
  [4, Math.min(availableParallelism(), 2)],
  [availableParallelism() + 2, availableParallelism()],
  [1, 1],
])("with %i threads %i pictures are drawn at once, and all of them in the end", async (threads, expected) => {
  limitPictureWork(threads);
  onTestFinished(() => limitPictureWork(4));
  let running = 0;
  let most = 0;
  const work = async (number: number) => {
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    running -= 1;
    return number;
  };
  const numbers = Array.from({ length: availableParallelism() * 5 }, (_, number) => number);
  expect(await Promise.all(numbers.map((number) => pictureSemaphore(() => work(number))))).toEqual(numbers);
  expect(most).toBe(expected);
});

test("goes on after work that failed", async () => {
  const failing = Array.from({ length: availableParallelism() * 2 }, () =>
    pictureSemaphore(() => Promise.reject(new Error("broken"))),
  );
  const outcomes = await Promise.allSettled(failing);
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(["rejected"]));
  expect(await pictureSemaphore(() => Promise.resolve("done"))).toBe("done");
});
