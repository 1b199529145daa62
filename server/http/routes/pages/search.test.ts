import type { SQLWrapper } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import type { SearchKind } from "#api/search/search-kinds.ts";
import { factPath } from "#i18n/facts/fact-address.ts";
import { languages } from "#i18n/languages.ts";
import { publishDue } from "#server/domain/posts/publish-scheduled.ts";
import { storeMissedSearches } from "#server/domain/visits/missed-searches.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";

const { openSignedInServer, openTestServer } = shareTestServers();

const start = new Date("2026-11-21T10:00:00Z");
const later = new Date("2026-11-22T08:00:00Z");

async function openAdmin() {
  const server = await openSignedInServer({ now: () => start });
  const reader = createAdminClient(visitor(server.app));
  const blog = async (q: string, language: "hu" | "en" | "es" = "hu") =>
    (await reader.search(language, { q, kind: "blog" })).results.map(({ title }) => title.join(""));
  return { ...server, reader, blog };
}

test("a post is found while its language is published, and in this language alone", async () => {
  const { api, db, blog } = await openAdmin();
  const states = { hu: "published", en: "draft", es: { at: later.toISOString() } } as const;
  const { id } = await api.createPost(writtenPost(), { states });
  expect(await blog("oszi turak")).toEqual(["Őszi túra"]);
  for (const language of ["en", "es"] as const) expect(await blog("autumn otoño", language)).toEqual([]);
  await publishDue(db, later);
  expect(await blog("otono", "es")).toEqual(["Caminata de otoño"]);
  await api.deletePost(id);
  expect(await blog("oszi tura")).toEqual([]);
  await api.restorePost(id);
  expect(await blog("oszi tura")).toEqual(["Őszi túra"]);
  await api.changePost(id, hungarianPost("Zarándokút Qoyllurba"), { states: { hu: "published" } });
  expect(await blog("őszi")).toEqual([]);
  expect(await blog("zarandokutak")).toEqual(["Zarándokút Qoyllurba"]);
  await api.changePost(id, hungarianPost("Zarándokút Qoyllurba"), { states: { hu: "unpublished" } });
  expect(await blog("zarándokút")).toEqual([]);
});

test("a word in the title comes before one in a heading, that before one in the text; exact before stems", async () => {
  const { api, blog } = await openAdmin();
  await api.createPost(hungarianPost("Szöveg", "<p>Itt a lámafarm, alatta más.</p>"));
  await api.createPost(hungarianPost("Fejezet", "<h2>A lámafarm</h2><p>Más szöveg.</p>"));
  await api.createPost(hungarianPost("Két lámafarmok", "<p>Szöveg</p>"));
  await api.createPost(hungarianPost("Egy lámafarm", "<p>Szöveg</p>"));
  expect(await blog("lámafarm")).toEqual(["Egy lámafarm", "Két lámafarmok", "Fejezet", "Szöveg"]);
  // One letter wrong, with and without the accent.
  for (const q of ["lámafram", "lamafrm"]) expect((await blog(q)).slice(0, 2)).toContain("Egy lámafarm");
});

test("a hit is marked as a piece of its own, and markup of a post is text", async () => {
  const { api, reader } = await openAdmin();
  await api.createPost(hungarianPost("<b>Vikunya</b> & társai", "<p>1 &lt; 2 vikunyák <em>itt</em></p>"));
  const { results, counts, query } = await reader.search("hu", { q: "  vikunya\n" });
  expect(query).toBe("vikunya");
  expect(counts).toMatchObject({ blog: 1 });
  expect(results[0]?.title).toEqual(["<b>", "Vikunya", "</b> & társai"]);
  expect(results[0]?.snippet).toEqual(["1 < 2 ", "vikunyák", " itt"]);
});

test("each kind of thing is found, and leads to where it stands", async () => {
  const { api } = await openTestServer();
  const first = async (language: "hu" | "en" | "es", q: string, kind: SearchKind) => {
    const { results, counts } = await api.search(language, { q, kind });
    expect(results.every((result) => result.kind === kind)).toBe(true);
    expect(results.length).toBe(Math.min(counts[kind], 20));
    return results[0];
  };
  expect((await first("en", "tap water", "guide"))?.path).toBe("/en/peru-questions#tap-water");
  expect((await first("hu", "barranco", "places"))?.path).toBe("/hu/lima-latnivalok#barranco");
  const fact = await first("es", "bus Lima Cusco", "facts");
  expect(fact?.path).toBe(factPath("costs.transportPrices.limaCusco", "es"));
  expect(fact?.snippet.join("")).toMatch(/soles.*precio de/);
  for (const [language, q, path] of [
    ["hu", "jó reggelt", "/hu/szotar#good-morning"],
    ["hu", "hol a wc", "/hu/szotar#where-is-the-toilet"],
    ["en", "donde esta el baño", "/en/phrasebook#where-is-the-toilet"],
    ["es", "palta", "/es/palabras-peruanas#palta"],
  ] as const)
    expect((await first(language, q, "phrases"))?.path).toBe(path);
  for (const [language, q, path] of [
    ["hu", "csomaglista", "/hu/csomaglista"],
    ["en", "how many days can I stay", "/en/stay-calculator"],
    ["es", "números de emergencia", "/es/emergencias"],
  ] as const)
    expect((await first(language, q, "tools"))?.path).toBe(path);
});

test("what is misspelt is corrected; what nobody wrote of is not found", async () => {
  const { api } = await openTestServer();
  const { nearest, results } = await api.search("en", { q: "best ceviceh" });
  expect(nearest).toBe("best ceviche");
  expect(results[0]?.path).toBe("/en/peru-gastronomy#ceviche");
  for (const language of languages)
    expect(await api.search(language, { q: "xqzw" })).toMatchObject({ results: [], nearest: null });
  expect((await api.search("en", {})).results).toEqual([]);
  // Characters with a meaning in PostgreSQL are only text.
  for (const q of ["' | ! & <-> :* \\", "%_*", "'); drop table posts; --", "\u0000", "🦙"])
    expect((await api.search("hu", { q })).query.length).toBeLessThan(40);
});

test("a name as it is heard leads to the place; what is offered is a name or a heading, where it finds more", async () => {
  const { api } = await openTestServer();
  const nearestOf = async (language: "hu" | "en" | "es", q: string) =>
    (await api.search(language, { q })).nearest;
  for (const [language, q, nearest] of [
    ["hu", "macsu", "machu"],
    ["hu", "macsu pikcsu", "machu picchu"],
    ["hu", "kuszko", "cusco"],
    ["hu", "kolka kanyon", "colca kanyon"],
    ["en", "lake titikaka", "lake titicaca"],
    ["es", "titikaka", "titicaca"],
  ] as const)
    expect(await nearestOf(language, q)).toBe(nearest);
  // No word of a running text, none that is only somewhat like it, nothing where what was asked for is found.
  for (const q of ["lago titka", "mac picchu tizenkettő", "macsk", "túlmaradás birsag", "csapviz"])
    expect(await nearestOf("hu", q), q).toBeNull();
});

test("a query that is too long and a kind that there is none of are refused by name", async () => {
  const { send } = await openTestServer();
  const tooLong = await send(`/api/search/hu?q=${"a".repeat(101)}`);
  expect([tooLong.status, await tooLong.json()]).toMatchObject([
    400,
    { code: "invalid_field", fieldErrors: { q: "must have at most 100 characters" } },
  ]);
  expect((await send("/api/search/hu?q=a&kind=x")).status).toBe(400);
  expect((await send("/api/search/de?q=a")).status).toBe(404);
  expect((await send("/api/search/hu?q=a&limit=51")).status).toBe(400);
});

test("what was searched in vain is told in the admin area by day, once a reader, without addresses", async () => {
  const { api, app, reader, send } = await openAdmin();
  // The server still counts what the tests before have searched for.
  app.visits.missedSearches.take();
  for (const q of ["Wqvk", "wqvk ", "anna@example.com qqqx", "vízum"]) await reader.search("hu", { q });
  await reader.search("hu", { q: "typed xqz", suggest: true });
  const { missedSearches } = app.visits;
  const taken = missedSearches.take();
  expect(taken.map(({ day, words, count }) => [day, words, count])).toEqual([
    ["2026-11-21", "wqvk", 1],
    ["2026-11-21", "… qqqx", 1],
  ]);
  const flood = Array.from({ length: 300 }, (_, index) => ({
    day: "2026-11-21",
    language: "hu" as const,
    words: `a${index}`,
    count: 1,
  }));
  for (const rows of [taken, taken, flood]) await storeMissedSearches(app.db, rows);
  const { missedSearches: shown } = await api.readStatistics(30);
  expect(shown.slice(0, 3)).toEqual([
    { language: "hu", words: "", count: 102 },
    { language: "hu", words: "wqvk", count: 2 },
    { language: "hu", words: "… qqqx", count: 2 },
  ]);
  const csv = await (await send("/api/missed-searches.csv?days=30")).text();
  expect(csv).toMatch(/^day,language,words,count\r\n"2026-11-21","hu",,102\r\n/);
  expect(csv.split("\r\n")).toHaveLength(203);
  expect((await visitor(app)("/api/missed-searches.csv")).status).toBe(401);
});

test("a made-up flood takes a bounded room in memory", async () => {
  const { app } = await openTestServer();
  for (let index = 0; index < 500; index += 1)
    for (const language of languages) app.visits.missedSearches.note(language, `x${index}`, String(index));
  expect(app.visits.missedSearches.take()).toHaveLength(100);
});

test("what a section is asked for by brings it before what mentions it; a tool's disclaimer brings nothing", async () => {
  const { api } = await openTestServer();
  const { results } = await api.search("en", { q: "heart condition" });
  expect(results[0]?.path).toBe("/en/peru-altitude-health#altitude-heart");
  expect(results.some(({ path }) => path === "/en/trip-planner")).toBe(false);
});

test("where nothing has most of the words, what has the most of them is shown and said to be so", async () => {
  const { api } = await openTestServer();
  const asked = { q: "xqzwa xqzwb xqzwc altitude sickness" };
  const answer = await api.search("en", asked);
  expect(answer.isPartial).toBe(true);
  expect(answer.results[0]?.path).toContain("altitude");
  expect(await api.search("en", { q: "altitude sickness" })).toMatchObject({ isPartial: false });
});

test("the search is ready before somebody asks, after the start and after a change that concerns it, unless that is off", async () => {
  const { db } = await openTestDatabase();
  const asked = vi.spyOn(db, "execute");
  /** An index alone asks for the stems of so many words. */
  const isOfIndex = (query: SQLWrapper) => {
    const { params } = new PgDialect().sqlToQuery(query.getSQL());
    return params.some((param) => Array.isArray(param) && param.length > 1000);
  };
  const indexesMade = () =>
    asked.mock.calls.filter(([query]) => typeof query !== "string" && isOfIndex(query)).length;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  let told = "";
  const log = pino({ level: "warn" }, { write: (line) => void (told += line) });
  const own = { db, log, now: () => start };
  const { app: unprepared } = await openTestServer({ ...own, settings: { PREPARE_SEARCH: "off" } });
  const { app, api } = await openSignedInServer({ ...own, settings: { PREPARE_SEARCH: "on" } });
  const listen = (server: typeof app) => server.listen({ port: 0, host: "127.0.0.1" });
  const rest = () => vi.advanceTimersByTimeAsync(3000);
  await listen(unprepared);
  unprepared.pages.invalidate();
  await rest();
  await listen(app);
  await rest();
  await expect.poll(indexesMade).toBe(3);
  const price = async () => {
    const { results } = await api.search("en", { q: "bus from Lima to Ica", kind: "facts" });
    return results[0]?.snippet.join("");
  };
  expect(await price()).toContain("40–55");

  app.pages.invalidate();
  await rest();
  const value = { range: [61, 77], currency: "PEN", lookUp: "cruzDelSur" };
  const correction = { value, source: { name: "A", url: null }, checkedOn: "2026-11-20" };
  await api.changeFact("costs.transportPrices.limaIca", correction);
  app.pages.invalidate();
  await rest();
  await expect.poll(indexesMade).toBe(6);
  expect(await price()).toContain("61–77");
  expect(indexesMade()).toBe(6);

  expect(told).toBe("");
  await db.execute("alter table fact_overrides rename to gone");
  app.pages.invalidate();
  await rest();
  await expect.poll(() => told).toContain("the search could not be prepared");
});
