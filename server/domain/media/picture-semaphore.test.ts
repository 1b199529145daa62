import { availableParallelism } from "node:os";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { pictureSemaphore } from "./picture-semaphore.ts";

test("does as much at once as there are cores, and all of it in the end", async () => {
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
  expect(most).toBe(availableParallelism());
});

test("goes on after work that failed", async () => {
  const failing = Array.from({ length: availableParallelism() * 2 }, () =>
    pictureSemaphore(() => Promise.reject(new Error("broken"))),
  );
  const outcomes = await Promise.allSettled(failing);
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(["rejected"]));
  expect(await pictureSemaphore(() => Promise.resolve("done"))).toBe("done");
});
