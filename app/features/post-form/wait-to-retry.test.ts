import { expect, test } from "vitest";
import { longestWait, retryDelay, waitToRetry } from "./wait-to-retry.ts";

/** A clock that stands until it is told. */
function standingClock() {
  const timers: { run: () => void; milliseconds: number }[] = [];
  return {
    timers,
    setTimeout: (run: () => void, milliseconds: number) => timers.push({ run, milliseconds }),
    clearTimeout: () => {},
  };
}

test("the wait doubles up to a minute", () => {
  expect([1, 2, 3, 5, 6, 40].map(retryDelay)).toEqual([2000, 4000, 8000, 32_000, longestWait, longestWait]);
});

test("it ends when the time has come", async () => {
  const clock = standingClock();
  const waiting = waitToRetry({ failures: 2, wakers: [], signal: new AbortController().signal, clock });
  expect(clock.timers[0]?.milliseconds).toBe(4000);
  clock.timers[0]?.run();
  await waiting;
});

test("it ends at once when the connection is back", async () => {
  const waker = new EventTarget();
  const signal = new AbortController().signal;
  const waiting = waitToRetry({ failures: 9, wakers: [waker], signal, clock: standingClock() });
  waker.dispatchEvent(new Event("online"));
  await waiting;
});

test("it ends at once when the save is cancelled, before or meanwhile", async () => {
  const controller = new AbortController();
  const waiting = { failures: 9, wakers: [], signal: controller.signal, clock: standingClock() };
  const first = waitToRetry(waiting);
  controller.abort();
  await first;
  await waitToRetry(waiting);
});
