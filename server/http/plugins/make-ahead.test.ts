import { expect, test } from "vitest";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const { openSignedInServer } = shareTestServers({ site: loadBuiltSite });

test("after a change the pages that were read are made before they are asked for again, and no others", async () => {
  const { app, api } = await openSignedInServer();
  for (const path of ["/hu/blog", "/en/blog"]) await visitor(app)(path);
  // A reader is answered so, before Fastify.
  const read = (path: string) => app.pages.find(path)?.html.forms.identity.bytes.toString();
  expect(read("/hu/blog")).toBeDefined();
  await api.createPost(hungarianPost("Első túra"));
  await expect.poll(() => read("/hu/blog")).toContain("Első túra");
  expect(read("/en/blog")).toBeUndefined();
});
