import { afterAll } from "vitest";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { openTestServer, type TestServer } from "./test-server.ts";

/** Gives all tests of a file that only read one server with the built site: the first that asks for it opens it. */
export function shareBuiltSite(): () => Promise<TestServer> {
  const ends: (() => Promise<void>)[] = [];
  let server: Promise<TestServer> | undefined;
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
  });
  async function open(): Promise<TestServer> {
    return openTestServer({ site: await loadBuiltSite(), atEnd: (end) => ends.push(end) });
  }
  return () => (server ??= open());
}
