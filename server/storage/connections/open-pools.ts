import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { createHealthCheck, healthTimes } from "./health-check.ts";
import { SitePool } from "./site-pool.ts";

/** A site answers people, who do not wait long; a tool does a piece of work, however long it takes. */
export type TimeoutProfile = "site" | "tool";

export interface Pools {
  readers: SitePool;
  /** For transactions: those that wait for a lock leave the readers their connections. */
  writers: SitePool;
  close: () => Promise<void>;
}

/** Milliseconds. Waiting for a writer's connection and for a lock, which come one after the other, take less than three seconds. */
export const poolTimes = {
  site: {
    readers: {
      connectionTimeoutMillis: 2500,
      statement_timeout: 10_000,
      query_timeout: 12_000,
      lock_timeout: 1800,
      idle_in_transaction_session_timeout: 15_000,
    },
    writers: {
      connectionTimeoutMillis: 1000,
      // A post may bring a hundred megabytes.
      statement_timeout: 25_000,
      query_timeout: 28_000,
      lock_timeout: 1800,
      idle_in_transaction_session_timeout: 15_000,
    },
  },
  tool: {
    readers: { connectionTimeoutMillis: 10_000, lock_timeout: 60_000 },
    writers: { connectionTimeoutMillis: 10_000, lock_timeout: 60_000 },
  },
} satisfies Record<TimeoutProfile, Record<"readers" | "writers", pg.PoolConfig>>;

/** Connections. So many stay open, because a server whose disk is full admits no new ones. */
const sizes = { readers: { max: 7, min: 2 }, writers: { max: 3, min: 1 } };

/** Milliseconds for what is under way when the pools are closed. */
const closeTimeout = 1000;

/** @param timeout a site's pools are watched: when the database does not answer they refuse at once, until it does */
export function openPools(url: string, log: Logger, timeout: TimeoutProfile): Pools {
  const basics = { connectionString: url, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
  let isClosing = false;
  const onError = (error: Error) => {
    // One that is given up breaks when the database is stopped.
    if (!isClosing) log.warn({ reason: error.message }, "an idle database connection broke");
  };
  const open = (which: "readers" | "writers") =>
    new SitePool({ ...basics, ...poolTimes[timeout][which], ...sizes[which] }, onError);
  const [readers, writers] = [open("readers"), open("writers")];
  const pools = [readers, writers];
  const stopWatching = timeout === "site" ? watchPools(pools, basics, log) : null;
  return {
    readers,
    writers,
    async close() {
      isClosing = true;
      const ended = Promise.all([stopWatching?.(), ...pools.map((pool) => pool.end())]);
      // A pool's end waits for its last statement, and a database that hangs answers none.
      await Promise.race([ended, sleep(closeTimeout, undefined, { ref: false })]);
      for (const pool of pools) pool.giveUp();
    },
  };
}

function watchPools(pools: SitePool[], config: pg.ClientConfig, log: Logger): () => Promise<void> {
  const own = openOwnConnection(config);
  void own.ask(healthTimes.first).catch(() => {});
  const health = createHealthCheck({
    probe: own.ask,
    onLost(error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.error({ reason }, "the database does not answer; going on without it");
      for (const pool of pools) pool.giveUp();
    },
    onFound: () => log.warn("the database answers again"),
  });
  for (const pool of pools) pool.watch(health);
  return () => {
    health.stop();
    return own.end();
  };
}

/** The health check's connection, kept open: to make one takes a thread, and those may be at work. */
function openOwnConnection(config: pg.ClientConfig) {
  let client: pg.Client | undefined;
  let isEnded = false;

  async function giveUp(): Promise<void> {
    const former = client;
    client = undefined;
    await former?.end().catch(() => {});
  }

  async function connect(timeout: number): Promise<pg.Client> {
    const made = new pg.Client({ ...config, connectionTimeoutMillis: timeout });
    made.on("error", () => {
      if (client === made) client = undefined;
    });
    client = made;
    await made.connect();
    return made;
  }

  async function ask(timeout: number): Promise<void> {
    if (isEnded) return;
    try {
      const connected = client ?? (await connect(timeout));
      // An open connection must answer sooner than a new one.
      const query: pg.QueryConfig & { query_timeout: number } = {
        text: "select 1",
        query_timeout: timeout / 2,
      };
      await connected.query(query);
    } catch (error) {
      void giveUp();
      throw error;
    }
  }

  return {
    ask,
    end(): Promise<void> {
      isEnded = true;
      return giveUp();
    },
  };
}
