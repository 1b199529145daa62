import { sql } from "drizzle-orm";
import pg from "pg";
import type { Database, Queries } from "#server/storage/database.ts";
import { contentVersion } from "#server/storage/schema.ts";

const channel = "content_version";

/** Follows the version in a notification. */
const removed = " removed";

/** Milliseconds: a network that swallows a connection without a word is noticed after both. */
const heartbeat = 30_000;
const queryTimeout = 10_000;

/**
 * Call it in the transaction that changes a post: with its commit every listener learns the new version, and whether
 * something was removed.
 */
export async function bumpContentVersion(db: Queries, { isRemoval = false } = {}): Promise<void> {
  const suffix = isRemoval ? removed : "";
  await db.execute(sql`
    with bumped as (
      insert into ${contentVersion} (id, version) values (1, 1)
      on conflict (id) do update set version = ${contentVersion.version} + 1
      returning version
    )
    select pg_notify(${channel}, version || ${suffix}) from bumped
  `);
}

/** 0 before the first post. */
export async function findContentVersion(db: Queries): Promise<number> {
  const [row] = await db.select({ version: contentVersion.version }).from(contentVersion);
  return row?.version ?? 0;
}

export interface ContentChannel {
  /** Resolves when the connection is lost or closed. */
  ended: Promise<void>;
  close: () => Promise<void>;
}

/**
 * Listens on a connection of its own. Calls `onVersion` with the version as it is now, then with each new one.
 *
 * @param timeout milliseconds for connecting
 */
export async function openContentChannel(
  { $client: { options } }: Database,
  onVersion: (version: number, isRemoval: boolean) => void,
  timeout: number,
): Promise<ContentChannel> {
  const client = new pg.Client({
    ...options,
    connectionTimeoutMillis: timeout,
    application_name: "irany peru, content versions",
    keepAlive: true,
    query_timeout: queryTimeout,
  });
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  client.on("error", () => end());
  client.on("end", () => end());
  client.on("notification", ({ payload = "" }) =>
    onVersion(Number.parseInt(payload, 10), payload.endsWith(removed)),
  );
  const close = () => {
    // A server that hangs does not close its side.
    end();
    return client.end().catch(() => {});
  };
  const readVersion = async () => {
    const { rows } = await client.query<{ version: string }>("select version from content_version");
    onVersion(Number(rows[0]?.version ?? 0), false);
  };
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    await readVersion();
  } catch (error) {
    void close();
    throw error;
  }
  const timer = setInterval(() => void readVersion().catch(() => end()), heartbeat);
  void ended.then(() => clearInterval(timer));
  return { ended, close };
}
