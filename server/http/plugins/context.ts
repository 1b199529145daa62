import fp from "fastify-plugin";
import type { Env } from "#server/env.ts";
import type { Database } from "#server/storage/database.ts";

export interface HttpContext {
  db: Database;
  env: Env;
  now: () => Date;
}

declare module "fastify" {
  interface FastifyInstance extends HttpContext {}
}

export const contextPlugin = fp<HttpContext>(
  async (app, { db, env, now }) => {
    app.decorate("db", db).decorate("env", env).decorate("now", now);
  },
  { name: "context" },
);
