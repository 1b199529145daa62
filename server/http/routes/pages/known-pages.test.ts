import { expect, test } from "vitest";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { openSignedInServer, visitor } from "#tests/support/servers/test-server.ts";

test("after a change the pages that show it are drawn anew, and the others sent as they were", async () => {
  const site = await loadBuiltSite();
  const drawn: string[] = [];
  const renderSite: typeof site.renderSite = async (request, ...rest) => {
    const answer = await site.renderSite(request, ...rest);
    if (answer.html !== undefined) drawn.push(new URL(request.url).pathname);
    return answer;
  };
  const { api, app } = await openSignedInServer({ site: { ...site, renderSite } });
  const [list, other] = ["/hu/blog", "/hu/adatvedelem"];
  const visit = async (path: string) => (await visitor(app)(path)).text();
  const before = await visit(other);
  await visit(list);
  expect(drawn).toEqual([other, list]);

  await api.createPost(hungarianPost("Most írt"));
  expect(await visit(other)).toBe(before);
  expect(await visit(list)).toContain("Most írt");
  expect(drawn).toEqual([other, list, list]);

  await api.changeSettings({ company: "Rumbo S.A.C." });
  expect(await visit(other)).toContain("Rumbo S.A.C.");
  expect(await visit(`/hydration${other}`)).toContain("Rumbo S.A.C.");
  expect(drawn).toEqual([other, list, list, other]);
});
