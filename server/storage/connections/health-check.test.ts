import { expect, onTestFinished, test } from "vitest";
import { createHealthCheck } from "./health-check.ts";

/** A health check of a database that answers, or does not. */
function setUp() {
  const state = { isThere: true, probes: 0 };
  const told: string[] = [];
  const health = createHealthCheck({
    async probe() {
      state.probes += 1;
      if (!state.isThere) throw new Error("no answer");
    },
    onLost: (error) => told.push(String(error)),
    onFound: () => told.push("found"),
  });
  onTestFinished(() => health.stop());
  return { state, told, health };
}

test("a check of a database that answers changes nothing", async () => {
  const { state, told, health } = setUp();
  health.verify();
  health.verify();
  await expect.poll(() => state.probes).toBe(1);
  expect([health.isLost, told]).toEqual([false, []]);
});

test("a database that is asked twice in vain is lost until it answers, and nobody else has to ask", async () => {
  const { state, told, health } = setUp();
  state.isThere = false;
  health.verify();
  await expect.poll(() => health.isLost).toBe(true);
  expect(told).toEqual(["Error: no answer"]);
  state.isThere = true;
  await expect.poll(() => health.isLost).toBe(false);
  expect(told).toEqual(["Error: no answer", "found"]);
});
