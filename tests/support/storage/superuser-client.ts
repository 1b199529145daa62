import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";

/** Connects to the embedded database of a `DATA_DIR` as its superuser; the caller ends it. */
export async function openSuperuserClient(dataFolder: string): Promise<pg.Client> {
  const pidFile = await readFile(join(dataFolder, "postgres", "postmaster.pid"), "utf8");
  const password = await readFile(join(dataFolder, "postgres", "irany-peru-password"), "utf8");
  const client = new pg.Client({
    host: "127.0.0.1",
    port: Number(pidFile.split("\n")[3]),
    user: "irany",
    password,
    database: "postgres",
    connectionTimeoutMillis: 10_000,
  });
  // Errors of the connection show up in its queries.
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** Writes PostgreSQL's log until it has no room for it, 40 MB at most, and ends the client. @returns what the database said, or how it ended */
export async function fillLog(client: pg.Client): Promise<string> {
  try {
    for (let written = 0; written < 40; written += 1)
      await client.query("select pg_logical_emit_message(false, 'test', repeat('x', 1000000))");
    return "there was room";
  } catch (error) {
    return (error as Error).message;
  } finally {
    await client.end().catch(() => {});
  }
}
