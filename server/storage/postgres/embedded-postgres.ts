import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { lockTimes, takeFolderLock, type FolderLock, type LockTimes } from "./folder-lock.ts";
import { findFreePort, openCluster, OwnerMustDecide, superuser, type Cluster } from "./postgres-cluster.ts";
import { prepareSiteRole, readSitePassword, siteRole } from "./site-role.ts";
import { bringUpToDate, requireInstalledMajor, type Upgraded } from "./upgrade/bring-up-to-date.ts";
import type { Report } from "./upgrade/copy-rows.ts";
import { finishSwap } from "./upgrade/upgrade-cluster.ts";

export interface EmbeddedPostgres {
  /** For the site's own role. */
  url: string;
  /** For the supervisor, and for tests that make databases. */
  superuserUrl: string;
  /** The upgrade that was made because the folder was of another major version; null when there was none. */
  upgraded: Upgraded | null;
  close: () => Promise<void>;
}

interface OpenOptions {
  role: "server" | "tool";
  /** Called before each attempt to start a server that has died. */
  beforeRestart?: (() => Promise<void>) | undefined;
  /** How far an upgrade is; into the log when left out. */
  report?: Report | undefined;
  /** Ends an upgrade that is under way. */
  signal?: AbortSignal | undefined;
  /** How long whoever has the folder is waited for. */
  times?: StartTimes | undefined;
}

export interface StartTimes extends LockTimes {
  /** Milliseconds to wait for a server that is starting or stopping. */
  retry: number;
}

export const startTimes: StartTimes = { ...lockTimes, retry: 15_000 };

/** Key of an advisory lock by which earlier releases, which know no folder lock, are met; docs/architecture.md lists all of them. */
const supervisorLock = 52_110_002;

/** Milliseconds before a server that died is started again; doubled each time. */
const firstPause = 250;
const longestPause = 30_000;

/** Milliseconds for a server to answer the supervisor, and to say goodbye to it. */
const answerTimeout = 10_000;
const goodbyeTimeout = 1000;

/** Seconds. With the requests that are still answered the whole stop takes less than ten. */
const stopTimeout = 4;

/** Milliseconds for an attempt to start the server that is under way when the site ends. */
const attemptTimeout = 3000;

/**
 * Starts PostgreSQL, or takes over a server that a killed process left running. The holder of the folder lock is the
 * supervisor: it restarts the server when it dies and stops it at `close`. A tool beside a running site only connects.
 * @throws Error when another server process is the supervisor
 */
export async function openEmbeddedPostgres(
  folder: string,
  log: Logger,
  options: OpenOptions,
): Promise<EmbeddedPostgres> {
  const { role, times = startTimes } = options;
  // A tool does not mind who has the folder.
  const grace = role === "tool" ? 0 : times.grace;
  const folderLock = await takeFolderLock(dirname(folder), log, { ...times, grace });
  if ("heldBy" in folderLock) {
    if (role === "tool") return findServerOfSite(folder, folderLock.heldBy, times);
    throw inUse(folderLock.heldBy);
  }
  try {
    return await openWithLock(folder, { ...options, log, folderLock, times });
  } catch (error) {
    await folderLock.release();
    throw error;
  }
}

function inUse(heldBy: string): Error {
  return new Error(
    `The data folder is in use by another process (${heldBy}). Stop that one first, or set DATA_DIR to another folder.`,
  );
}

async function openWithLock(
  folder: string,
  options: OpenOptions & { log: Logger; folderLock: FolderLock; times: StartTimes },
): Promise<EmbeddedPostgres> {
  const { log, folderLock, role, times } = options;
  await finishSwap(folder);
  const upgraded = role === "server" ? await bringUpToDate(folder, options) : null;
  if (role === "tool") await requireInstalledMajor(folder);
  const cluster = await openCluster(folder);
  const { port, lock } = await retry(async () => {
    // At each attempt, because a stopping server still seems to run.
    const port = (await cluster.findRunningPort()) ?? (await startOnFreePort(cluster, log));
    return { port, lock: await acquireSupervisorLock(superuserUrlOf(cluster, port)) };
  }, times);
  if (lock.client) {
    const supervised = superviseCluster({ ...options, cluster, port }, lock.client);
    try {
      const password = await prepareSiteRole(lock.client, cluster.folder, cluster.runAs);
      const superuserUrl = superuserUrlOf(cluster, port);
      const url = addressOf(port, siteRole, password);
      await supervised.watchAs(url);
      return { url, superuserUrl, upgraded, close: supervised.close };
    } catch (error) {
      await supervised.close();
      throw error;
    }
  }
  if (role === "server") throw inUse(lock.heldBy);
  await folderLock.release();
  return connectOnly(cluster, port);
}

/** For a tool beside a site, which may just be starting. */
async function findServerOfSite(
  folder: string,
  heldBy: string,
  times: StartTimes,
): Promise<EmbeddedPostgres> {
  return retry(async () => {
    await requireInstalledMajor(folder);
    const cluster = existsSync(folder) ? await openCluster(folder) : null;
    const port = await cluster?.findRunningPort();
    if (cluster && port) return connectOnly(cluster, port);
    throw new Error(
      `The data folder is in use (${heldBy}), and the database of that site cannot be seen from here. Run the command where the site runs, or while it is stopped.`,
    );
  }, times);
}

async function connectOnly(cluster: Cluster, port: number): Promise<EmbeddedPostgres> {
  const password = await readSitePassword(cluster.folder);
  const superuserUrl = superuserUrlOf(cluster, port);
  // The site may be of an earlier release, which works as the superuser.
  const url = password === null ? superuserUrl : addressOf(port, siteRole, password);
  return { url, superuserUrl, upgraded: null, close: async () => {} };
}

function superuserUrlOf(cluster: Cluster, port: number): string {
  return addressOf(port, superuser, cluster.password);
}

function addressOf(port: number, role: string, password: string): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/postgres`;
}

interface SupervisedCluster extends OpenOptions {
  cluster: Cluster;
  port: number;
  log: Logger;
  folderLock: FolderLock;
}

function superviseCluster(
  { cluster, port, log, folderLock, beforeRestart }: SupervisedCluster,
  firstClient: pg.Client,
): Pick<EmbeddedPostgres, "close"> & { watchAs: (url: string) => Promise<void> } {
  const closing = new AbortController();
  let client = firstClient;
  let address = superuserUrlOf(cluster, port);
  let restarting: Promise<void> | undefined;

  function watch(): void {
    // The connection is idle, so it only ends when the server dies.
    client.once("error", () => {});
    client.once("end", () => {
      if (!closing.signal.aborted) restarting = restart();
    });
  }

  async function startAgain(): Promise<pg.Client> {
    await beforeRestart?.();
    if ((await cluster.findRunningPort()) === null) await cluster.start(port);
    const lock = await acquireSupervisorLock(address);
    if (!lock.client) throw new Error(`the embedded database was taken over by ${lock.heldBy}`);
    return lock.client;
  }

  /** Until it succeeds: what needs no database is served meanwhile, and the owner may be making room on the disk. */
  async function restart(): Promise<void> {
    log.error("the embedded database ended unexpectedly; starting it again");
    for (let pause = firstPause; !closing.signal.aborted; pause = Math.min(pause * 2, longestPause)) {
      try {
        client = await startAgain();
        watch();
        log.info("the embedded database is back");
        return;
      } catch (error) {
        const { message } = error as Error;
        // A server that recovers from a crash refuses at first.
        if (pause > firstPause * 2)
          log.error({ reason: message, pause }, "the embedded database cannot be started; trying again");
      }
      await sleep(pause, undefined, { signal: closing.signal }).catch(() => {});
    }
  }

  watch();
  return {
    /** From now on by the site's own role: nothing needs a connection that may do everything to stand open. */
    async watchAs(url) {
      address = url;
      client.removeAllListeners("end");
      const [lock] = await Promise.all([acquireSupervisorLock(url), client.end()]);
      if (!lock.client) throw inUse(lock.heldBy);
      client = lock.client;
      watch();
    },
    async close() {
      closing.abort();
      await folderLock.announceEnd();
      await Promise.race([restarting, sleep(attemptTimeout, undefined, { ref: false })]);
      const goodbye = client
        .end()
        .catch((error: Error) =>
          log.warn({ reason: error.message }, "the database was gone before it was stopped"),
        );
      // A server that hangs says nothing, and does not stop either.
      const isHanging = await Promise.race([
        goodbye.then(() => false),
        sleep(goodbyeTimeout, true, { ref: false }),
      ]);
      try {
        if ((await cluster.findRunningPort()) !== null) await cluster.stop(isHanging ? 1 : stopTimeout);
      } catch (error) {
        // It may hang; what it has acknowledged is on the disk. The next start takes it over or recovers.
        log.error({ reason: (error as Error).message }, "the embedded database could not be stopped");
      } finally {
        await folderLock.release();
      }
    },
  };
}

async function startOnFreePort(cluster: Cluster, log: Logger): Promise<number> {
  const port = await findFreePort();
  log.debug({ port }, "starting the embedded database");
  await cluster.start(port);
  return port;
}

/** The lock lasts as long as the client's connection; `heldBy` names the process that has it. */
async function acquireSupervisorLock(
  url: string,
): Promise<{ client: pg.Client } | { client: null; heldBy: string }> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `process ${process.pid}`,
    keepAlive: true,
    connectionTimeoutMillis: answerTimeout,
    query_timeout: answerTimeout,
  });
  client.on("error", () => {});
  await client.connect();
  // PostgreSQL notices with a delay that the former holder was killed.
  for (let tries = 0; tries < 10; tries += 1) {
    const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [
      supervisorLock,
    ]);
    if (rows[0]?.taken) return { client };
    await sleep(100);
  }
  const holders = await client.query<{ name: string }>(
    "select application_name as name from pg_locks join pg_stat_activity using (pid) where locktype = 'advisory' and objid = $1",
    [supervisorLock],
  );
  await client.end();
  return { client: null, heldBy: holders.rows[0]?.name ?? "unknown" };
}

async function retry<T>(action: () => Promise<T>, times: StartTimes): Promise<T> {
  const end = Date.now() + times.retry;
  for (;;) {
    try {
      return await action();
    } catch (error) {
      if (error instanceof OwnerMustDecide || Date.now() > end) throw error;
      await sleep(250);
    }
  }
}
