import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const { openSignedInServer } = shareTestServers({ site: loadBuiltSite });

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

test("a page for which not all could be read after a change is not kept as it was before it", async () => {
  const { api, app, db } = await openSignedInServer();
  const visit = async () => (await visitor(app)("/hu/adatvedelem")).text();
  await visit();
  const words = { title: "Nincs vonat", text: "" };
  await api.changeAlerts({
    alerts: [
      {
        id: "0123abcd",
        level: "danger",
        pages: null,
        places: [],
        from: "2020-01-01",
        until: "2090-01-01",
        words: { hu: words, en: words, es: words },
      },
    ],
    version: (await api.readAdminAlerts()).version,
  });
  await db.execute(sql`alter table site_settings rename to settings_away`);
  expect(await visit()).not.toContain("Nincs vonat");
  await db.execute(sql`alter table settings_away rename to site_settings`);
  expect(await visit()).toContain("Nincs vonat");
});
