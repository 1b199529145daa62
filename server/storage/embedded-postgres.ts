import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { databaseUser, findFreePort, openCluster, type Cluster } from "./postgres-cluster.ts";

export interface EmbeddedPostgres {
  url: string;
  close: () => Promise<void>;
}

interface OpenOptions {
  role: "server" | "tool";
  onLost?: (error: Error) => void;
}

/** Key of the advisory lock that the process holds to which the running cluster belongs. */
const ownerLock = 52_110_002;

/** How long an ending server or process is waited for, in milliseconds. */
const patience = 15_000;

/**
 * Opens the PostgreSQL server on a folder: starts it, or takes over the one that an earlier, killed
 * process left running. The process that owns it stops it at `close` and starts it again when it dies.
 * A tool that finds it owned by a running site is its guest.
 *
 * @param folder where the cluster lies, made when missing
 * @throws Error when another server process owns the folder
 */
export async function openEmbeddedPostgres(
  folder: string,
  log: Logger,
  options: OpenOptions,
): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(folder);
  const { port, url, owner } = await retry(async () => {
    // Asked each time: a server that is still ending seems to run until it is gone.
    const port = (await cluster.findRunningPort()) ?? (await startOnFreePort(cluster, log));
    const url = `postgres://${databaseUser}:${cluster.password}@127.0.0.1:${port}/postgres`;
    return { port, url, owner: await becomeOwner(url) };
  });
  if (owner.client) return ownCluster({ cluster, port, url, log, ...options }, owner.client);
  if (options.role === "tool") return { url, close: async () => {} };
  throw new Error(
    `The data folder is in use by another process (${owner.heldBy}). Stop that one first, or set DATA_DIR to another folder.`,
  );
}

interface OwnedCluster extends OpenOptions {
  cluster: Cluster;
  port: number;
  url: string;
  log: Logger;
}

function ownCluster(
  { cluster, port, url, log, onLost }: OwnedCluster,
  firstClient: pg.Client,
): EmbeddedPostgres {
  let closing = false;
  let client = firstClient;
  let reviving: Promise<void> | undefined;

  function watch(): void {
    // The connection is idle: an error or end of it means that the server died.
    client.once("error", () => {});
    client.once("end", () => {
      if (!closing) reviving = revive().catch((error: Error) => onLost?.(error));
    });
  }

  async function revive(): Promise<void> {
    log.error("the embedded database ended unexpectedly; starting it again");
    const owner = await retry(async () => {
      if ((await cluster.findRunningPort()) === null) await cluster.start(port);
      return becomeOwner(url);
    });
    if (!owner.client) throw new Error(`the embedded database was taken over by ${owner.heldBy}`);
    client = owner.client;
    watch();
    log.info("the embedded database is back");
  }

  watch();
  return {
    url,
    async close() {
      closing = true;
      await reviving;
      await client
        .end()
        .catch((error: Error) =>
          log.warn({ reason: error.message }, "the database was gone before it was stopped"),
        );
      if ((await cluster.findRunningPort()) !== null) await cluster.stop();
    },
  };
}

async function startOnFreePort(cluster: Cluster, log: Logger): Promise<number> {
  const port = await findFreePort();
  log.debug({ port }, "starting the embedded database");
  await cluster.start(port);
  return port;
}

/**
 * Takes the owner's lock, or says who has it.
 *
 * @throws Error when the server cannot be reached or goes away meanwhile
 */
async function becomeOwner(url: string): Promise<{ client: pg.Client } | { client: null; heldBy: string }> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `process ${process.pid}`,
    keepAlive: true,
  });
  // Without a listener a connection that breaks would end the process.
  client.on("error", () => {});
  await client.connect();
  // A process that was killed a moment ago may still seem to hold it.
  for (let tries = 0; tries < 10; tries += 1) {
    const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [
      ownerLock,
    ]);
    if (rows[0]?.taken) return { client };
    await sleep(100);
  }
  const holders = await client.query<{ name: string }>(
    "select application_name as name from pg_locks join pg_stat_activity using (pid) where locktype = 'advisory' and objid = $1",
    [ownerLock],
  );
  await client.end();
  return { client: null, heldBy: holders.rows[0]?.name ?? "unknown" };
}

/** Tries again while a server is starting, recovering or ending, and gives up with the last error. */
async function retry<T>(action: () => Promise<T>): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await action();
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(250);
    }
  }
}
