import { Writable } from "node:stream";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { insertBackupRun } from "#server/storage/backups/backup-runs.ts";
import { contactMessages } from "#server/storage/schema.ts";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";

const { openSignedInServer, openTestServer } = shareTestServers();

/** A server on a real port, with what it has logged. */
async function listen(options: Parameters<typeof openTestServer>[0] = {}) {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      // Safe cast: pino writes objects.
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  const settings = { SITE_URL: "http://localhost:3000", ...options.settings };
  const server = await openTestServer({ ...options, settings, log: pino({ base: null }, stream) });
  const url = await server.app.listen({ port: 0, host: "127.0.0.1" });
  const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });
  return { ...server, get, lines };
}

const { pid } = process;

test("a site whose database answers with current tables is ready", async () => {
  const { get } = await listen({ settings: { BACKUPS: "on" } });
  const answer = await get("/readyz");
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await answer.json()).toEqual({
    ready: true,
    checks: [
      { name: "database", state: "good" },
      { name: "migrations", state: "good" },
      { name: "disk", state: "good", amount: expect.any(Number) },
      { name: "backup", state: "good" },
    ],
  });
});

test("while the database does not answer the site is not ready, and says so soon", async () => {
  const { get, db } = await listen();
  const clients = await Promise.all(
    Array.from({ length: db.$client.options.max }, () => db.$client.connect()),
  );
  onTestFinished(() => clients.forEach((client) => client.release()));
  const answer = await get("/readyz");
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    ready: false,
    checks: [{ name: "database", state: "failed" }, {}, {}],
  });
});

test("tables of another release are told", async () => {
  const { get, db } = await listen();
  await db.execute("insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 2e15)");
  onTestFinished(
    async () => void (await db.execute("delete from drizzle.__drizzle_migrations where hash = 'newer'")),
  );
  const answer = await get("/readyz");
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    checks: [{ name: "database", state: "good" }, { name: "migrations", state: "failed" }, {}, {}],
  });
});

test("old backups and mails that stay are warnings, with which the site is ready", async () => {
  const settings = { SMTP_URL: "smtp://127.0.0.1:9", CONTACT_TO: "owner@example.com" };
  const { get, db } = await listen({ settings });
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const finishedAt = hoursAgo(72);
  await insertBackupRun(db, { startedAt: finishedAt, finishedAt, file: "x", bytes: 1, error: null });
  const message = { name: "Anna", email: "a@example.com", message: "Hi", language: "hu" as const };
  await db.insert(contactMessages).values([
    {
      ...message,
      receivedAt: hoursAgo(2),
      queuedAt: hoursAgo(2),
      state: "waiting",
      nextTryAt: new Date(2 ** 42),
    },
    { ...message, receivedAt: hoursAgo(2), queuedAt: hoursAgo(2), state: "failed" },
    {
      ...message,
      receivedAt: hoursAgo(0),
      queuedAt: hoursAgo(0),
      state: "waiting",
      nextTryAt: new Date(2 ** 42),
    },
  ]);
  const answer = await get("/readyz");
  expect(answer.status).toBe(200);
  expect((await answer.json()).checks.slice(3)).toEqual([
    { name: "backup", state: "warning", at: finishedAt.toISOString() },
    { name: "outbox", state: "warning", amount: 2 },
  ]);
});

test("anonymous visitors learn neither how full the disk is nor what is measured", async () => {
  const { get } = await listen();
  for (const header of ["x-forwarded-for", "forwarded", "via", "x-real-ip"]) {
    expect((await get("/metrics", { [header]: "192.0.2.7" })).status).toBe(404);
    const { checks } = await (await get("/readyz", { [header]: "192.0.2.7" })).json();
    expect(checks[2]).toEqual({ name: "disk", state: expect.any(String) });
  }
});

test("of a site with an address of its own nobody reads the metrics without a token, whatever a proxy leaves out", async () => {
  const { get } = await listen({ settings: { SITE_URL: "https://irany.test" } });
  expect((await get("/metrics")).status).toBe(404);
  const { checks } = await (await get("/readyz")).json();
  expect(checks[2]).toEqual({ name: "disk", state: expect.any(String) });
});

test("with a token set, only who has it reads the metrics", async () => {
  const { get } = await listen({ settings: { METRICS_TOKEN: "0123456789abcdef" } });
  expect((await get("/metrics")).status).toBe(404);
  expect((await get("/metrics", { authorization: "Bearer 0123456789abcdeX" })).status).toBe(404);
  expect((await get("/metrics", { authorization: "Bearer 0123456789abcdef" })).status).toBe(200);
});

test("the metrics count requests by route and status, and cached pages apart", async () => {
  const { get } = await listen({ site: await loadBuiltSite() });
  await get("/api/posts/hu?limit=1");
  await get("/api/posts/en?limit=1");
  await get("/api/contact-messages");
  for (let count = 0; count < 4; count += 1) await (await get("/hu/blog")).text();
  const answer = await get("/metrics");
  expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  const text = await answer.text();
  const series = (name: string, labels: string) => `${name}{process="${pid}",${labels}}`;
  const posts = 'method="GET",route="/api/posts/:language",status="200"';
  expect(text).toContain(`${series("http_request_duration_seconds_count", posts)} 2\n`);
  expect(text).toContain(`${series("http_request_duration_seconds_bucket", `${posts},le="+Inf"`)} 2\n`);
  expect(text).toMatch(/_count\{[^}]*route="\/api\/contact-messages",status="401"\} 1\n/);
  expect(text).toContain(`cached_pages_sent_total{process="${pid}"} 3\n`);
  expect(text).toMatch(/cached_pages_bytes\{process="\d+"\} [1-9]/);
  for (const name of [
    "tasks_waiting",
    "database_connections",
    "event_loop_delay_seconds",
    "memory_bytes",
    "disk_free_bytes",
  ])
    expect(text).toContain(`# TYPE ${name} gauge\n`);
  // Each line is a comment or a sample.
  for (const line of text.trimEnd().split("\n"))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? [\d.e+-]+)$/);
});

test("each call is one line of the log, with the id that its answer has, and without an address", async () => {
  const { get, lines } = await listen({ site: await loadBuiltSite() });
  lines.length = 0;
  const answer = await get("/api/posts/hu?limit=1", {
    "x-request-id": "forged",
    "x-forwarded-for": "192.0.2.7",
  });
  const reqId = answer.headers.get("x-request-id");
  expect(reqId).toMatch(/^[\da-f-]{36}$/);
  const calls = () => lines.filter(({ route }) => route !== undefined);
  await expect.poll(() => calls().length).toBe(1);
  const [line] = calls();
  expect(line).toMatchObject({ level: 30, reqId, method: "GET", route: "/api/posts/:language", status: 200 });
  expect(line).toHaveProperty("ms");
  expect(JSON.stringify(lines)).not.toMatch(/127\.0|192\.0|forged/);
});

test("a failure is told with its reason under the same id", async () => {
  const { get, lines, db } = await listen();
  lines.length = 0;
  await db.execute("alter table post_translations rename to lost");
  onTestFinished(async () => void (await db.execute("alter table lost rename to post_translations")));
  const answer = await get("/api/posts/hu?limit=1");
  expect(answer.status).toBe(500);
  const reqId = answer.headers.get("x-request-id");
  await expect.poll(() => lines.filter((line) => line["reqId"] === reqId).length).toBe(2);
  const [reason, line] = lines;
  expect(JSON.stringify(reason?.["err"])).toContain("post_translations");
  expect(line).toMatchObject({ level: 50, status: 500, reason: "internal", route: "/api/posts/:language" });
});

test("the status page's call tells checks, counts and the last minutes to signed-in people alone", async () => {
  const { api, send, app } = await openSignedInServer();
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  for (let count = 0; count < 3; count += 1) await fetch(`${url}/api/posts/hu?limit=1`);
  const status = await api.readSiteStatus();
  expect(status).toMatchObject({
    ready: true,
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    processes: 1,
    counts: { posts: 0, pictures: 0, accounts: 1, messages: 0 },
  });
  expect(status.minutes.reduce((all, { requests }) => all + requests, 0)).toBeGreaterThanOrEqual(3);
  expect(status.minutes.at(-1)?.memory).toBeGreaterThan(10);
  await send("/api/logout", { method: "POST" });
  expect((await app.inject("/api/status")).statusCode).toBe(401);
});
