import { expect, onTestFinished, test } from "vitest";
import { createPulse } from "./pulse.ts";

/** A pulse of a database that answers, or does not. */
function setUp() {
  const state = { isThere: true, probes: 0 };
  const told: string[] = [];
  const pulse = createPulse({
    async probe() {
      state.probes += 1;
      if (!state.isThere) throw new Error("no answer");
    },
    onLost: (error) => told.push(String(error)),
    onFound: () => told.push("found"),
  });
  onTestFinished(() => pulse.stop());
  return { state, told, pulse };
}

test("a doubt about a database that answers changes nothing", async () => {
  const { state, told, pulse } = setUp();
  pulse.doubt();
  pulse.doubt();
  await expect.poll(() => state.probes).toBe(1);
  expect([pulse.isLost, told]).toEqual([false, []]);
});

test("a database that is asked twice in vain is lost until it answers, and nobody else has to ask", async () => {
  const { state, told, pulse } = setUp();
  state.isThere = false;
  pulse.doubt();
  await expect.poll(() => pulse.isLost).toBe(true);
  expect(told).toEqual(["Error: no answer"]);
  state.isThere = true;
  await expect.poll(() => pulse.isLost).toBe(false);
  expect(told).toEqual(["Error: no answer", "found"]);
});
