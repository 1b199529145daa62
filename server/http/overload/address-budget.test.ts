import { expect, test } from "vitest";
import { createAddressBudget } from "./address-budget.ts";

function openBudget() {
  const state = { time: 0 };
  const spend = createAddressBudget({ burst: 10, perSecond: 2, clock: () => state.time });
  /** How many of so many are let through. */
  const spendMany = (count: number, address: string) => {
    let passed = 0;
    for (let index = 0; index < count; index += 1) {
      try {
        spend(address);
        passed += 1;
      } catch (error) {
        expect(error).toMatchObject({ code: "too_many_attempts", retryAfter: 1 });
      }
    }
    return passed;
  };
  return { state, spendMany };
}

test("who asks for much waits, and nobody else does", () => {
  const { state, spendMany } = openBudget();
  expect(spendMany(15, "192.0.2.7")).toBe(10);
  expect(spendMany(1, "192.0.2.8")).toBe(1);
  state.time += 3000;
  expect(spendMany(15, "192.0.2.7")).toBe(6);
  state.time += 3_600_000;
  expect(spendMany(15, "192.0.2.7")).toBe(10);
});

test("a whole /64 counts as one, and this machine is not counted", () => {
  const { spendMany } = openBudget();
  expect(spendMany(8, "2001:db8:0:7::1") + spendMany(8, "2001:db8:0:7:ffff::2")).toBe(10);
  expect(spendMany(1, "2001:db8:0:8::1")).toBe(1);
  expect(spendMany(50, "127.0.0.1") + spendMany(50, "::1")).toBe(100);
});
