import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { ApiError } from "#api/errors.ts";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { connectDatabase } from "#server/storage/database.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { shareInFile } from "#tests/support/servers/share-in-file.ts";
import {
  openTestServer,
  registerFirst,
  visitor,
  type TestServer,
} from "#tests/support/servers/test-server.ts";
import { startReplicaPair } from "#tests/support/storage/start-replica-pair.ts";
import type { AtEnd } from "#tests/support/storage/temporary-folder.ts";

async function openBeside(
  [url, replicaUrl]: [primary: string, replica: string],
  atEnd: AtEnd,
): Promise<TestServer> {
  const { db, close } = await connectDatabase(url, pino({ level: "silent" }), "site", replicaUrl);
  atEnd(close);
  const settings = { SITE_URL: "http://localhost:3000" };
  return openTestServer({ settings, db, site: await loadBuiltSite(), atEnd });
}

/**
 * Two servers as on two machines, with a database and its replica; on the first an administrator is signed in. All tests
 * have the same, and leave it as they found it, but for their posts.
 */
const sharedTwo = shareInFile(async (atEnd) => {
  const pair = await startReplicaPair(atEnd);
  const urls: [string, string] = [pair.primary.url, pair.replica.url];
  const [one, other] = [await openBeside(urls, atEnd), await openBeside(urls, atEnd)];
  await registerFirst(one);
  await one.api.signIn(administrator);
  return { ...pair, one, other };
});

async function findTwo() {
  const two = await sharedTwo();
  await untilCurrent(two.one);
  await untilCurrent(two.other);
  return two;
}

const reportOf = ({ db }: TestServer) => {
  if (!db.readingPool) throw new Error("there is no replica");
  return db.readingPool.report();
};

const untilCurrent = (server: TestServer) => expect.poll(() => reportOf(server).state).toBe("current");

const textOf = async (response: Promise<Response>) => (await response).text();

test("strangers read from the replica, who is signed in from the database itself", async () => {
  const { one, other } = await findTwo();
  await one.api.createPost(hungarianPost("Séta"));
  await untilCurrent(one);
  const { answered } = reportOf(one);
  await one.api.listPosts("hu", { limit: 1 });
  expect(reportOf(one).answered).toBe(answered);
  await expect.poll(() => textOf(visitor(other.app)("/hu/post/seta"))).toContain("Séta");
  await untilCurrent(other);
  const { passedOn } = reportOf(other);
  for (const path of ["/api/posts/hu?limit=1", "/api/post/seta/hu", "/hu/feed.xml", "/sitemap.xml"]) {
    const before = reportOf(other).answered;
    expect((await visitor(other.app)(path)).status, path).toBe(200);
    expect(reportOf(other).answered, path).toBeGreaterThan(before);
  }
  expect(reportOf(other).passedOn).toBe(passedOn);
});

test("what is written is seen on every machine, however late the replica is", async () => {
  const { one, other, holdBack } = await findTwo();
  await one.api.createPost(hungarianPost("Régi"));
  await expect.poll(() => textOf(visitor(other.app)("/hu/blog"))).toContain("Régi");
  const letGo = await holdBack();
  await one.api.createPost(hungarianPost("Új"));
  for (const path of ["/hu/blog", "/api/posts/hu", "/hu/feed.xml"])
    expect(await textOf(visitor(one.app)(path)), path).toContain("Új");
  await expect.poll(() => textOf(visitor(other.app)("/hu/blog"))).toContain("Új");
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
  const { one, replica } = await findTwo();
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
  await expect.poll(() => reportOf(one).state).toBe("away");
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
  const { one, other, primary } = await findTwo();
  await one.api.createPost(hungarianPost("Magas"));
  await expect.poll(() => textOf(visitor(other.app)("/hu/blog"))).toContain("Magas");
  await untilCurrent(other);
  await primary.stop();
  expect((await visitor(other.app)("/hu/blog")).status).toBe(200);
  expect(await textOf(visitor(other.app)("/hu/post/magas"))).toContain("Magas");
  const refused = await one.api.createPost(hungarianPost("Közben")).catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 503 } satisfies Partial<ApiError>);
  // What is asked for just while it comes back may fail, and says so.
  const failures = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => failures.mockRestore());
  await primary.start();
  await expect
    .poll(() => one.api.createPost(hungarianPost("Utána")).catch((error: unknown) => error))
    .not.toBeInstanceOf(ApiError);
  await expect.poll(() => textOf(visitor(other.app)("/hu/blog"))).toContain("Utána");
});
