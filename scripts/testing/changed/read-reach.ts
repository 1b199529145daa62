import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../list-files.ts";
import { readApiCalls } from "./api-calls.ts";
import { openedPages, type PageRoute } from "./opened-pages.ts";
import { readReferences } from "./references.ts";
import { reachOfJourneys, reachOfTests, settingsOfTests, type AllTests } from "./select-tests.ts";

/** Finds the files that every test and journey of the repository needs, from their sources. */
export async function readReach(root: string): Promise<AllTests> {
  const references = readReferences(root, listFiles(root));
  return {
    tests: reachOfTests(references),
    journeys: reachOfJourneys(references, readApiCalls(root, references), await readOpenedPages(root)),
    settings: settingsOfTests(references),
  };
}

/** Finds the files of the pages that some sources open. */
export async function readOpenedPages(root: string): Promise<(sources: string[]) => string[]> {
  // A computed path: scripts do not import the app. A cast: what is read of the router's own type.
  const { default: routes } = (await import(join(root, "app/routes.ts"))) as { default: PageRoute[] };
  return (sources) =>
    sources
      .flatMap((file) => [...openedPages(readFileSync(join(root, file), "utf8"), routes)])
      .map((file) => `app/${file}`);
}
