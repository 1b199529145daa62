import type { Logger } from "pino";
import { openReplicaPool } from "./open-pools.ts";
import type { SitePool } from "./site-pool.ts";

/** How far a server is: of what a release needs, and of the content. */
interface Progress {
  /** How many migrations it has had. */
  migrations: number;
  /** The content version (server/storage/content-version.ts), which commits with what it counts. */
  version: number;
}

export type ReplicaState = "current" | "behind" | "away";

export type Replica = ReturnType<typeof openReplica>;

/** Milliseconds between two looks at a replica that has all that is required, and at one that has not. */
const pause = 1000;
const pauseBehind = 50;

const progressQuery = `
  select (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
    coalesce((select version from content_version), 0)::int as version
`;

/** @throws Error when the server does not answer */
async function findProgress(pool: SitePool): Promise<Progress | null> {
  const { rows } = await pool.query<Progress>(progressQuery);
  return rows[0] ?? null;
}

/**
 * Opens a streaming copy of the database, which may be away or late, and follows how far it is. By numbers that are replicated
 * with the rows, not by positions in the log: then no statement of a reader has to ask.
 *
 * @param primary the database itself, already migrated: the replica is of use once it has the same tables
 */
export function openReplica(url: string, primary: SitePool, log: Logger) {
  const { readers: pool, close } = openReplicaPool(url, log);
  let has: Progress | null = null;
  const needs: { migrations?: number | undefined; version?: number } = {};
  let since = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isClosed = false;

  function state(): ReplicaState {
    if (has === null || pool.isLost) return "away";
    // Before the primary has told of its tables nothing is known.
    const { migrations = Number.POSITIVE_INFINITY, version = 0 } = needs;
    return has.migrations >= migrations && has.version >= version ? "current" : "behind";
  }

  async function ask(): Promise<void> {
    const before = state();
    needs.migrations ??= (await findProgress(primary).catch(() => null))?.migrations;
    has = await findProgress(pool).catch(() => null);
    if (isClosed || state() === before) return;
    if (before === "current" || state() === "current") since = performance.now();
    // Late by milliseconds it is after each write.
    log.debug({ state: state() }, "the replica's state changed");
  }

  function look(): void {
    clearTimeout(timer);
    looking ??= ask().finally(() => {
      looking = undefined;
      if (!isClosed) timer = setTimeout(look, state() === "behind" ? pauseBehind : pause).unref();
    });
  }

  look();
  return {
    pool,
    get state(): ReplicaState {
      return state();
    },
    /** Milliseconds for which it has been of use, or has not. */
    get lasting(): number {
      return performance.now() - since;
    },
    /** From now on it is of use only with this content version. */
    require(version: number): void {
      const wasCurrent = state() === "current";
      needs.version = version;
      if (wasCurrent && state() !== "current") since = performance.now();
      if (state() === "behind") look();
    },
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      await close();
    },
  };
}
