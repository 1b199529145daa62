import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../list-files.ts";
import { readApiCalls } from "./api-calls.ts";
import { openedPages, type PageRoute } from "./opened-pages.ts";
import { readReferences } from "./references.ts";
import { reachOfJourneys, reachOfTests, settingsOfTests, type AllTests } from "./select-tests.ts";

/** Reads from the sources what every test and journey of the repository needs. */
export async function readReach(root: string): Promise<AllTests> {
  const references = readReferences(root, listFiles(root));
  // A computed path: scripts do not import the app. A cast: what is read of the router's own type.
  const { default: routes } = (await import(join(root, "app/routes.ts"))) as { default: PageRoute[] };
  const openedBy = (sources: string[]) =>
    sources
      .flatMap((file) => [...openedPages(readFileSync(join(root, file), "utf8"), routes)])
      .map((file) => `app/${file}`);
  return {
    tests: reachOfTests(references),
    journeys: reachOfJourneys(references, readApiCalls(root, references), openedBy),
    settings: settingsOfTests(references),
  };
}
