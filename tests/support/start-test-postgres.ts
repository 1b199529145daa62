import { rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import { connectDatabase } from "#server/storage/database.ts";
import { openEmbeddedPostgres } from "#server/storage/embedded-postgres.ts";
import { makeOpenFolder } from "./open-folder.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the PostgreSQL server that all test files share; it holds the migrated database `template`. */
    postgresUrl: string;
  }
}

const log = pino({ level: "warn" });

/** Starts one embedded PostgreSQL for the whole run, with a migrated database to copy from. */
export default async function startTestPostgres(project: TestProject): Promise<() => Promise<void>> {
  const folder = await makeOpenFolder();
  const server = await openEmbeddedPostgres(join(folder, "postgres"), log, { role: "server" });
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  // What a test writes need not survive a power cut.
  await admin.query("alter system set synchronous_commit = off");
  await admin.query("alter system set fsync = off");
  await admin.query("alter system set full_page_writes = off");
  await admin.query("select pg_reload_conf()");
  await admin.query("create database template");
  await admin.end();
  const template = await connectDatabase(server.url.replace(/postgres$/, "template"), log);
  await template.close();
  project.provide("postgresUrl", server.url);
  return async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
}
