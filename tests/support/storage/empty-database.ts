import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { withClient } from "./copy-database.ts";

/** Makes a database without tables on the server that all test files share. @returns its address */
export async function emptyDatabase(): Promise<string> {
  const url = inject("postgresUrl");
  const name = `empty_${randomBytes(6).toString("hex")}`;
  await withClient(url, (client) => client.query(`create database ${name}`));
  return url.replace(/postgres$/, name);
}
