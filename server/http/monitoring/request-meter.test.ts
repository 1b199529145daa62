import { expect, test } from "vitest";
import { createRequestMeter, quantile, sum } from "./request-meter.ts";

function openMeter() {
  const state = { time: Date.UTC(2026, 10, 21, 10), kept: 0 };
  const meter = createRequestMeter({
    now: () => new Date(state.time),
    countKept: () => state.kept,
    memory: () => 1000,
  });
  return { state, meter };
}

const call = { method: "GET", route: "/api/posts/:language", status: 200 };

test("requests are counted by route and status, in the bucket of their time", () => {
  const { meter } = openMeter();
  meter.note(call, 0.004);
  meter.note(call, 0.03);
  meter.note({ ...call, status: 503 }, 99);
  const [found, failed] = meter.report().requests;
  expect(found).toMatchObject({ ...call, buckets: [1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0] });
  expect(failed).toMatchObject({ status: 503, seconds: 99 });
  expect(failed?.buckets.at(-1)).toBe(1);
});

test("each minute is remembered with its own counts, a quiet one too, and four hours of them", () => {
  const { state, meter } = openMeter();
  meter.note({ ...call, status: 500 }, 0.1);
  state.kept = 7;
  state.time += 60_000;
  meter.look();
  state.time += 60_000;
  state.kept = 9;
  meter.note(call, 0.1);
  const { minutes } = meter.report();
  expect(minutes.map(({ kept, failures, buckets }) => [kept, failures, sum(buckets)])).toEqual([
    [7, 1, 1],
    [2, 0, 0],
    [0, 0, 1],
  ]);
  for (let count = 0; count < 300; count += 1) {
    state.time += 60_000;
    meter.look();
  }
  expect(meter.report().minutes).toHaveLength(241);
});

test("a quantile is the bound of the bucket in which it lies", () => {
  expect(quantile([90, 0, 0, 9, 1], 0.95)).toBe(0.05);
  expect(quantile([0, 0, 0], 0.95)).toBe(0);
  expect(quantile([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5], 0.95)).toBe(10);
});
