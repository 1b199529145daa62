import { expect, test } from "vitest";
import type { Replaced } from "#api/admin/dead-links.ts";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import { command } from "#server/domain/audit/record-event.ts";
import { applyFactPlans } from "#server/domain/facts/change-fact.ts";
import { importPosts } from "#server/domain/import/import-posts.ts";
import { parseOldPost } from "#server/domain/import/old-post.ts";
import { prepareOldPost } from "#server/domain/import/prepare-old-post.ts";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { checkedLinks } from "#server/storage/schema.ts";
import type { Database } from "#server/storage/database.ts";
import { lockSiteSettings, mergeSiteSettings } from "#server/storage/settings/site-settings.ts";
import { byLanguage } from "#i18n/languages.ts";
import { flatOldPost } from "#tests/support/samples/flat-old-post.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { addColleague } from "#tests/support/servers/test-server.ts";
import { settledOrBlocked } from "#tests/support/storage/settled-or-blocked.ts";

const start = new Date("2026-12-05T10:00:00Z");
const { openAdmin } = shareTestServers({ site: loadBuiltSite, start, isFresh: true });

const from = "https://gone.example/ruins";
const to = "https://new.example/ruins";

/** Leaves an address as some nights of checks do. */
async function letBeDead(db: Database, address: string): Promise<void> {
  const found = { address, checkedAt: start, failures: 3, fault: "not_found", failingSince: start } as const;
  await db.insert(checkedLinks).values(found);
}

/** The document with a link at its beginning. */
function linking(document: GuideDocument): GuideDocument {
  const link = {
    type: "text" as const,
    text: "ruins",
    marks: [{ type: "link" as const, attrs: { href: from } }],
  };
  return { ...document, content: [{ type: "paragraph", content: [link] }, ...document.content.slice(1)] };
}

test("an address that leads nowhere is told of with its uses, and replaced in all of them at once", async () => {
  const { api, db, reader, read } = await openAdmin();
  await api.changeSettings({ checkLinks: true });
  const texts = byLanguage((language) => ({
    title: `Ruins ${language}`,
    summary: "",
    content: language === "es" ? "<p>x</p>" : `<p><a href="${from}#map">x</a></p>`,
  }));
  const { id } = await api.createPost(writtenPost({ translations: texts }));
  const en = { title: "Ruins en", summary: "", content: `<p><a href="${from}">y</a></p>` };
  await api.changePost(id, writtenPost({ translations: { en } }), { states: { en: "draft" } });
  const { document } = await api.readAdminDocument("costs", "en");
  await api.changeDocument("costs", "en", { document: linking(document), version: 0 });
  const fact = "costs.transportPrices.limaIca";
  const { facts } = await api.listAdminFacts();
  const value = facts.find((one) => one.id === fact)?.value ?? {};
  const record = { value, source: { name: "Gone", url: from }, checkedOn: "2026-12-01" };
  await api.changeFact(fact, record);
  const own = {
    key: "boatUros",
    kind: "price" as const,
    names: byLanguage(() => "boat"),
    type: "soles range" as const,
  };
  await api.addFact({ ...own, record: { ...record, value: { value: [10, 15] } } });
  await letBeDead(db, from);

  const { entries } = await api.readTodos();
  expect(entries.find(({ kind }) => kind === "deadLinks")).toMatchObject({ count: 1 });
  const { links } = await api.listDeadLinks();
  expect(links).toMatchObject([{ address: from, fault: "not_found", since: start.toISOString() }]);
  expect(links[0]?.uses).toEqual([
    { kind: "post", id, titles: { hu: "Ruins hu", en: "Ruins en" } },
    { kind: "page", id: "costs", titles: { en: document.attrs.title } },
    expect.objectContaining({ kind: "fact", id: fact }),
    expect.objectContaining({ kind: "fact", id: "own.boatUros" }),
  ]);

  // Two languages of the post, whether published or a draft, the page and two facts.
  expect(await api.replaceAddress({ from, to })).toEqual({ places: 5 });
  expect(await api.listDeadLinks()).toEqual({ links: [] });
  const post = await api.readFullPost(id);
  expect(post.translations.en?.content).toContain(`href="${to}"`);
  expect([post.translations.hu?.content, post.drafts?.en?.content].join()).not.toContain(from);
  expect(post.states).toEqual({ hu: "published", en: "published", es: "published" });
  // The words are those from which the translations were made.
  expect(post.outdated).toEqual([]);
  const [newest] = await api.listRevisions(id);
  expect(newest?.savedBy).toBe(administrator.username);
  const page = await api.readAdminDocument("costs", "en");
  expect(page).toMatchObject({ version: 3, savedBy: administrator.username });
  expect(await read("/en/peru-costs-and-stays")).not.toContain(from);
  const changed = (await reader.listFacts()).facts.filter(({ source }) => source?.url === to);
  expect(changed.map((one) => [one.id, one.checkedOn])).toEqual([
    [fact, "2026-12-01"],
    ["own.boatUros", "2026-12-01"],
  ]);
  expect((await api.readFactHistory(fact)).entries.map(({ action }) => action)).toEqual([
    "changed",
    "changed",
  ]);
  const { events } = await api.listAuditEvents({ kind: "address_replaced" });
  expect(events).toMatchObject([{ username: administrator.username, subject: `${from} → ${to}`, count: 5 }]);
});

test("the former text of an imported post stays among its revisions, and an unsaved one can be joined with the new one", async () => {
  const { api, db, clock } = await openAdmin();
  const content = `<p><a href="${from}">x</a></p>`;
  const en = { title: "Ruins", summary: "", content, slug: "ruins" };
  const old = parseOldPost({ ...flatOldPost, content, translations: { en } });
  await importPosts(db, [await prepareOldPost(old, () => Promise.reject(new Error("gone")))], command);
  const { id, updatedAt } = await api.readFullPost(flatOldPost._id);
  const typed = { title: "Ruins", summary: "of the north", content };
  await api.autosave(id, { texts: { en: typed }, basedOn: updatedAt });
  clock.time = new Date(start.getTime() + 60_000);

  expect(await api.replaceAddress({ from, to })).toEqual({ places: 2 });
  const post = await api.readFullPost(id);
  expect([post.content, post.translations.en?.content].join()).not.toContain(from);
  expect(post).toMatchObject({ states: { hu: "published", en: "published", es: "none" }, outdated: [] });
  const { username } = administrator;
  const revisions = await api.listRevisions(id);
  expect(revisions.map(({ language, savedBy }) => [language, savedBy])).toEqual([
    ["en", username],
    ["hu", username],
    ["en", null],
    ["hu", null],
  ]);
  expect((await api.readRevision(id, 1)).content).toContain(from);
  expect((await api.readRevision(id, 3)).content).toContain(to);
  expect(await api.listAutosaves(id)).toMatchObject([{ language: "en", base: { content } }]);
});

test("while somebody else changes settings, a replacement waits without being in their way", async () => {
  const { api, db } = await openAdmin();
  await api.createPost(hungarianPost("Romok", `<p><a href="${from}">x</a></p>`));
  let replacing: Promise<Replaced> | undefined;
  await db.transaction(async (tx) => {
    await lockSiteSettings(tx);
    replacing = api.replaceAddress({ from, to });
    await settledOrBlocked(db, replacing);
    await mergeSiteSettings(tx, { checkLinks: true });
  });
  expect(await replacing).toEqual({ places: 1 });
});

test("what is planned for a fact leads to the new address as well", async () => {
  const { api, db, reader, clock } = await openAdmin();
  const fact = "costs.transportPrices.limaIca";
  const value = (await api.listAdminFacts()).facts.find(({ id }) => id === fact)?.value ?? {};
  const source = { name: "Gone", url: from };
  await api.changeFact(fact, { value, source, checkedOn: "2026-12-01", startsOn: "2026-12-20" });
  clock.time = new Date(start.getTime() + 60_000);
  expect(await api.replaceAddress({ from, to })).toEqual({ places: 1 });
  const { entries } = await api.readFactHistory(fact);
  expect(entries.map(({ action, record }) => [action, record?.source.url])).toEqual([
    ["planned", to],
    ["planned", from],
  ]);
  await applyFactPlans(db, new Date("2026-12-20T10:00:00Z"), "2026-12-20");
  const changed = (await reader.listFacts()).facts.find(({ id }) => id === fact);
  expect(changed?.source).toEqual({ ...source, url: to });
});

test("a site that the release names is led elsewhere on every page, in facts and tools, and back again", async () => {
  const { api, db, reader, read } = await openAdmin();
  await api.changeSettings({ checkLinks: true });
  const site = "https://www.gob.pe/migraciones";
  await letBeDead(db, site);
  const [dead] = (await api.listDeadLinks()).links;
  expect(dead?.uses.filter(({ kind }) => kind === "page").map((use) => use.id)).toContain("entry");
  const sourcesAt = async (url: string) =>
    (await reader.listFacts()).facts.filter(({ source }) => source?.url === url).length;
  const facts = await sourcesAt(site);
  expect(facts).toBeGreaterThan(0);
  await api.replaceAddress({ from: site, to });
  expect(await read("/en/peru-travel")).toContain(`href="${to}"`);
  expect(await read("/hu/tartozkodas-kalkulator")).not.toContain(`href="${site}"`);
  expect([await sourcesAt(site), await sourcesAt(to)]).toEqual([0, facts]);
  // A post that is written later has the address that it has.
  await api.createPost(hungarianPost("Új", `<p><a href="${site}">x</a></p>`));
  await letBeDead(db, site);
  expect((await api.listDeadLinks()).links.map(({ uses }) => uses.map(({ kind }) => kind))).toEqual([
    ["post"],
  ]);
  // The new address may go as well.
  await api.replaceAddress({ from: to, to: "https://www.youtube.com/@promperu" });
  expect(await read("/en/peru-travel")).toContain('href="https://www.youtube.com/@promperu"');
  const { settings } = await api.readSettings();
  expect(settings.replacedAddresses).toEqual({ [site]: "https://www.youtube.com/@promperu" });
  await api.changeSettings({ replacedAddresses: {} });
  expect(await read("/en/peru-travel")).toContain(`href="${site}"`);
  expect(await read("/en/peru-travel")).not.toContain("replacedAddresses");
});

test("what is no address of the web is refused by its field, and what nothing leads to has no place", async () => {
  const { api } = await openAdmin();
  for (const wrong of [
    "",
    "new.example",
    "http://new.example/",
    "javascript:alert(1)",
    "https://a@b.example/",
    "https://localhost/",
    from,
    `${from}#map`,
  ])
    expect(await failure(api.replaceAddress({ from, to: wrong })), wrong).toMatchObject({
      code: "invalid_field",
      message: expect.stringMatching(/^to: /),
    });
  expect(await failure(api.replaceAddress({ from, to }))).toMatchObject({ code: "not_found" });
});

test("after ten minutes nothing is replaced without the password", async () => {
  const { api, clock } = await openAdmin();
  await api.createPost(hungarianPost("Romok", `<p><a href="${from}">x</a></p>`));
  clock.time = new Date(start.getTime() + 10 * 60_000);
  expect(await api.listDeadLinks()).toEqual({ links: [] });
  expect(await failure(api.replaceAddress({ from, to }))).toMatchObject({ code: "proof_needed" });
  await api.proveByPassword(administrator.password);
  expect(await api.replaceAddress({ from, to })).toEqual({ places: 1 });
});

test("the to-dos forget an address as soon as the last text that leads there is gone", async () => {
  const { api, db } = await openAdmin();
  await api.changeSettings({ checkLinks: true });
  const { id } = await api.createPost(hungarianPost("Romok", `<p><a href="${from}">x</a></p>`));
  await letBeDead(db, from);
  const kinds = async () => (await api.readTodos()).entries.map(({ kind }) => kind);
  expect(await kinds()).toContain("deadLinks");
  expect(await kinds()).toContain("deadLinks");
  await api.deletePost(id);
  expect(await kinds()).not.toContain("deadLinks");
});

test("editors neither hear of dead links nor replace them", async () => {
  const { api, app, db } = await openAdmin();
  await api.changeSettings({ checkLinks: true });
  await letBeDead(db, "https://www.gob.pe/migraciones");
  const editor = await addColleague({ app, api }, { role: "editor", languages: [] });
  const { entries } = await editor.readTodos();
  expect(entries.map(({ kind }) => kind)).not.toContain("deadLinks");
  expect(await failure(editor.listDeadLinks())).toMatchObject({ code: "not_allowed" });
  expect(await failure(editor.replaceAddress({ from, to }))).toMatchObject({ code: "not_allowed" });
});
