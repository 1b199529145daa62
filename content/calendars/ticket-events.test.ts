import { expect, test } from "vitest";
import { defaultFacts } from "#content/facts/facts.ts";
import { sites } from "#content/facts/places/sites.ts";
import { loadGuidePage } from "#content/loading/load-guide-page.ts";
import { loadToolWords } from "#content/tools/load-tool-words.ts";
import { readPlan } from "#content/trips/plan-address.ts";
import type { PlannerWords } from "#content/trips/planner-words.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { keysOf } from "#i18n/typed-keys.ts";
import { sales, ticketEvents } from "./ticket-events.ts";

const url = "https://irany.test/en/trip-planner?plan=v1_cusco.3&start=2027-07-10";

async function eventsOf(query: string, { now = "2026-11-30", language = "en" as Language } = {}) {
  const words = (await loadToolWords<PlannerWords>("trip-planner", language))(defaultFacts);
  const { plan } = readPlan(new URLSearchParams(query));
  const events = ticketEvents(defaultFacts, {
    plan,
    words,
    language,
    url,
    now: new Date(`${now}T15:00:00Z`),
  });
  return { events, words };
}

const trip = "plan=v1_miraflores.1_ollantaytambo.2_aguas-calientes.1&start=2027-07-10";

test.each(languages)("each ticket leads to a part of the guide that there is in %s", async (language) => {
  for (const item of keysOf(sales)) {
    const [page, section] = sales[item];
    expect(JSON.stringify(await loadGuidePage(page, language)), item).toContain(`"id":"${section}"`);
  }
});

test("each ticket has its day, with the sellers, the guide and the plan as links", async () => {
  const { events } = await eventsOf(trip);
  expect(events.map(({ title, from, to }) => [title, from, to])).toEqual([
    ["Buy: Ticket for Machu Picchu", "2027-01-13", "2027-01-13"],
    ["Buy: Train to Machu Picchu", "2027-03-13", "2027-03-13"],
    ["Buy: Domestic flights", "2027-05-16", "2027-05-16"],
  ]);
  expect(events[1]?.description?.split("\n")).toEqual([
    "Where and how:",
    sites.perurail.url,
    sites.incaRail.url,
    "https://irany.test/en/visit-machu-picchu#trains",
    `Your plan: ${url}`,
  ]);
  expect((await eventsOf(trip.replace(/&.*/, ""))).events).toEqual([]);
});

test("a ticket keeps its id when other stops come before it", async () => {
  const train = async (query: string) =>
    (await eventsOf(query)).events.find(({ uid }) => uid.includes("trains"));
  const [before, after] = [await train(trip), await train(trip.replace("_oll", "_paracas.2_oll"))];
  expect(after?.uid).toBe(before?.uid);
  expect(after?.from).not.toBe(before?.from);
});

test("what is late is to be bought today, and after the landing stays where it was", async () => {
  const days = async (now: string) => (await eventsOf(trip, { now })).events.map(({ from }) => from);
  expect(await days("2027-03-20")).toEqual(["2027-03-20", "2027-03-20", "2027-05-16"]);
  expect(await days("2027-07-11")).toEqual(["2027-01-13", "2027-03-13", "2027-05-16"]);
  const { events, words } = await eventsOf(trip, { now: "2027-01-14" });
  expect(events.map(({ description }) => description?.includes(words.tickets.late))).toEqual([
    true,
    false,
    false,
  ]);
});
