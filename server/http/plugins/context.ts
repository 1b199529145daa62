import fp from "fastify-plugin";
import { createCapacityCheck, megabyte } from "#server/domain/disk/free-space.ts";
import { createOriginals } from "#server/domain/media/originals.ts";
import { createSettingsReader, type SettingsReader } from "#server/domain/settings/read-settings.ts";
import type { Env } from "#server/env.ts";
import { limitUploads } from "#server/http/uploads/limit-uploads.ts";
import type { Database } from "#server/storage/database.ts";

export interface HttpContext {
  db: Database;
  env: Env;
  now: () => Date;
}

declare module "fastify" {
  interface FastifyInstance extends HttpContext {
    /** The owner's settings, of the admin area or the environment. */
    settings: SettingsReader;
    /** Reads an original by its hash, from wherever it is; one that cannot be had is logged. */
    readOriginal: ReturnType<typeof createOriginals>;
    /** A hook for routes that may write much: refuses (507) while there is too little room on the disk. */
    requireCapacity: () => Promise<void>;
    /** A hook for all routes that take large bodies: one budget for all of them together. */
    limitUploads: ReturnType<typeof limitUploads>;
  }
}

export const contextPlugin = fp<HttpContext>(
  async (app, { db, env, now }) => {
    app.decorate("db", db).decorate("env", env).decorate("now", now);
    app.decorate("settings", createSettingsReader(db, env));
    const onError = (error: Error) =>
      app.log.warn({ reason: error.message }, "an original could not be read");
    app.decorate("readOriginal", createOriginals(db, { onError }));
    const { requireCapacity } = createCapacityCheck(env.DATA_DIR, env.MIN_FREE_MB * megabyte);
    app.decorate("requireCapacity", requireCapacity);
    app.decorate("limitUploads", limitUploads());
  },
  { name: "context" },
);
