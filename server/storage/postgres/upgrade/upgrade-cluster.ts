import { existsSync } from "node:fs";
import { readdir, realpath, rename, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { defaultFolder, migrate } from "#server/storage/migrate.ts";
import { findFreePort, openCluster, superuser, type Cluster } from "../postgres-cluster.ts";
import type { NativePrograms } from "../postgres-programs.ts";
import { copyRows, type Report } from "./copy-rows.ts";

export interface UpgradeOptions {
  /** The major version of the former cluster, such as 17. */
  major: number;
  /** The former version's programs. */
  native: NativePrograms;
  report: Report;
  /** Ends the upgrade; nothing of it is left. */
  signal?: AbortSignal | undefined;
  now: Date;
  /** Makes the new cluster, which is to be of the former one's user. */
  make?: typeof openCluster;
}

const megabyte = 1024 * 1024;

/** Bytes beside the rows: an empty cluster, its log, and its programs. */
const roomBeside = 250 * megabyte;

/** Bytes: the log of a large copy is cut at PostgreSQL's `max_wal_size`. */
const largestLog = 1024 * megabyte;

/** Seconds for a server to write down what it has in memory. */
const stopTimeout = 120;

/**
 * Moves what a cluster of another version holds into a new one of the installed programs, which takes its place. The
 * former one is only read, and kept under another name. An upgrade that fails, or is killed, leaves it where it is.
 *
 * @param path of the cluster, for whose folder the caller holds the folder lock
 * @returns where the former cluster is kept
 * @throws Error when there is too little room, or the copy is not the same
 */
export async function upgradeCluster(path: string, options: UpgradeOptions): Promise<string> {
  const { major, native, report, signal, now, make = openCluster } = options;
  const place = join(scratchOf(path), "new");
  const making = join(place, "postgres");
  const discard = () => removeCluster(making).then(() => rm(place, { recursive: true, force: true }));
  await discard();
  await rm(completeOf(path), { force: true, recursive: true });
  await requireCapacity(path);
  const former = await openCluster(path, { native });
  const made = await make(making, { runAs: former.runAs });
  // Ends the queries, whatever they are at.
  const stopNow = () => void stopThose(former, made).catch(() => {});
  signal?.addEventListener("abort", stopNow, { once: true });
  try {
    await copyBetween(former, made, report, signal);
    signal?.throwIfAborted();
  } catch (error) {
    // The next attempt removes what these leave behind; the owner must see the reason of the failure instead.
    await stopThose(former, made).catch(() => {});
    await discard().catch(() => {});
    throw signal?.aborted ? signal.reason : error;
  } finally {
    signal?.removeEventListener("abort", stopNow);
  }
  await stopThose(former, made);
  return swap(path, making, await freeNameFor(path, major, now));
}

/**
 * Finishes a swap that was interrupted between its two steps.
 * @param path of a cluster, which is not there in between
 */
export async function finishSwap(path: string): Promise<void> {
  if (!existsSync(path) && existsSync(completeOf(path))) await rename(completeOf(path), path);
}

/** Where programs and the new cluster lie until they are complete; it may be deleted at any other time. */
export function scratchOf(path: string): string {
  return `${path}-upgrade`;
}

function completeOf(path: string): string {
  return `${path}-upgraded`;
}

/** A complete cluster has a name of its own, by which the next start knows it when this one ends between the steps. */
async function swap(path: string, making: string, kept: string): Promise<string> {
  await rename(making, completeOf(path));
  await rename(path, kept);
  await finishSwap(path);
  await rm(scratchOf(path), { recursive: true, force: true });
  return kept;
}

async function freeNameFor(path: string, major: number, now: Date): Promise<string> {
  const name = `${path}-${major}-kept-${now.toISOString().slice(0, 10)}`;
  for (let number = 1; ; number += 1) {
    const found = number === 1 ? name : `${name}-${number}`;
    if (!existsSync(found)) return found;
  }
}

async function copyBetween(
  former: Cluster,
  made: Cluster,
  report: Report,
  signal: AbortSignal | undefined,
): Promise<void> {
  // One that a killed site has left may have clients of its own.
  if ((await former.findRunningPort()) !== null) await former.stop(stopTimeout);
  report("starting both databases", 0);
  const from = await startAndConnect(former, signal);
  const to = await startAndConnect(made, signal);
  await makeTables(from, to);
  await copyRows(from, to, { file: join(made.folder, "copied-table"), report });
  await Promise.all([from.end(), to.end()]);
}

async function startAndConnect(cluster: Cluster, signal: AbortSignal | undefined): Promise<pg.Client> {
  const port = await findFreePort();
  signal?.throwIfAborted();
  await cluster.start(port);
  const client = new pg.Client({
    host: "127.0.0.1",
    port,
    user: superuser,
    password: cluster.password,
    database: "postgres",
  });
  // Whoever waits for a query is told.
  client.on("error", () => {});
  await client.connect();
  // One that was starting has not been stopped.
  signal?.throwIfAborted();
  // Both sides must print their values alike, because the texts are compared.
  await client.query("set time zone 'UTC'; set datestyle = 'ISO'; set bytea_output = 'hex'");
  return client;
}

/** Makes tables like the former ones, by the migrations that they have had: this release's later ones come at the next start. */
async function makeTables(from: pg.Client, to: pg.Client): Promise<void> {
  const { rows } = await from.query("select to_regclass('drizzle.__drizzle_migrations') as found");
  if (rows[0].found === null) return;
  const had = await from.query<{ count: number }>(
    "select count(*)::int as count from drizzle.__drizzle_migrations",
  );
  const upTo = had.rows[0]?.count ?? 0;
  await migrate(to, pino({ level: "silent" }), { folder: defaultFolder, timeout: 0, upTo });
}

async function stopThose(...clusters: Cluster[]): Promise<void> {
  for (const cluster of clusters) {
    if ((await cluster.findRunningPort()) === null) continue;
    try {
      await cluster.stop(stopTimeout);
    } catch (error) {
      // A stop that was under way may have been done in the meantime.
      if ((await cluster.findRunningPort()) !== null) throw error;
    }
  }
}

/** Also one whose server was left running by a process that was killed, and where a link leads. */
async function removeCluster(path: string): Promise<void> {
  if (!existsSync(path)) return;
  const cluster = await openCluster(path);
  await stopThose(cluster);
  // Tried again where the server's last process still writes its log.
  await rm(cluster.folder, { recursive: true, force: true, maxRetries: 10 });
}

/** For the rows, the largest table once more, and the new server's log. */
async function requireCapacity(path: string): Promise<void> {
  const folder = await realpath(path);
  const size = await sizeOf(join(folder, "base"));
  const needed = 2 * size + Math.min(size, largestLog) + roomBeside;
  const { bavail, bsize } = await statfs(join(folder, ".."));
  const free = bavail * bsize;
  if (free >= needed) return;
  const inMegabytes = (bytes: number) => Math.ceil(bytes / megabyte);
  throw new Error(
    `it needs ${inMegabytes(needed)} MB of room on the disk of ${path}, and ${inMegabytes(free)} MB are free`,
  );
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map((file) => stat(join(file.parentPath, file.name))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}
