import { loadBuiltSite } from "#server/load-built-site.ts";
import { shareInFile } from "./share-in-file.ts";
import { openTestServer, type TestServer } from "./test-server.ts";

/** Gives all tests of a file that only read one server with the built site. */
export function shareBuiltSite(): () => Promise<TestServer> {
  return shareInFile(async (atEnd) => openTestServer({ site: await loadBuiltSite(), atEnd }));
}
