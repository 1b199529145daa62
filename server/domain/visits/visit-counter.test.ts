import { expect, test } from "vitest";
import { createVisitCounter, dayInBudapest, type Visit } from "./visit-counter.ts";
import { createSeenFilter } from "./seen-filter.ts";

function counterAt(moment: string) {
  const clock = { now: new Date(moment) };
  const counter = createVisitCounter({ now: () => clock.now });
  const visit = (more: Partial<Visit> = {}) =>
    counter.note({ path: "/hu/blog", visitor: "192.0.2.1 Firefox", host: null, ...more });
  return { clock, counter, visit };
}

test("a visitor is counted once a page and day, a view each time", () => {
  const { counter, visit } = counterAt("2026-11-23T10:00:00Z");
  visit();
  visit();
  visit({ path: "/hu/" });
  visit({ visitor: "192.0.2.2 Firefox" });
  const day = counter.take()?.days.get("2026-11-23");
  expect(day?.site).toEqual({ views: 4, visitors: 2 });
  expect(Object.fromEntries(day?.pages ?? [])).toEqual({
    "/hu/blog": { views: 3, visitors: 2 },
    "/hu/": { views: 1, visitors: 1 },
  });
  expect(counter.take()).toBeNull();
  visit();
  expect(counter.take()?.days.get("2026-11-23")?.site).toEqual({ views: 1, visitors: 0 });
});

test("who does not want to be told apart is a view, and no visitor", () => {
  const { counter, visit } = counterAt("2026-11-23T10:00:00Z");
  visit({ visitor: null });
  expect(counter.take()?.days.get("2026-11-23")?.site).toEqual({ views: 1, visitors: 0 });
});

test("days are Budapest's, and nobody is known from one to the next", () => {
  expect(dayInBudapest(new Date("2026-07-01T22:00:00Z"))).toBe("2026-07-02");
  const { clock, counter, visit } = counterAt("2026-11-23T22:59:59Z");
  visit();
  clock.now = new Date("2026-11-23T23:00:00Z");
  visit();
  const days = [...(counter.take()?.days ?? [])].map(([day, { site }]) => [day, site.visitors]);
  expect(days).toEqual([
    ["2026-11-23", 1],
    ["2026-11-24", 1],
  ]);
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
  expect(day?.site).toEqual({ views: 2, visitors: 1 });
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

test("of a hundred thousand visitors hardly any is taken for another one", () => {
  const seen = createSeenFilter();
  let known = 0;
  for (let index = 0; index < 100_000; index += 1) known += Number(!seen.add(`visitor ${index}`));
  expect(known).toBeLessThan(10);
  expect(seen.add("visitor 7")).toBe(false);
  seen.clear();
  expect(seen.add("visitor 7")).toBe(true);
});
