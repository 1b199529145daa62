import { loadBuiltSite } from "#server/load-built-site.ts";
import { shareInFile } from "./share-in-file.ts";
import { openSignedInServer, openTestServer, type TestServer } from "./test-server.ts";

/**
 * Shares one server with the built site among all tests of a file that only read it.
 *
 * @param fill writes what they read, as the administrator; without it the site is empty
 */
export function shareBuiltSite(
  fill?: (server: TestServer) => Promise<unknown>,
  loadSite = loadBuiltSite,
): () => Promise<TestServer> {
  return shareInFile(async (atEnd) => {
    const options = { site: await loadSite(), atEnd };
    if (!fill) return openTestServer(options);
    const server = await openSignedInServer(options);
    await fill(server);
    return server;
  });
}
