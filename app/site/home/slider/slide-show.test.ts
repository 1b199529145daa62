import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startSlideShow, stepInRing, type Hold } from "./slide-show.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const startShow = (elapsed = 0) => startSlideShow({ count: 6, delay: 10_000, elapsed, onChange: () => {} });

test("after the last slide comes the first, and before the first the last", () => {
  expect(stepInRing(5, 1, 6)).toBe(0);
  expect(stepInRing(0, -1, 6)).toBe(5);
});

test("the next slide comes after ten seconds, not sooner", () => {
  const show = startShow();
  vi.advanceTimersByTime(9_999);
  expect(show.state().current).toBe(0);
  vi.advanceTimersByTime(1);
  expect(show.state().current).toBe(1);
});

test("the slides go round", () => {
  const show = startShow();
  vi.advanceTimersByTime(70_000);
  expect(show.state().current).toBe(1);
});

test("a slide that was asked for is shown for ten seconds as well", () => {
  const show = startShow();
  vi.advanceTimersByTime(9_000);
  show.show(3);
  vi.advanceTimersByTime(9_999);
  expect(show.state().current).toBe(3);
  vi.advanceTimersByTime(1);
  expect(show.state().current).toBe(4);
});

test("the time for which a page has slept counts; then a slide is shown for ten seconds again", () => {
  const show = startShow(8_500);
  vi.advanceTimersByTime(1_499);
  expect(show.state().current).toBe(0);
  vi.advanceTimersByTime(1);
  expect(show.state().current).toBe(1);
  vi.advanceTimersByTime(9_999);
  expect(show.state().current).toBe(1);
});

test("a show that starts late does not change at once", () => {
  const show = startShow(60_000);
  vi.advanceTimersByTime(999);
  expect(show.state().current).toBe(0);
  vi.advanceTimersByTime(1);
  expect(show.state().current).toBe(1);
});

test.each<Hold>(["pause", "focus", "pointer", "hidden", "motion"])("%s stops the slides", (hold) => {
  const show = startShow();
  show.setHold(hold, true);
  vi.advanceTimersByTime(60_000);
  expect(show.state()).toMatchObject({ current: 0, isPlaying: false });
});

test("the slides wait until the last hold has ended", () => {
  const show = startShow();
  show.setHold("focus", true);
  show.setHold("pointer", true);
  show.setHold("focus", false);
  expect(show.state().isPlaying).toBe(false);
  show.setHold("pointer", false);
  vi.advanceTimersByTime(10_000);
  expect(show.state()).toMatchObject({ current: 1, isPlaying: true });
});

test("a stopped show can still be moved by hand", () => {
  const show = startShow();
  show.setHold("pause", true);
  show.move(-1);
  expect(show.state()).toMatchObject({ current: 5, isPaused: true });
});

test("the visitor's wish to play outweighs focus and pointer, but not reduced motion", () => {
  const show = startShow();
  for (const hold of ["pause", "focus", "pointer"] as const) show.setHold(hold, true);
  show.play();
  expect(show.state()).toMatchObject({ isPlaying: true, isPaused: false });
  show.setHold("motion", true);
  show.play();
  expect(show.state().isPlaying).toBe(false);
});

test("nothing runs on when nobody looks any more", () => {
  startShow().end();
  expect(vi.getTimerCount()).toBe(0);
});
