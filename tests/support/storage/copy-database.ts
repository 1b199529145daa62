import { randomBytes } from "node:crypto";
import pg from "pg";

/** Makes a database as a copy of another one on the same server, to which nobody is connected. @returns its address */
export async function copyDatabase(serverUrl: string, template: string): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await withClient(serverUrl, async (client) => {
    // Only one copy of a template can be made at a time.
    await client.query("select pg_advisory_lock(1)");
    await client.query(`create database ${name} template ${template}`);
  });
  return serverUrl.replace(/postgres$/, name);
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
