import cluster from "node:cluster";
import type { Server } from "node:http";
import { flushCompileCache } from "node:module";
import type { AddressInfo } from "node:net";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { buildServer } from "./build-server.ts";
import { hasAdministrator } from "./domain/accounts/accounts.ts";
import type { NightlyBackups } from "./domain/backups/nightly-backups.ts";
import type { OwnerWatch } from "./domain/monitoring/owner-watch.ts";
import { countOriginals, requireOriginalsAtHand } from "./domain/media/originals.ts";
import { keepReserveFile, type ReserveFile } from "./domain/disk/reserve-file.ts";
import { megabyte } from "./domain/disk/free-space.ts";
import { makeSetupCode } from "./domain/accounts/invitations.ts";
import { photographNotices } from "./domain/media/photographs/photograph-notices.ts";
import { startCleaning } from "./domain/posts/cleaning/clean-stored-posts.ts";
import { introduceStarterAuthor, publishStarterPosts } from "./domain/posts/publish-starter-posts.ts";
import { languages } from "#i18n/languages.ts";
import { loadMessages } from "#i18n/loading/load-messages.ts";
import { findRemovedSettings, readEnv, type Env } from "./env.ts";
import type { Site } from "./http/routes/pages/site.ts";
import { leaveRoot, prepareUser } from "./leave-root.ts";
import { listen } from "./listen.ts";
import { loadStarterAuthor, loadStarterPosts } from "./load-starter-posts.ts";
import { createLog, logConsole, sayOrLog } from "./log.ts";
import { openBackups } from "./open-backups.ts";
import { shareReports } from "./process-reports.ts";
import { secureDataFolder } from "./storage/postgres/data-folder.ts";
import { openDatabase, type Database, type OpenDatabase } from "./storage/database.ts";
import { watchForOwner } from "./watch-for-owner.ts";
import { receiveAssignment, reportReady, startWorkers, type Workers } from "./workers.ts";

/** Milliseconds for open requests after a signal; many service managers kill after ten seconds. */
const closeTimeout = 5_000;

/** Milliseconds of them in which pages that are being made may still ask for what they show. */
const finishTimeout = 3_000;

/**
 * Runs until a signal, in as many processes as WEB_CONCURRENCY says. `loadSite` loads the built pages or, in development
 * (where `isAlone`: one process is all), the sources.
 */
export async function serve(loadSite: () => Promise<Site>, { isAlone = false } = {}): Promise<void> {
  const running: Running = {};
  const stopping = new AbortController();
  const start = async () => {
    try {
      await open(running, { loadSite, isAlone, stopped: stopping.signal });
    } catch (error) {
      if (error === stopping.signal.reason) return;
      process.exitCode = 1;
      process.stderr.write(`${messageFor(error)}\n`);
      await close(running);
      // A worker's channel to the primary process would keep it running.
      cluster.worker?.disconnect();
    }
  };
  const stop = async () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    printOnce("Stopping: open requests are answered first", running.log);
    // The database cannot be closed while it is opening, so the current step of the start is awaited.
    await started;
    await close(running);
    printOnce("Stopped", running.log);
    process.exit();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop());
  const started = start();
  await started;
}

interface Running {
  log?: Logger;
  reserveFile?: ReserveFile;
  database?: OpenDatabase;
  workers?: Workers;
  app?: FastifyInstance;
  backups?: NightlyBackups | null;
  ownerWatch?: OwnerWatch | null;
  /** The app's, one for each address. */
  servers?: Server[];
  stopCleaning?: () => Promise<void>;
}

interface Start {
  loadSite: () => Promise<Site>;
  isAlone: boolean;
  /** Aborted by a signal. */
  stopped: AbortSignal;
}

async function open(running: Running, { loadSite, isAlone, stopped }: Start): Promise<void> {
  const settings = readEnv({ hasFile: cluster.isPrimary });
  const log = createLog(settings.LOG_LEVEL);
  // In development, Vite speaks to the terminal.
  if (!isAlone) logConsole(log);
  running.log = log;
  for (const line of findRemovedSettings()) printOnce(line, log);
  const assignment = await receiveAssignment();
  const env = assignment ? { ...settings, DATABASE_URL: assignment.databaseUrl } : settings;
  const isPrimary = !assignment && !isAlone && env.WEB_CONCURRENCY > 1;
  // While the database starts.
  const loadingSite = isPrimary ? null : loadSite();
  loadingSite?.catch(() => {});
  printOnce(
    env.DATABASE_URL === undefined
      ? `Starting the database in ${env.DATA_DIR}`
      : "Connecting to the database",
    log,
  );
  // A failure is ignored here: whichever part needs the folder reports it.
  if (!assignment) await secureDataFolder(env.DATA_DIR).catch(() => {});
  const { db, url } = await openDatabaseOnReserve(running, env, { log, stopped });
  await requireOriginalsAtHand(db);
  if (stopped.aborted) return;
  if (env.STARTER_POSTS && !assignment) await loadFirstPosts(db, log);
  // In development, Vite writes into folders that are root's.
  const user = assignment || isAlone ? null : await prepareUser(env);
  if (user) sayOrLog(user.notice, log);
  if (!loadingSite) {
    running.workers = await startWorkers(env.WEB_CONCURRENCY, { databaseUrl: url, runAs: user?.runAs }, log);
    return;
  }
  const site = await loadingSite;
  const runsJobs = assignment?.runsJobs ?? true;
  running.app = await buildServer({ db, env, log, site, runsJobs, shareReports });
  if (stopped.aborted) return;
  running.servers = await listen(running.app, { port: env.PORT, host: env.HOST });
  // Now, as the cache gives nothing more once root has been left: without it Node loads its TypeScript compiler, 15 MB.
  await Promise.all(languages.map(loadMessages));
  // For the next start: at the end, when Node writes it by itself, root may have been left, or the process is killed.
  flushCompileCache();
  // Only now, because ports below 1024 are root's.
  if (user?.runAs) leaveRoot(user.runAs);
  if (runsJobs) {
    running.backups = await openBackups({ db, env, log });
    running.ownerWatch = await watchForOwner({ db, env, log });
  }
  reportReady();
  if (runsJobs) running.stopCleaning = cleanMeanwhile(db, log);
  if (assignment?.announces ?? true) {
    const announced = announce(running.app, env, site, (line) => sayOrLog(line, log));
    // The site serves already: a database that has much to do at the moment must not end it.
    await announced.catch((error: unknown) =>
      log.warn({ err: error }, "what a start has to tell could not be found out"),
    );
  }
}

/** Keeps space free for the embedded database, if it is this process that runs it. */
async function openDatabaseOnReserve(
  running: Running,
  env: Env,
  { log, stopped }: { log: Logger; stopped: AbortSignal },
): Promise<OpenDatabase> {
  // Workers have their address from the process that runs the embedded database.
  const reserveFile =
    env.DATABASE_URL === undefined
      ? keepReserveFile({ dataFolder: env.DATA_DIR, minFree: env.MIN_FREE_MB * megabyte, log })
      : undefined;
  if (reserveFile) running.reserveFile = reserveFile;
  await reserveFile?.look();
  running.database = await openDatabase(env, log, {
    role: "server",
    signal: stopped,
    ...(reserveFile && { beforeRestart: reserveFile.look }),
  });
  return running.database;
}

async function loadFirstPosts(db: Database, log: Logger): Promise<void> {
  const { published, renewed } = await publishStarterPosts(db, loadStarterPosts, new Date());
  await introduceStarterAuthor(db, loadStarterAuthor);
  if (published > 0) sayOrLog(`Loaded ${published} starter posts (STARTER_POSTS=off starts empty)`, log);
  if (renewed > 0) sayOrLog(`Gave ${renewed} starter posts that nobody has changed their new words`, log);
}

/** After a change of the cleaner. */
function cleanMeanwhile(db: Database, log: FastifyBaseLogger): () => Promise<void> {
  return startCleaning(db, {
    onDone(count) {
      if (count > 0) log.warn({ count }, "posts were cleaned again, by a newer cleaner");
    },
    onError: (error) => log.error({ err: error }, "posts could not be cleaned again"),
  });
}

type Say = (line: string) => void;

async function announce(app: FastifyInstance, env: Env, site: Site, say: Say): Promise<void> {
  say(`Irány Peru is at ${addressOf(app, env)}`);
  for (const line of await photographNotices(env.DATA_DIR, site.filesFolder)) say(line);
  const left = app.db.mediaStore ? (await countOriginals(app.db)).inDatabase : 0;
  if (left > 0)
    say(`Originals still in the database: ${left}. npm run move-pictures brings them to the bucket.`);
  if (!(await hasAdministrator(app.db))) await announceSetup(app, `${addressOf(app, env)}/admin`, say);
}

async function announceSetup({ db, settings }: FastifyInstance, address: string, say: Say): Promise<void> {
  const command = "npm run admin -- create NAME";
  if ((await settings.read()).registration === "off")
    return say(`There is no administrator yet. Make one with:  ${command}`);
  say(`There is no administrator yet. Open ${address} and make the first account;`);
  say(`where it asks for a code, give this one: ${await makeSetupCode(db)}`);
  say(`(or make it here, with:  ${command})`);
}

/** Not once a worker. */
function printOnce(line: string, log: Logger | undefined): void {
  if (cluster.isPrimary) sayOrLog(line, log);
}

async function close(running: Running): Promise<void> {
  const { reserveFile, workers, app, backups, ownerWatch, servers = [], stopCleaning, database } = running;
  reserveFile?.stop();
  const cleaned = stopCleaning?.();
  await workers?.close();
  const closingJobs = Promise.all([backups?.close(), ownerWatch?.close()]);
  const closeAll = () => servers.forEach((server) => server.closeAllConnections());
  const forceCloseTimer = setTimeout(closeAll, closeTimeout);
  await app?.finishRequests(finishTimeout);
  await app?.close();
  clearTimeout(forceCloseTimer);
  await closingJobs;
  await cleaned;
  await database?.close();
}

function addressOf(app: FastifyInstance, env: Env): string {
  if (!env.SITE_URL.startsWith("http://localhost:")) return env.SITE_URL;
  // With PORT=0 the system chooses the port. Safe cast: the address of a TCP server is no string.
  return `http://localhost:${(app.server.address() as AddressInfo).port}`;
}

function messageFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE")
    return `The port is taken by another program: ${error.message}. Set PORT to another one.`;
  if (code === "EACCES")
    return `Not allowed: ${error.message}. Set PORT to one above 1023, or DATA_DIR to a folder of your own.`;
  return error.name === "Error" || error.name === "SettingsError"
    ? error.message
    : (error.stack ?? error.message);
}
