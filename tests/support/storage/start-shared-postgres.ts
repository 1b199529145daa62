import { execFile } from "node:child_process";
import { appendFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { pino } from "pino";
import { connectDatabase } from "#server/storage/database.ts";
import { openEmbeddedPostgres } from "#server/storage/postgres/embedded-postgres.ts";
import { openCluster } from "#server/storage/postgres/postgres-cluster.ts";
import { makeOpenFolder } from "./open-folder.ts";

export interface SharedPostgres {
  /** Address of the server; it holds the migrated database `template`. */
  url: string;
  /** A cluster as initdb leaves it, which nobody starts: to copy from. */
  freshCluster: string;
  /** A folder that lives as long as the server. */
  folder: string;
  close: () => Promise<void>;
}

export const testLog = pino({ level: "warn" });

/** Starts one embedded PostgreSQL for a whole run of tests. */
export async function startSharedPostgres(): Promise<SharedPostgres> {
  const folder = await makeOpenFolder();
  const freshCluster = join(folder, "fresh-cluster");
  await openCluster(freshCluster);
  // The data of tests need not survive a power cut.
  await appendFile(join(freshCluster, "postgresql.conf"), "fsync = off\nfull_page_writes = off\n");
  await copyCluster(freshCluster, join(folder, "postgres"));
  // Each worker keeps the connections of its sites and of the databases that wait to be used again.
  await appendFile(join(folder, "postgres/postgresql.conf"), "max_connections = 400\n");
  const server = await openEmbeddedPostgres(join(folder, "postgres"), testLog, { role: "server" });
  const close = async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await makeTemplate(server.superuserUrl);
  } catch (error) {
    await close();
    throw error;
  }
  return { url: server.superuserUrl, freshCluster, folder, close };
}

async function makeTemplate(superuserUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: superuserUrl });
  await admin.connect();
  // Nor need those of the server, as a database that is killed does.
  await admin.query("alter system set synchronous_commit = off");
  await admin.query("select pg_reload_conf()");
  await admin.query("create database template");
  await admin.end();
  const template = await connectDatabase(superuserUrl.replace(/postgres$/, "template"), testLog);
  await template.close();
}

/** Copies a stopped cluster with its owner and modes, in a tenth of the time in which initdb makes one. */
export async function copyCluster(from: string, to: string): Promise<void> {
  await promisify(execFile)("cp", ["-Rp", from, to]);
}
