import { expect, onTestFinished, test, vi } from "vitest";
import { minWritingTime } from "#api/contact/contact-form.ts";
import { createWritingClock } from "./writing-clock.ts";

function fakeTime(): void {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
}

test("who writes too fast waits; who has written long enough does not", async () => {
  fakeTime();
  const clock = createWritingClock();
  clock.start();
  const elapsed = clock.elapsed();
  await vi.runAllTimersAsync();
  expect(await elapsed).toBe(minWritingTime + 20);
  vi.advanceTimersByTime(60_000);
  clock.start();
  expect(await clock.elapsed()).toBe(minWritingTime + 60_020);
});

test("the next message is measured anew", async () => {
  fakeTime();
  const clock = createWritingClock();
  clock.start();
  vi.advanceTimersByTime(60_000);
  clock.reset();
  clock.start();
  vi.advanceTimersByTime(minWritingTime);
  expect(await clock.elapsed()).toBe(minWritingTime);
});
