import type { FastifyInstance } from "fastify";
import { pino, type Logger } from "pino";
import { onTestFinished } from "vitest";
import type { NewAccount, Registration } from "#api/accounts/accounts.ts";
import type { Rights } from "#api/accounts/roles.ts";
import { createAdminClient, type AdminClient } from "#api/admin/admin-client.ts";
import type { Send } from "#api/transport.ts";
import { buildServer, type ServerParts } from "#server/build-server.ts";
import { makeSetupCode } from "#server/domain/accounts/invitations.ts";
import { parseEnv, type Env } from "#server/env.ts";
import type { Site } from "#server/http/routes/pages/site.ts";
import { Database } from "#server/storage/database.ts";
import { mediaStoreOf } from "#server/storage/originals/media-store.ts";
import { administrator } from "./http-client.ts";
import { makeTemporaryFolder, type AtEnd } from "../storage/temporary-folder.ts";
import { openTestDatabase } from "../storage/test-database.ts";

export interface TestServer {
  app: FastifyInstance;
  db: Database;
  env: Env;
  /** Sends a request in process, as a visitor of its own with its own cookies. */
  send: Send;
  api: AdminClient;
}

export interface TestServerOptions extends Pick<ServerParts, "cdnTimes"> {
  settings?: Record<string, string>;
  now?: () => Date;
  site?: Site;
  /** Another server's, which this one is to stand beside. */
  db?: Database;
  /** Silent when left out. */
  log?: Logger;
  /** The test ends it when left out. */
  atEnd?: AtEnd;
}

/** Builds the real server on an empty database of its own; both end with the test. */
export async function openTestServer({
  settings,
  now,
  site,
  cdnTimes,
  atEnd = onTestFinished,
  ...options
}: TestServerOptions = {}): Promise<TestServer> {
  const env = parseEnv({
    DATA_DIR: settings?.["DATA_DIR"] ?? (await makeTemporaryFolder(atEnd)),
    SITE_URL: "http://irany.test",
    // A test sends hardly any page twice.
    PAGE_COMPRESSION: "quick",
    PREPARE_SEARCH: "off",
    BUSY_AFTER_MS: "60000",
    ...settings,
  });
  const given = options.db ?? (await openTestDatabase(atEnd)).db;
  const mediaStore = mediaStoreOf(env);
  const db = mediaStore ? new Database(given.$client, given.writers, mediaStore) : given;
  const app = await buildServer({
    db,
    env,
    log: options.log ?? pino({ level: "silent" }),
    ...(now ? { now } : {}),
    ...(site ? { site } : {}),
    ...(cdnTimes ? { cdnTimes } : {}),
  });
  atEnd(() => {
    // A connection that is kept open for a next request would hold the end up.
    app.server.closeAllConnections();
    return app.close();
  });
  const send = visitor(app);
  return { app, db, env, send, api: createAdminClient(send) };
}

/** A server with its administrator signed in. */
export async function openSignedInServer(options?: TestServerOptions): Promise<TestServer> {
  const server = await openTestServer(options);
  await registerFirst(server);
  await server.api.signIn(administrator);
  return server;
}

/** The first account of a site, with the code that its start has printed. */
export async function registerFirst(
  { api, db }: Pick<TestServer, "api" | "db">,
  account: Registration = administrator,
): Promise<NewAccount> {
  return api.register({ ...account, setupCode: await makeSetupCode(db) });
}

/** A visitor with an own cookie jar. */
export function visitor(app: FastifyInstance, jar = new Map<string, string>()): Send {
  return async (path, init) => {
    // A Request turns forms into bytes with their boundary, as a browser does.
    const request = new Request(new URL(path, "http://irany.test"), init);
    const headers = Object.fromEntries(request.headers);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await app.inject({
      // Fastify's type lists the methods; Request has checked it.
      method: request.method as "GET",
      url: path,
      headers: cookie === "" ? headers : { ...headers, cookie },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    for (const { name, value } of answer.cookies) jar.set(name, value);
    const responseHeaders = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) responseHeaders.set(name, String(value));
    const bodiless = answer.statusCode === 304 || answer.statusCode === 204;
    return new Response(bodiless ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: responseHeaders,
    });
  };
}

/** Signs Anna in beside the administrator of a server, in a browser of her own. Without rights she gets those of anybody who is let in. */
export async function addColleague(
  { app, api }: Pick<TestServer, "app" | "api">,
  rights?: Rights,
): Promise<AdminClient> {
  const colleague = createAdminClient(visitor(app));
  const account = { username: "Anna", password: "Machu Picchu 2430" };
  await colleague.register(account);
  await api.approveAccount(account.username, rights);
  await colleague.signIn(account);
  return colleague;
}
