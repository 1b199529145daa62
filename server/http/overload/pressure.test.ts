import { expect, onTestFinished, test, vi } from "vitest";
import { watchPressure } from "./pressure.ts";

/** A process that looks four times a second, and each time is as late as it is told. */
function watchLate(maxDelay: number) {
  let time = 0;
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  vi.spyOn(performance, "now").mockImplementation(() => time);
  const pressure = watchPressure({ maxDelay, heapShare: () => 0.5 });
  onTestFinished(() => {
    pressure.stop();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  return (delay: number) => {
    time += 250 + delay;
    vi.advanceTimersByTime(250);
    return pressure.isHigh;
  };
}

test("the process has too much to do when it is late twice in a row, until it is not", () => {
  const lookAfter = watchLate(500);
  expect([500, 900, 500, 501, 501, 20].map(lookAfter)).toEqual([false, false, false, false, true, false]);
});

test("by how much it may be late is a setting", () => {
  const lookAfter = watchLate(60_000);
  expect([900, 900, 60_001, 60_001].map(lookAfter)).toEqual([false, false, false, true]);
});
