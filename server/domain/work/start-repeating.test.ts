import { expect, onTestFinished, test, vi } from "vitest";
import { startRepeating } from "./start-repeating.ts";

test("it acts again and again, one after the other, and a failure ends nothing", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const log: string[] = [];
  const act = async () => {
    log.push("begun");
    await new Promise((resolve) => setTimeout(resolve, 1500));
    log.push("ended");
    throw new Error("failed");
  };
  const { actNow, stop } = startRepeating(act, { every: 1000, onError: (error) => log.push(String(error)) });
  await vi.advanceTimersByTimeAsync(999);
  expect(log).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  const once = ["begun", "ended", "Error: failed"];
  expect(log).toEqual([...once, "begun"]);
  const stopped = stop();
  await vi.advanceTimersByTimeAsync(1500);
  await stopped;
  expect(log).toEqual([...once, ...once]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(log).toHaveLength(6);
  const acted = actNow();
  await vi.advanceTimersByTimeAsync(1500);
  await acted;
  expect(log).toHaveLength(9);
});
