import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { ApiError } from "#api/errors.ts";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { connectDatabase } from "#server/storage/database.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import {
  openTestServer,
  registerFirst,
  visitor,
  type TestServer,
  type TestServerOptions,
} from "#tests/support/servers/test-server.ts";
import { startReplicaPair } from "#tests/support/storage/start-replica-pair.ts";

/** Milliseconds; a machine with much to do starts and finds a server slowly. */
const patience = { timeout: 30_000 };

async function openBeside(urls: [primary: string, replica: string], options: TestServerOptions = {}) {
  const [url, replicaUrl] = urls;
  const { db, close } = await connectDatabase(url, pino({ level: "silent" }), "site", replicaUrl);
  onTestFinished(close);
  const settings = { SITE_URL: "http://localhost:3000", ...options.settings };
  return openTestServer({ ...options, settings, db, site: await loadBuiltSite() });
}

/** Two servers as on two machines, with a database and its replica. On the first an administrator is signed in. */
async function openTwo() {
  const pair = await startReplicaPair();
  const urls: [string, string] = [pair.primary.url, pair.replica.url];
  const [one, other] = [await openBeside(urls), await openBeside(urls)];
  await registerFirst(one);
  await one.api.signIn(administrator);
  await untilCurrent(one);
  await untilCurrent(other);
  return { ...pair, one, other };
}

const reportOf = ({ db }: TestServer) => {
  if (!db.readingPool) throw new Error("there is no replica");
  return db.readingPool.report();
};

const untilCurrent = (server: TestServer) =>
  expect.poll(() => reportOf(server).state, patience).toBe("current");

const textOf = async (response: Promise<Response>) => (await response).text();

test("strangers read from the replica, who is signed in from the database itself", async () => {
  const { one, other } = await openTwo();
  await one.api.createPost(hungarianPost("Túra"));
  await untilCurrent(one);
  await one.api.listPosts("hu", { limit: 1 });
  expect(reportOf(one).answered).toBe(0);
  await expect.poll(() => textOf(visitor(other.app)("/hu/post/tura")), patience).toContain("Túra");
  await untilCurrent(other);
  for (const path of ["/api/posts/hu?limit=1", "/api/post/tura/hu", "/hu/feed.xml", "/sitemap.xml"]) {
    const before = reportOf(other).answered;
    expect((await visitor(other.app)(path)).status, path).toBe(200);
    expect(reportOf(other).answered, path).toBeGreaterThan(before);
  }
  expect(reportOf(other).passedOn).toBe(0);
});

test("what is written is seen on every machine, however late the replica is", async () => {
  const { one, other, holdBack } = await openTwo();
  await one.api.createPost(hungarianPost("Régi"));
  await expect.poll(() => textOf(visitor(other.app)("/hu/blog")), patience).toContain("Régi");
  const letGo = await holdBack();
  await one.api.createPost(hungarianPost("Új"));
  for (const path of ["/hu/blog", "/api/posts/hu", "/hu/feed.xml"])
    expect(await textOf(visitor(one.app)(path)), path).toContain("Új");
  await expect.poll(() => textOf(visitor(other.app)("/hu/blog")), patience).toContain("Új");
  for (const path of ["/hu/blog", "/api/posts/hu", "/hu/feed.xml", "/hu/post/uj"])
    expect(await textOf(visitor(other.app)(path)), path).toContain("Új");
  expect([reportOf(one).state, reportOf(other).state]).toEqual(["behind", "behind"]);
  await letGo();
  await untilCurrent(other);
  const before = reportOf(other).answered;
  expect(await textOf(visitor(other.app)("/api/posts/hu"))).toContain("Új");
  expect(reportOf(other).answered).toBe(before + 1);
});

test("when the replica dies no reader notices, and it is read again when it is back", async () => {
  const { one, replica } = await openTwo();
  await one.api.createPost(hungarianPost("Túra"));
  await untilCurrent(one);
  const statuses = new Set<number>();
  let isOver = false;
  const read = async () => {
    for (const path of ["/api/posts/hu", "/api/post/tura/hu"])
      statuses.add((await visitor(one.app)(path)).status);
    if (!isOver) await read();
  };
  const reading = Promise.all([read(), read(), read()]);
  await replica.stop();
  await expect.poll(() => reportOf(one).state, patience).toBe("away");
  expect(await textOf(visitor(one.app)("/metrics"))).toContain(
    `replica_current{process="${process.pid}"} 0\n`,
  );
  await replica.start();
  await untilCurrent(one);
  isOver = true;
  await reading;
  expect([...statuses]).toEqual([200]);
  const before = reportOf(one).answered;
  await visitor(one.app)("/api/posts/hu");
  expect(reportOf(one).answered).toBe(before + 1);
  expect(await (await visitor(one.app)("/readyz")).json()).toMatchObject({
    ready: true,
    checks: [{ name: "database" }, { name: "migrations" }, { name: "replica", state: "good" }, {}, {}],
  });
});

test("while the database itself is away, the replica shows what nobody has read yet, and writing is refused", async () => {
  const { one, other, primary } = await openTwo();
  await one.api.createPost(hungarianPost("Túra"));
  await expect.poll(() => textOf(visitor(other.app)("/hu/blog")), patience).toContain("Túra");
  await untilCurrent(other);
  await primary.stop();
  expect((await visitor(other.app)("/hu/blog")).status).toBe(200);
  expect(await textOf(visitor(other.app)("/hu/post/tura"))).toContain("Túra");
  const refused = await one.api.createPost(hungarianPost("Közben")).catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 503 } satisfies Partial<ApiError>);
  // What is asked for just while it comes back may fail, and says so.
  const failures = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => failures.mockRestore());
  await primary.start();
  await expect
    .poll(() => one.api.createPost(hungarianPost("Utána")).catch((error: unknown) => error), patience)
    .not.toBeInstanceOf(ApiError);
  await expect.poll(() => textOf(visitor(other.app)("/hu/blog")), patience).toContain("Utána");
});
