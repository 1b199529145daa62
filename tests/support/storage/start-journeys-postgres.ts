import { join } from "node:path";
import { publishStarterPosts } from "#server/domain/posts/publish-starter-posts.ts";
import { loadStarterPosts } from "#server/load-starter-posts.ts";
import { connectDatabase } from "#server/storage/database.ts";
import { prepared } from "../servers/run-journey-site.ts";
import { copyDatabase } from "./copy-database.ts";
import { startSharedPostgres, testLog } from "./start-shared-postgres.ts";

/** Playwright's global set-up: one PostgreSQL for all sites, with a database that has the starter posts, to copy from. */
export default async function startJourneysPostgres(): Promise<() => Promise<void>> {
  const { url, folder, close } = await startSharedPostgres();
  const databaseUrl = await copyDatabase(url, "template");
  const database = await connectDatabase(databaseUrl, testLog);
  await publishStarterPosts(database.db, loadStarterPosts, new Date());
  await database.close();
  process.env[prepared.postgresUrl] = url;
  process.env[prepared.database] = databaseUrl.split("/").at(-1);
  process.env[prepared.dataFolder] = join(folder, "data");
  return close;
}
