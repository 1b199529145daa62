import { mkdtemp, readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import type { Send } from "#api/transport.ts";
import type { Site } from "#server/http/routes/pages/site.ts";
import { bumpContentVersion } from "#server/storage/queries/content-version.ts";
import { contentVersion } from "#server/storage/schema.ts";
import { emptyTables, openTestDatabase, untilQuiet } from "../storage/test-database.ts";
import { takeSnapshot, type Snapshot } from "../storage/snapshot.ts";
import { administrator } from "./http-client.ts";
import {
  openTestServer,
  registerFirst,
  visitor,
  type TestServer,
  type TestServerOptions,
} from "./test-server.ts";

interface SharedServer extends Pick<TestServer, "app" | "db" | "env"> {
  /** The site and the settings that it was built with. */
  kind: string;
  clock: { now: () => Date };
  /** A connection of the tests' own, for what no server may do. */
  client: pg.Client;
  isClosed: boolean;
  signedIn?: SignedIn;
  end: () => Promise<void>;
}

/** The data that the first sign-in has left, and the cookies of the signed-in browser. */
interface SignedIn {
  snapshot: Snapshot;
  cookies: Map<string, string>;
}

interface SharedParts {
  /** A site such as `loadBuiltSite`; without it the servers answer only calls and pictures. */
  site?: () => Promise<Site>;
  /** The time of all tests that do not say another one. */
  now?: () => Date;
  /** When the clock of `openAdmin` begins. */
  start?: Date;
  /** For tests of what a server remembers by itself, such as pages of the guide by their versions, which begin anew with each test. */
  isFresh?: boolean;
}

const wallClock = () => new Date();

/** The servers of this process that no test has, the one that was used last at the end. They end with the process. */
const idle: SharedServer[] = [];

/** So many are kept: each holds some connections, of which PostgreSQL has a hundred for all processes. */
const maxIdle = 5;

/** Each site that was asked for has a number. */
const sites: (() => Promise<Site>)[] = [];

/** The time of a server's first sign-in: no clock but that one gives it, so it is known in the tables. */
const longAgo = new Date("2000-01-01T00:00:00Z");

/**
 * Shares servers among the tests of all files of a process, one after another, each time empty: building one, and signing in,
 * take longer than most tests. A test sets the clock of its server; with a part of its own it gets a server of its own.
 */
export function shareTestServers({
  site: loadSite,
  now: usualClock = wallClock,
  start,
  isFresh = false,
}: SharedParts = {}) {
  if (loadSite && !sites.includes(loadSite)) sites.push(loadSite);

  async function parts(): Promise<TestServerOptions> {
    return { now: usualClock, ...(loadSite && { site: await loadSite() }) };
  }

  /** Makes the cached pages of the last test outdated: they are older than the content's version from now on. */
  async function forgetPages({ app, db }: SharedServer): Promise<void> {
    if (!loadSite) return;
    newestVersion += 1000;
    await db.transaction(async (tx) => {
      await tx.delete(contentVersion);
      await tx.insert(contentVersion).values({ id: 1, version: newestVersion });
      await bumpContentVersion(tx);
    });
    await app.refreshPages();
  }

  async function build(kind: string, settings: Record<string, string>): Promise<SharedServer> {
    const ends: (() => Promise<void>)[] = [];
    const atEnd = (end: () => Promise<void>): void => void ends.push(end);
    const { db, url } = await openTestDatabase(atEnd);
    const clock = { now: usualClock };
    // Removed with the PostgreSQL of all tests.
    const DATA_DIR = await mkdtemp(join(dirname(inject("freshCluster")), "data-"));
    const { app, env } = await openTestServer({
      ...(await parts()),
      settings: { DATA_DIR, ...settings },
      db,
      now: () => clock.now(),
      atEnd,
    });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    atEnd(() => client.end());
    const end = async () => {
      for (const work of ends.toReversed()) await work();
    };
    const server: SharedServer = { kind, app, db, env, clock, client, isClosed: false, end };
    app.addHook("onClose", async () => void (server.isClosed = true));
    // From here on a site hears of changes.
    if (loadSite) await app.ready();
    return server;
  }

  async function take(settings: Record<string, string>): Promise<SharedServer> {
    const kind = JSON.stringify([loadSite && sites.indexOf(loadSite), settings]);
    const index = isFresh ? -1 : idle.findLastIndex((one) => one.kind === kind);
    const [server] = index < 0 ? [] : idle.splice(index, 1);
    if (!server) return build(kind, settings);
    await untilQuiet(server.db);
    if (!(await emptyTables(server.client))) {
      await server.end();
      return take(settings);
    }
    for (const name of await readdir(server.env.DATA_DIR))
      await rm(join(server.env.DATA_DIR, name), { recursive: true, force: true });
    return server;
  }

  async function lend({ now = usualClock, settings = {} }: TestServerOptions): Promise<SharedServer> {
    const server = await take(settings);
    server.clock.now = now;
    onTestFinished(async () => {
      // One that has listened cannot do it again.
      if (isFresh || server.isClosed || server.app.server.listening) return server.end();
      idle.push(server);
      if (idle.length > maxIdle) await idle.shift()?.end();
    });
    return server;
  }

  async function open(options: TestServerOptions = {}): Promise<TestServer> {
    if (isOfItsOwn(options)) return openTestServer({ ...(await parts()), ...options });
    const server = await lend(options);
    await forgetPages(server);
    return asTestServer(server, visitor(server.app));
  }

  /** The same, with its administrator signed in. */
  async function openSignedIn(options: TestServerOptions = {}): Promise<TestServer> {
    if (isOfItsOwn(options)) return signIn(await openTestServer({ ...(await parts()), ...options }));
    const { settings = {} } = options;
    const server = await lend({ settings });
    if (server.signedIn) await server.signedIn.snapshot.restore();
    else server.signedIn = await signInLongAgo(server);
    const { signedIn } = server;
    server.clock.now = options.now ?? usualClock;
    // Signed in just now, whatever the time is in this test and however long the tests before took.
    await signedIn.snapshot.shiftTimes(longAgo, server.clock.now());
    await forgetPages(server);
    return asTestServer(server, visitor(server.app, new Map(signedIn.cookies)));
  }

  async function signInLongAgo(server: SharedServer): Promise<SignedIn> {
    const cookies = new Map<string, string>();
    server.clock.now = () => longAgo;
    await signIn(asTestServer(server, visitor(server.app, cookies)));
    await untilQuiet(server.db);
    return { snapshot: await takeSnapshot(server.client), cookies };
  }

  /** An admin area with a clock that can be put forward, and what a visitor sees of it. */
  async function openAdmin() {
    const clock = { time: start ?? usualClock() };
    const server = await openSignedIn({ now: () => clock.time });
    const { app } = server;
    const read = async (path: string) => (await visitor(app)(path)).text();
    return { ...server, clock, reader: createAdminClient(visitor(app)), read };
  }

  return { openTestServer: open, openSignedInServer: openSignedIn, openAdmin };
}

/** A port that the system has chosen, or a path, is another one in each test. */
const passing = /:\d{5}\b|^\//;

function isOfItsOwn({ now: _now, settings = {}, ...own }: TestServerOptions): boolean {
  return Object.keys(own).length > 0 || Object.values(settings).some((value) => passing.test(value));
}

function asTestServer({ app, db, env }: SharedServer, send: Send): TestServer {
  return { app, db, env, send, api: createAdminClient(send) };
}

async function signIn(server: TestServer): Promise<TestServer> {
  await registerFirst(server);
  await server.api.signIn(administrator);
  return server;
}

/** Higher than any version of the content that a server here has had. */
let newestVersion = 0;
