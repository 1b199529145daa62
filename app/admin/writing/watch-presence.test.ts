import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { presenceBeat, watchPresence } from "./watch-presence.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const answer = { others: [], updatedAt: "2026-11-21T10:00:00.000Z" };

test("a form is told of every 20 seconds while it is looked at, and that it is left", async () => {
  const tell = vi.fn(async () => answer);
  const end = vi.fn(async () => {});
  const onAnswer = vi.fn();
  const watch = watchPresence({ tell, end, onAnswer });
  watch.start();
  watch.start();
  await vi.advanceTimersByTimeAsync(presenceBeat * 2);
  expect(tell).toHaveBeenCalledTimes(3);
  expect(onAnswer).toHaveBeenLastCalledWith(answer);
  watch.stop();
  await vi.advanceTimersByTimeAsync(presenceBeat * 3);
  expect(tell).toHaveBeenCalledTimes(3);
  expect(end).not.toHaveBeenCalled();
  watch.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(tell).toHaveBeenCalledTimes(4);
  watch.stop({ isLeft: true });
  expect(end).toHaveBeenCalledOnce();
});

test("nobody is named while the server is away, and it is asked again", async () => {
  const tell = vi.fn(async () => answer).mockRejectedValueOnce(new Error("away"));
  const onAnswer = vi.fn();
  const watch = watchPresence({ tell, end: async () => {}, onAnswer });
  watch.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(onAnswer).toHaveBeenLastCalledWith(null);
  await vi.advanceTimersByTimeAsync(presenceBeat);
  expect(onAnswer).toHaveBeenLastCalledWith(answer);
  watch.stop();
});

test("whoever looks away and back while the server is asked is told of once, and not at all after leaving", async () => {
  const held = Promise.withResolvers<typeof answer>();
  const tell = vi.fn(() => held.promise);
  const watch = watchPresence({ tell, end: async () => {}, onAnswer: () => {} });
  watch.start();
  watch.stop();
  watch.start();
  held.resolve(answer);
  await vi.advanceTimersByTimeAsync(0);
  expect(tell).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(presenceBeat);
  expect(tell).toHaveBeenCalledTimes(3);
  watch.stop();
  await vi.advanceTimersByTimeAsync(presenceBeat * 2);
  expect(tell).toHaveBeenCalledTimes(3);
});
