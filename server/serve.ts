import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { owner } from "#content/facts/owner.ts";
import { buildServer } from "./build-server.ts";
import { hasAdministrator } from "./domain/accounts.ts";
import { photographNotices } from "./domain/photograph-notices.ts";
import { publishStarterPosts } from "./domain/publish-starter-posts.ts";
import { readEnv, type Env } from "./env.ts";
import type { Site } from "./http/site.ts";
import { loadStarterPosts } from "./load-starter-posts.ts";
import { createLog, say } from "./log.ts";
import { placeholderNotice } from "./placeholder-notice.ts";
import { openDatabase, type Database, type OpenDatabase } from "./storage/database.ts";

/** After a signal open requests may take this long, in milliseconds; the whole end stays below ten seconds. */
const lastRequests = 5_000;

/**
 * Starts the whole site and keeps it running until SIGINT or SIGTERM. A mistake of the owner
 * (settings, an occupied port, a folder in use) ends the process with one message.
 *
 * @param loadSite gives the pages: as built, or fresh from the sources while developing
 */
export async function serve(loadSite: () => Promise<Site>): Promise<void> {
  const running: Running = {};
  let isEnding = false;
  const start = async () => {
    try {
      await open(running, loadSite, () => isEnding);
    } catch (error) {
      process.exitCode = 1;
      process.stderr.write(`${messageFor(error)}\n`);
      await close(running);
    }
  };
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    say("Stopping: open requests are answered first");
    // A start that is under way is let come to its next step: a database half opened cannot be closed.
    await started;
    await close(running);
    say("Stopped");
    process.exit();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void end());
  const started = start();
  await started;
}

interface Running {
  database?: OpenDatabase;
  app?: FastifyInstance;
}

async function open(running: Running, loadSite: () => Promise<Site>, isEnding: () => boolean): Promise<void> {
  const env = readEnv();
  const log = createLog();
  say(
    env.DATABASE_URL === undefined
      ? `Starting the database in ${env.DATA_DIR}`
      : "Connecting to the database",
  );
  running.database = await openDatabase(env, log, {
    role: "server",
    onLost(error) {
      log.fatal({ err: error }, "the database is lost");
      process.exit(1);
    },
  });
  const { db } = running.database;
  if (isEnding()) return;
  if (env.STARTER_POSTS) await sayStarterPosts(db);
  const site = await loadSite();
  // What the framework would say on its own, such as where it listens, is said below in our words.
  const warnings = log.child({}, { level: "warn" });
  running.app = await buildServer({ db, env, log: warnings, site });
  if (isEnding()) return;
  await running.app.listen({ port: env.PORT, host: env.HOST });
  say(`Irány Peru is at ${addressOf(running.app, env)}`);
  // Pages that come fresh from the sources are seen by nobody but who works on them.
  const notice = site.injectsStyles ? null : placeholderNotice(owner);
  if (notice) say(notice);
  for (const line of await photographNotices(env.DATA_DIR, site.filesFolder)) say(line);
  if (!(await hasAdministrator(db))) {
    say("There is no administrator yet. Make one with:  npm run admin -- create NAME");
    say("(or register on the site, at /register: the first account becomes the administrator)");
  }
}

async function close({ app, database }: Running): Promise<void> {
  const impatient = setTimeout(() => app?.server.closeAllConnections(), lastRequests);
  await app?.close();
  clearTimeout(impatient);
  await database?.close();
}

async function sayStarterPosts(db: Database): Promise<void> {
  const count = await publishStarterPosts(db, loadStarterPosts, new Date());
  if (count > 0) say(`Loaded ${count} starter posts (STARTER_POSTS=off starts empty)`);
}

function addressOf(app: FastifyInstance, env: Env): string {
  if (!env.SITE_URL.startsWith("http://localhost:")) return env.SITE_URL;
  // A TCP server's address is never a string. With PORT=0 the system has chosen the port.
  return `http://localhost:${(app.server.address() as AddressInfo).port}`;
}

/** What the owner can act on is said plainly; anything else with its stack. */
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
