import { expect, test } from "vitest";
import type { AdminClient } from "#api/admin/admin-client.ts";
import { adminPaths } from "#api/admin/admin-paths.ts";
import type { DocumentChange } from "#api/guide/admin-documents.ts";
import { privacyCheckedOn } from "#content/facts/records/stored-data.ts";
import { sites } from "#content/facts/places/sites.ts";
import { readUsedLinks } from "#server/http/monitoring/used-links.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { addColleague } from "#tests/support/servers/test-server.ts";

const { openAdmin } = shareTestServers({ start: new Date("2026-12-01T10:00:00Z"), isFresh: true });

const asDraft = { draft: { publishAt: null } };

/** Changes the English title. */
async function retitle(by: AdminClient, title: string, more: Partial<DocumentChange> = {}) {
  const { document, version } = await by.readAdminDocument("privacy", "en");
  const attrs = { ...document.attrs, title };
  return by.changeDocument("privacy", "en", { document: { ...document, attrs }, version, ...more });
}

test("the privacy page is drafted by a translator and published by an editor, who is told what it leaves behind", async () => {
  const server = await openAdmin();
  const { api, reader } = server;
  const anna = await addColleague(server, { role: "translator", languages: ["en"] });
  const read = async () => reader.readDocument("privacy", "en");
  expect(await read()).toMatchObject({ text: { title: "Privacy" }, revised: privacyCheckedOn });
  expect(await failure(retitle(anna, "Ours"))).toMatchObject({ status: 403, code: "not_allowed" });
  await retitle(anna, "Your data", asDraft);
  expect(await read()).toMatchObject({ text: { title: "Privacy" } });
  await retitle(api, "Your data with us", { note: "Said more plainly." });
  expect(await read()).toMatchObject({
    text: { title: "Your data with us" },
    revised: "2026-12-01",
    changes: [{ note: "Said more plainly." }],
  });
  const privacy = (await server.read("/sitemap-pages.xml"))
    .split("<url>")
    .find((url) => url.includes("/en/privacy<"));
  expect(privacy).toContain("<lastmod>2026-12-01</lastmod>");
  expect(await reader.listChanges("en")).toMatchObject([{ title: "Your data with us", path: "/en/privacy" }]);
  expect((await reader.readDocument("privacy", "hu")).text).toMatchObject({ title: "Adatvédelem" });
  expect((await api.listAdminDocuments()).at(-1)).toMatchObject({
    page: "privacy",
    own: null,
    languages: { en: { title: "Your data with us" }, hu: { isOutdated: true } },
  });
  const { version } = await api.readAdminDocument("privacy", "en");
  await api.restoreDocument("privacy", "en", version);
  expect(await read()).toMatchObject({ text: { title: "Privacy" }, revised: privacyCheckedOn });
});

test("links lead to the privacy page's parts, which are not taken from under them, and its own are checked as links of a page", async () => {
  const { api, app } = await openAdmin();
  const uses = (await readUsedLinks(app)).get(new URL(sites.naih.url).href);
  expect(uses).toMatchObject([{ kind: "page", id: "privacy", titles: { en: "Privacy", hu: "Adatvédelem" } }]);
  const anchors = (await api.listGuideAnchors("en")).find(({ page }) => page === "privacy");
  expect(anchors).toMatchObject({ title: "Privacy", address: "/en/privacy" });
  expect(anchors?.parts).toContainEqual({ id: "rights", name: "Your rights" });
  const costs = await api.readAdminDocument("costs", "en");
  const linkTo = (href: string) => {
    const link = {
      type: "text" as const,
      text: "Your data",
      marks: [{ type: "link" as const, attrs: { href } }],
    };
    const content = [...costs.document.content, { type: "paragraph" as const, content: [link] }];
    return api.changeDocument("costs", "en", { document: { ...costs.document, content }, version: 0 });
  };
  await expect(linkTo("page:privacy#nothing")).rejects.toMatchObject({
    fieldErrors: { links: "page:privacy#nothing" },
  });
  await linkTo("page:privacy#rights");
  const { document, version } = await api.readAdminDocument("privacy", "en");
  const content = document.content.filter((block) => block.type !== "heading" || block.attrs.id !== "rights");
  const without = api.changeDocument("privacy", "en", { document: { ...document, content }, version });
  await expect(without).rejects.toMatchObject({ fieldErrors: { anchors: "rights" } });
});

test("the privacy page takes no unknown field, and no owner can withdraw it", async () => {
  const { api, send, reader } = await openAdmin();
  const { document, version } = await api.readAdminDocument("privacy", "en");
  const put = async (path: string, body: object) =>
    send(path, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const change = { document, version };
  const path = adminPaths.adminDocument({ page: "privacy", language: "en" });
  expect((await put(path, { ...change, isWithdrawn: true })).status).toBe(400);
  expect((await put(path, { ...change, version: 7 })).status).toBe(409);
  expect((await put(path, change)).status).toBe(200);
  const withdraw = async (page: string) =>
    (await put(adminPaths.pageWithdrawal({ page }), { isWithdrawn: true })).status;
  expect([await withdraw("history"), await withdraw("privacy")]).toEqual([200, 404]);
  expect(await reader.readDocument("privacy", "en")).toMatchObject({ text: { title: "Privacy" } });
});
