import { expect, test } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const { openSignedInServer } = shareTestServers({ isFresh: true });

test("a withdrawn page of the guide is nowhere for readers until it is shown again", async () => {
  const { app, api } = await openSignedInServer();
  const reader = createAdminClient(visitor(app));
  const content = '<p>A <a href="/hu/peru-tortenelem#inkak">történelem</a>.</p>';
  const { id } = await api.createPost(hungarianPost("Hírek", content));
  const told = (await api.listAdminFacts()).facts.find(({ pages }) => pages.includes("history"));
  const shownIn = async () => ({
    sitemap: (await app.inject({ url: "/sitemap-pages.xml" })).body.includes("/en/peru-history<"),
    search: (await reader.search("en", { q: "history" })).results.some(({ path }) =>
      path.startsWith("/en/peru-history"),
    ),
    post: (await reader.readPost(id, "hu")).content.includes("<a"),
    fact: (await reader.readFact(told?.id ?? "", "en")).pages.includes("history"),
  });
  const before = await shownIn();

  await api.withdrawPage("history", true);
  await expect(reader.readDocument("history", "en")).rejects.toMatchObject({ status: 404 });
  expect(await shownIn()).toEqual({ sitemap: false, search: false, post: false, fact: false });
  expect(await reader.readSiteDetails("hu")).toMatchObject({ withdrawnPages: ["history"] });
  expect((await api.listGuideAnchors("en")).find(({ page }) => page === "history")?.isWithdrawn).toBe(true);
  expect((await api.readMenu()).withdrawnPages).toEqual(["history"]);
  const listed = await api.listAdminDocuments();
  expect(listed.filter(({ isWithdrawn }) => isWithdrawn).map(({ page }) => page)).toEqual(["history"]);
  // Its words can be written, and linked.
  const { document, version } = await api.readAdminDocument("history", "en");
  await api.changeDocument("history", "en", { document, version });

  await api.withdrawPage("history", false);
  expect(await shownIn()).toEqual(before);
  expect(before).toEqual({ sitemap: true, search: true, post: true, fact: true });
  expect((await reader.readSiteDetails("hu")).withdrawnPages).toBeUndefined();
});
