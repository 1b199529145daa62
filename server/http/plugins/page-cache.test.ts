import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import { command } from "#server/domain/audit/record-event.ts";
import { movePostToBin } from "#server/domain/posts/bin.ts";
import { publishPost } from "#server/domain/posts/write-post.ts";
import { loadBuiltSite } from "#server/load-built-site.ts";
import type { Database } from "#server/storage/database.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { openSignedInServer, openTestServer, visitor } from "#tests/support/servers/test-server.ts";
import { shareBuiltSite } from "#tests/support/servers/share-built-site.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { startVideoPlatform } from "#tests/support/servers/video-platform.ts";
import { withClient } from "#tests/support/storage/copy-database.ts";

/** The built site, which tells what it renders. */
async function countingSite() {
  const site = await loadBuiltSite();
  const rendered: string[] = [];
  const renderSite: typeof site.renderSite = (request, send) => {
    rendered.push(new URL(request.url).pathname);
    return site.renderSite(request, send);
  };
  return { site: { ...site, renderSite }, rendered };
}

const { site: keptSite, rendered: renderedByKeeping } = await countingSite();
const keeping = shareTestServers({ site: () => Promise.resolve(keptSite) });

async function openKeepingServer(options?: Parameters<typeof keeping.openSignedInServer>[0]) {
  const server = await keeping.openSignedInServer(options);
  renderedByKeeping.length = 0;
  return { ...server, rendered: renderedByKeeping };
}

/** A process beside another one: a server of its own on the same database. */
async function openServerBeside(db: Database) {
  const { site, rendered } = await countingSite();
  return { ...(await openTestServer({ db, site })), rendered };
}

const { site: countedSite, rendered: renderedByShared } = await countingSite();

/** For what changes nothing: it has a post in three languages. */
const openShared = shareBuiltSite(
  async ({ api }) => api.createPost(writtenPost()),
  async () => countedSite,
);

/** The shared server, with a list of the pages that it renders from now on. */
async function openCounted() {
  const { app, db } = await openShared();
  renderedByShared.length = 0;
  return { app, db, rendered: renderedByShared };
}

const textOf = async (response: Promise<Response>) => (await response).text();

let listening: ReturnType<typeof listen> | undefined;
const listenOnce = () => (listening ??= listen());

/** The shared server on a port, because only there cached pages are answered before Fastify. */
async function listen() {
  const { app } = await openShared();
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  return async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const sent = httpRequest({ port, path, headers, method }).end();
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
  };
}

test("a burst of fifty anonymous visitors on a cold address renders it once", async () => {
  const { app, rendered } = await openCounted();
  const burst = await Promise.all(Array.from({ length: 50 }, () => textOf(visitor(app)("/hu/blog"))));
  expect(new Set(burst).size).toBe(1);
  expect(rendered).toEqual(["/hu/blog"]);
});

test("a cached page is answered with the same head and body as the first time, in every encoding", async () => {
  const { rendered } = await openCounted();
  const get = await listenOnce();
  const plain = await get("/en/peru-guide?unknown");
  const ofOne = ["date", "content-length", "etag", "x-request-id", "cache-status"];
  const head = Object.fromEntries(Object.entries(plain.headers).filter(([name]) => !ofOne.includes(name)));
  const first = await get("/en/peru-guide", { "accept-encoding": "br" });
  const kept = await get("/en/peru-guide", { "accept-encoding": "gzip, br" });
  const zipped = await get("/en/peru-guide", { "accept-encoding": "br;q=0, gzip" });
  const identity = await get("/en/peru-guide");
  expect(rendered).toEqual(["/en/peru-guide", "/en/peru-guide"]);
  // The policy names the scripts of the page, one of which has its address.
  const policy = { "content-security-policy": expect.stringContaining("script-src 'self' 'sha256-") };
  for (const answer of [first, kept, zipped, identity]) {
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({ ...head, vary: "accept-encoding", ...policy });
    expect(answer.headers["content-length"]).toBe(String(answer.body.length));
    expect(answer.headers.etag).toBe(first.headers.etag);
  }
  expect(kept.headers["content-encoding"]).toBe("br");
  expect(zipped.headers["content-encoding"]).toBe("gzip");
  expect(identity.headers["content-encoding"]).toBeUndefined();
  for (const body of [
    brotliDecompressSync(first.body),
    brotliDecompressSync(kept.body),
    gunzipSync(zipped.body),
  ]) {
    expect(body).toEqual(identity.body);
  }
});

test("a cached page is not sent again while it is unchanged, and HEAD gets its head alone", async () => {
  const { rendered } = await openCounted();
  const get = await listenOnce();
  const first = await get("/es/blog");
  const { etag } = first.headers;
  const again = await get("/es/blog", { "if-none-match": `"other", ${etag}`, "accept-encoding": "br" });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  expect(again.headers).toMatchObject({ etag, "cache-control": first.headers["cache-control"] });
  expect(again.headers).not.toHaveProperty("content-encoding");
  const head = await get("/es/blog", {}, "HEAD");
  expect(head.body).toHaveLength(0);
  expect(head.headers["content-length"]).toBe(String(first.body.length));
  expect(rendered).toHaveLength(1);
});

test("the editor and anonymous visitors see a change on the very next request", async () => {
  const { app, db, api, send, rendered } = await openKeepingServer();
  const anonymous = visitor(app);
  expect(await textOf(anonymous("/hu/blog"))).not.toContain("Első túra");
  const { id } = await api.createPost(hungarianPost("Első túra"));
  expect(await textOf(anonymous("/hu/blog"))).toContain("Első túra");
  await api.changePost(id, hungarianPost("Második túra"));
  expect(await textOf(send("/hu/blog"))).toContain("Második túra");
  await api.deletePost(id);
  expect(await textOf(anonymous("/hu/blog"))).not.toContain("Második túra");
  const renders = rendered.length;
  await textOf(send("/hu/blog"));
  expect(rendered).toHaveLength(renders);

  // A change below HTTP reaches the cache too; one that is rolled back does not.
  const rollBack = db.transaction(async (tx) => {
    await publishPost(tx, hungarianPost("Soha"), { now: new Date() });
    throw new Error("rolled back");
  });
  await expect(rollBack).rejects.toThrow("rolled back");
  await publishPost(db, hungarianPost("Importált"), { now: new Date() });
  await expect.poll(() => textOf(anonymous("/hu/blog"))).toContain("Importált");
  expect(rendered).toHaveLength(renders + 1);
});

test("what is saved on one process is seen by anonymous visitors on another, and by the editor before that is told of it", async () => {
  const one = await openKeepingServer();
  const other = await openServerBeside(one.db);
  const anonymous = visitor(other.app);
  expect(await textOf(anonymous("/hu/blog"))).not.toContain("Első túra");
  await one.api.createPost(hungarianPost("Első túra"));
  await expect.poll(() => textOf(anonymous("/hu/blog"))).toContain("Első túra");

  const cookies = new Map<string, string>();
  await createAdminClient(visitor(one.app, cookies)).signIn(administrator);
  const { rows: listeners } = await one.db.execute<{ pid: number }>(listeningBackends);
  const signal = (name: NodeJS.Signals) => listeners.forEach(({ pid }) => process.kill(pid, name));
  signal("SIGSTOP");
  try {
    await one.api.createPost(hungarianPost("Második túra"));
    expect(await textOf(visitor(other.app, cookies)("/hu/blog"))).toContain("Második túra");
    expect(await textOf(anonymous("/hu/blog"))).toContain("Második túra");
  } finally {
    signal("SIGCONT");
  }
});

/** The connections on which the servers of a test's database hear of changes. */
const listeningBackends = sql`
  select pid from pg_stat_activity
  where datname = current_database() and application_name like '%content versions'
`;

test("a lost channel empties the store, and pages are kept again when it is back", async () => {
  const { app, db, rendered } = await openKeepingServer();
  const anonymous = visitor(app);
  await textOf(anonymous("/hu/blog"));
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
  const name = String(rows[0]?.name);
  const allow = (isAllowed: boolean) => {
    const change = `alter database ${name} with allow_connections ${isAllowed}`;
    return withClient(inject("postgresUrl"), (client) => client.query(change));
  };
  onTestFinished(() => allow(true).then(() => {}));
  await allow(false);
  await db.execute(sql`select pg_terminate_backend(pid) from (${listeningBackends}) as listening`);
  await expect.poll(() => app.pages.isKeeping).toBe(false);
  await publishPost(db, hungarianPost("Közben"), { now: new Date() });
  expect(await textOf(anonymous("/hu/blog"))).toContain("Közben");
  const renderedBefore = rendered.length;
  expect((await anonymous("/hu/blog")).headers.get("cache-status")).toContain("no page is kept now");
  expect(rendered.length).toBeGreaterThan(renderedBefore);
  await allow(true);
  // The look for versions that nobody told of may empty the store once more.
  const again = async (before = rendered.length) =>
    (await textOf(anonymous("/hu/blog"))) && rendered.length - before;
  await expect.poll(() => again()).toBe(0);
});

test("a change while a page is rendered is in the answer", async () => {
  const { site } = await countingSite();
  const { renderSite } = site;
  let write = async (): Promise<unknown> => {
    throw new Error("nothing to write yet");
  };
  let renders = 0;
  const server = await openSignedInServer({
    site: {
      ...site,
      async renderSite(request, send) {
        const response = await renderSite(request, send);
        renders += 1;
        if (renders === 1) await write();
        return response;
      },
    },
  });
  write = () => server.api.createPost(hungarianPost("Közben írt"));
  expect(await textOf(visitor(server.app)("/hu/blog"))).toContain("Közben írt");
  expect(renders).toBe(2);
});

test.each([
  ["/", 302],
  ["/hu/nincs-ilyen", 404],
  ["/hu/post/nincs-ilyen", 302],
  ["/hu/admin", 200],
  ["/hu/blog?random=1", 200],
  ["/hu/blog?page=999", 404],
])("%s is not kept", async (path, status) => {
  const { app, rendered } = await openCounted();
  for (let visit = 1; visit <= 2; visit += 1) {
    expect((await visitor(app)(path)).status).toBe(status);
    expect(rendered).toHaveLength(visit);
  }
});

test("a page without its posts is not kept", async () => {
  const { app, db, rendered } = await openCounted();
  await db.execute(sql`alter table posts rename to hidden`);
  const log = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(async () => {
    log.mockRestore();
    await db.execute(sql`alter table hidden rename to posts`);
  });
  const { headers } = await visitor(app)("/hu/");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("cache-status")).toContain("its load says no-store");
  await visitor(app)("/hu/");
  expect(rendered).toEqual(["/hu/", "/hu/"]);
});

test("a new list of videos empties the store", async () => {
  const platform = await startVideoPlatform("answering");
  onTestFinished(() => platform.end());
  const { app, rendered } = await openKeepingServer({
    settings: { ...platform.settings, YOUTUBE_API_URL: platform.url },
  });
  await visitor(app)("/hu/");
  expect((await visitor(app)("/api/videos")).status).toBe(200);
  await visitor(app)("/hu/");
  await visitor(app)("/api/videos");
  await visitor(app)("/hu/");
  expect(rendered).toEqual(["/hu/", "/hu/"]);
});

test("in an outage a post's page is shown as it was, unless the post was deleted", async () => {
  const { app, db, api } = await openKeepingServer();
  const address = "/hu/post/tura";
  const { id } = await api.createPost(hungarianPost("Túra"));
  await textOf(visitor(app)(address));
  const lost = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED", syscall: "connect" });
  const openInOutage = () =>
    app.pages
      .open(address, () => Promise.reject(lost))
      .then(
        (opened) => "html" in opened && opened.html.forms.identity.bytes.toString().includes("Túra"),
        (error: Error) => error.message,
      );
  await api.createPost(hungarianPost("Másik"));
  expect(await openInOutage()).toBe(true);
  // By another process, or a tool.
  await movePostToBin(db, id, { now: new Date(), by: command });
  await expect.poll(openInOutage).toBe("connect ECONNREFUSED");
});
