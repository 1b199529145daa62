import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import { paths } from "#api/paths.ts";
import { purgeVisits } from "#server/domain/visits/visit-statistics.ts";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { missingPages, pageDays, referrerDays, visitDays } from "#server/storage/schema.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor, type TestServer } from "#tests/support/servers/test-server.ts";

const { openSignedInServer, openTestServer } = shareTestServers();
const built = shareTestServers({ site: loadBuiltSite });

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const now = () => new Date("2026-11-23T10:00:00Z");

/** Listens on a port, because only there cached pages are answered before Fastify. */
async function listen({ app }: Pick<TestServer, "app">) {
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const ask = async (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) => {
    const sent = { "user-agent": browser, ...headers };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      redirect: "manual",
      ...init,
      headers: sent,
    });
    await response.arrayBuffer();
    return response;
  };
  const tell = (path: string) =>
    ask(
      paths.visits,
      { "content-type": "application/json" },
      { method: "POST", body: JSON.stringify({ path }) },
    );
  return { ask, tell };
}

/** The numbers in another process, which starts when this one has ended. */
async function numbersAfter({ app, db }: TestServer) {
  await app.close();
  const { api } = await openTestServer({ db, now });
  await api.signIn(administrator);
  return api.readStatistics(7);
}

test("pages are counted whether kept or not, each answer once, with where readers came from", async () => {
  const server = await built.openSignedInServer({ now });
  await server.api.createPost(hungarianPost("Lima"));
  const { ask, tell } = await listen(server);
  const first = await ask("/hu/blog", { referer: "https://www.example.com/a?b" });
  const etag = first.headers.get("etag") ?? "";
  expect((await ask("/hu/blog", { "if-none-match": etag })).status).toBe(304);
  await ask("/hu/blog?utm_source=x", { referer: "http://irany.test/hu/" });
  await ask("/hu/blog", {
    "sec-gpc": "1",
    "user-agent": `${browser} b`,
    referer: "https://hidden.test/",
  });
  await ask("/hu/blog", {}, { method: "HEAD" });
  await ask("/hu/blog", { "user-agent": "Googlebot/2.1" });
  await ask("/hu/blog", { "sec-purpose": "prefetch" });
  await ask("/hu/blog", { cookie: "irany_peru_session=x" });
  await ask("/hydration/hu/blog");
  await ask("/hu/admin");
  await ask("/hu/peru-utmutato");
  expect((await tell("/hu/post/lima")).status).toBe(200);
  expect((await tell("/hu/post/made-up")).status).toBe(404);
  expect((await tell("/hu/made-up")).status).toBe(404);
  expect((await tell("/hu/blog/szerzo/senki")).status).toBe(404);
  expect((await tell("/en/fact/made-up")).status).toBe(404);
  const { days, pages, referrers } = await numbersAfter(server);
  expect(days).toHaveLength(7);
  expect(days.at(-1)).toEqual({ day: "2026-11-23", views: 6 });
  expect(pages).toEqual([
    { path: "/hu/blog", views: 4 },
    { path: "/hu/peru-utmutato", views: 1 },
    { path: "/hu/post/lima", views: 1 },
  ]);
  expect(referrers).toEqual([{ host: "example.com", views: 1 }]);
});

test("nothing that is stored tells of a visitor", async () => {
  const server = await built.openSignedInServer({ now });
  const { ask } = await listen(server);
  await ask("/hu/blog", { referer: "https://example.com/someone" });
  await server.app.close();
  const rows = [
    await server.db.select().from(visitDays),
    await server.db.select().from(pageDays),
    await server.db.select().from(referrerDays),
  ].flat();
  expect(rows.map((row) => Object.values(row))).toEqual([
    ["2026-11-23", 1],
    ["2026-11-23", "/hu/blog", 1],
    ["2026-11-23", "example.com", 1],
  ]);
});

test("pages that are not there are noted once each, unless scanners, robots or editors ask for them", async () => {
  const server = await built.openSignedInServer({ now });
  const { ask } = await listen(server);
  expect((await ask("/hu/regi-oldal", { referer: "https://example.com/links" })).status).toBe(404);
  await ask("/hu/r%C3%A9gi");
  await ask("/hu/regi-oldal/?a=b");
  expect((await ask("/en/post/gone")).status).toBe(302);
  await ask("/wp-login.php");
  await ask("/post/old-link");
  await ask("/hu/robot", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
  await ask("/hu/robot", { "user-agent": browser.replace("Firefox", "HeadlessChrome") });
  await ask("/hu/szerkeszto", { cookie: "irany_peru_session=x" });
  const { missing } = await numbersAfter(server);
  const noted = missing.map(({ path, count, lastHost }) => [path, count, lastHost]);
  expect(noted.toSorted()).toEqual([
    ["/en/post/gone", 1, null],
    ["/hu/r%C3%A9gi", 1, null],
    ["/hu/regi-oldal", 1, "example.com"],
  ]);
});

test("an address that was missed and has a page by now is no longer listed", async () => {
  const server = await built.openSignedInServer({ now });
  const missed = ["/hu/post/lima", "/hu/blog", "/hu/regi-oldal", "/en/post/draft"];
  await server.db
    .insert(missingPages)
    .values(missed.map((path, index) => ({ path, count: 9 - index, lastSeenAt: now(), lastHost: null })));
  await server.api.createPost(hungarianPost("Draft"), { states: { hu: "draft" } });
  const listed = async () => (await server.api.readStatistics(7)).missing.map(({ path }) => path);
  expect(await listed()).toEqual(["/hu/post/lima", "/hu/regi-oldal", "/en/post/draft"]);
  const { id } = await server.api.createPost(hungarianPost("Lima"));
  expect(await listed()).toEqual(["/hu/regi-oldal", "/en/post/draft"]);
  // Gone again, it is missed again.
  await server.api.deletePost(id);
  expect(await listed()).toEqual(["/hu/post/lima", "/hu/regi-oldal", "/en/post/draft"]);
});

test("the days alone are read without looking for any page", async () => {
  const rendered: string[] = [];
  const response = new Response("no such page", { status: 404 });
  const renderSite = async ({ url }: Request) => {
    rendered.push(new URL(url).pathname);
    return { response: response.clone(), hydration: null, scripts: [] };
  };
  const { api, app, db } = await openSignedInServer({
    site: { renderSite, serveFiles: () => Promise.resolve(), filesFolder: "public" },
    now,
  });
  await db.insert(visitDays).values({ day: "2026-11-22", views: 3 });
  await db.insert(missingPages).values({ path: "/hu/old", count: 1, lastSeenAt: now(), lastHost: null });
  const { days } = await api.readVisitDays(7);
  expect(rendered).toEqual([]);
  expect(days).toHaveLength(7);
  expect(days.slice(-2)).toEqual([
    { day: "2026-11-22", views: 3 },
    { day: "2026-11-23", views: 0 },
  ]);
  expect((await api.readStatistics(7)).days).toEqual(days);
  expect(rendered).toEqual(["/hu/old"]);
  const anonymous = createAdminClient(visitor(app));
  expect(await failure(anonymous.readVisitDays(7))).toMatchObject({ code: "not_signed_in" });
});

test("the days go out as a table, and those of more than two years are removed", async () => {
  const { api, db, send, app } = await openSignedInServer({ now });
  const row = { views: 3 };
  await db.insert(visitDays).values([
    { day: "2026-11-22", ...row },
    { day: "2024-11-01", ...row },
  ]);
  await db.insert(pageDays).values([
    { day: "2026-11-22", path: "/hu/", ...row },
    { day: "2024-11-01", path: "/hu/", ...row },
  ]);
  const csv = await send("/api/statistics.csv?days=7");
  expect(await csv.text()).toBe('day,path,views\r\n"2026-11-22",,3\r\n"2026-11-22","/hu/",3\r\n');
  await purgeVisits(db, now());
  expect((await db.select().from(visitDays)).map(({ day }) => day)).toEqual(["2026-11-22"]);
  expect(await db.$count(pageDays)).toBe(1);
  const anonymous = createAdminClient(visitor(app));
  expect(await failure(anonymous.readStatistics(7))).toMatchObject({ code: "not_signed_in" });
  expect((await send("/api/statistics?days=8")).status).toBe(400);
  expect((await api.readStatistics(365)).days).toHaveLength(365);
});

test("the former address of the page leads on, whoever asks", async () => {
  const { app } = await openTestServer({ now });
  for (const prefix of ["", "/hu", "/es"]) {
    const { statusCode, headers } = await app.inject(`${prefix}/admin/numbers?days=7`);
    expect([statusCode, headers["location"]]).toEqual([301, `${prefix}/admin/statistics?days=7`]);
  }
});

test("a count that cannot be written is kept, and written later", async () => {
  const { app, db } = await openTestServer({ now, log: pino({ level: "silent" }) });
  app.visits.counter.note({ path: "/hu/", host: null });
  await db.execute("alter table visit_days rename to away");
  await app.close();
  await db.execute("alter table away rename to visit_days");
  expect(app.visits.counter.take()?.days.get("2026-11-23")?.views).toBe(1);
});
