import { expect, test } from "vitest";
import { createVisitCounter, dayInBudapest, type Visit } from "./visit-counter.ts";

function counterAt(moment: string) {
  const clock = { now: new Date(moment) };
  const counter = createVisitCounter({ now: () => clock.now });
  const visit = (more: Partial<Visit> = {}) => counter.note({ path: "/hu/blog", host: null, ...more });
  return { clock, counter, visit };
}

test("views are counted by day and page", () => {
  const { counter, visit } = counterAt("2026-11-23T10:00:00Z");
  visit();
  visit();
  visit({ path: "/hu/" });
  const day = counter.take()?.days.get("2026-11-23");
  expect(day?.views).toBe(3);
  expect(Object.fromEntries(day?.pages ?? [])).toEqual({ "/hu/blog": 2, "/hu/": 1 });
  expect(counter.take()).toBeNull();
  visit();
  expect(counter.take()?.days.get("2026-11-23")?.views).toBe(1);
});

test("days are Budapest's", () => {
  expect(dayInBudapest(new Date("2026-07-01T22:00:00Z"))).toBe("2026-07-02");
  const { clock, counter, visit } = counterAt("2026-11-23T22:59:59Z");
  visit();
  clock.now = new Date("2026-11-23T23:00:00Z");
  visit();
  expect([...(counter.take()?.days.keys() ?? [])]).toEqual(["2026-11-23", "2026-11-24"]);
});

test("what could not be written is counted with what comes", () => {
  const { counter, visit } = counterAt("2026-11-23T10:00:00Z");
  visit({ host: "example.com" });
  counter.noteMissing("/hu/regi", "example.com");
  const taken = counter.take();
  visit({ host: "example.com" });
  counter.noteMissing("/hu/regi", null);
  if (taken) counter.putBack(taken);
  const counts = counter.take();
  const day = counts?.days.get("2026-11-23");
  expect(day?.views).toBe(2);
  expect(day?.pages.get("/hu/blog")).toBe(2);
  expect(day?.hosts.get("example.com")).toBe(2);
  expect(counts?.missing.get("/hu/regi")?.count).toBe(2);
});

test("made-up hosts and paths take a bounded room", () => {
  const { counter, visit } = counterAt("2026-11-23T10:00:00Z");
  for (let index = 0; index < 1000; index += 1) {
    visit({ host: `spam-${index}.example` });
    counter.noteMissing(`/hu/${index}`, null);
  }
  const counts = counter.take();
  const hosts = counts?.days.get("2026-11-23")?.hosts;
  expect(hosts?.size).toBeLessThanOrEqual(201);
  expect(hosts?.get("")).toBe(800);
  expect(counts?.missing.size).toBe(200);
});
