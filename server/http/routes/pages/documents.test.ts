import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { guideDocumentSchema, type GuideDocument } from "#api/guide/guide-document.ts";
import { releasedPages } from "#api/guide/released-pages.ts";
import { linesIn, lineText } from "#content/documents/line.ts";
import { loadGuideDocument } from "#content/loading/load-guide-page.ts";
import { languages } from "#i18n/languages.ts";
import { restoreBackup } from "#server/domain/backups/restore-backup.ts";
import { makeBackup } from "#server/domain/backups/make-backup.ts";
import { join } from "node:path";
import { publishDueDrafts } from "#server/domain/guide/publish-due-drafts.ts";
import { checkDraft } from "#server/http/guide/check-draft.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";

const now = () => new Date("2026-11-23T10:00:00Z");
const { openAdmin } = shareTestServers({ start: now(), isFresh: true });
const ticaBus = "costs.transportPrices.limaIca";

/** The document with another first paragraph. */
function beginning(
  document: GuideDocument,
  ...content: GuideDocument["attrs"]["description"]
): GuideDocument {
  return { ...document, content: [{ type: "paragraph", content }, ...document.content.slice(1)] };
}

const text = (words: string) => ({ type: "text" as const, text: words });

/** The document with a part that stands elsewhere now. */
function movingAway(document: GuideDocument, anchor: string, href: string): GuideDocument {
  const link = { ...text("x"), marks: [{ type: "link" as const, attrs: { href } }] };
  return { ...document, attrs: { ...document.attrs, moved: { [anchor]: [link] } } };
}

test("every page of the release is a document as the admin area takes it, and prints its facts", async () => {
  for (const page of releasedPages) {
    for (const language of languages) {
      const { document } = await loadGuideDocument(page, language);
      expect(guideDocumentSchema.parse(structuredClone(document)), `${page} ${language}`).toEqual(document);
    }
  }
  const { api } = await openAdmin();
  const read = await api.readAdminDocument("costs", "en");
  expect(read).toMatchObject({ version: 0, savedBy: null, newerRelease: null, revisions: [] });
  expect(read.document).toEqual((await loadGuideDocument("costs", "en")).document);
  expect(read.printings).toContainEqual({ fact: ticaBus, as: "price", args: [], text: "40–55\u00a0soles" });
});

test("what editors write is read, found and linked from then on, and follows its facts", async () => {
  const { api, reader } = await openAdmin();
  const { document } = await api.readAdminDocument("costs", "en");
  const fact = { type: "fact" as const, attrs: { fact: ticaBus, as: "price", args: [] } };
  const changed = beginning(document, text("Quetzalcoatlus* fares are "), fact, text("."));
  changed.content.push({
    type: "heading",
    attrs: { level: 2, id: "owner" },
    content: [text("The owner’s part")],
  });
  const saved = await api.changeDocument("costs", "en", { document: changed, version: 0 });
  expect(saved).toMatchObject({ version: 2, savedBy: administrator.username, document: changed });
  expect(saved.revisions.map(({ version, savedBy }) => [version, savedBy])).toEqual([
    [2, administrator.username],
    [1, null],
  ]);
  const { revised } = await reader.readDocument("costs", "en");
  expect(revised).toBe("2026-11-23");
  const lead = async () =>
    linesIn((await reader.readDocument("costs", "en")).text["lead"])
      .map(lineText)
      .join("");
  expect(await lead()).toBe("Quetzalcoatlus* fares are 40–55\u00a0soles.");
  expect((await reader.search("en", { q: "quetzalcoatlus" })).results[0]).toMatchObject({ kind: "guide" });
  const anchors = (await api.listGuideAnchors("en")).find(({ page }) => page === "costs")?.parts;
  expect(anchors).toContainEqual({ id: "owner", name: "The owner’s part" });
  await api.changeFact(ticaBus, {
    value: { range: [941, 957], currency: "PEN", lookUp: "cruzDelSur" },
    source: { name: "Cruz del Sur", url: "https://www.cruzdelsur.com.pe" },
    checkedOn: "2026-11-20",
  });
  expect(await lead()).toContain("Quetzalcoatlus* fares are 941–957");
  expect((await reader.readDocument("costs", "hu")).text["lead"]).not.toContain("Quetzalcoatlus");
  const listed = (await api.listAdminDocuments()).find(({ page }) => page === "costs");
  expect(listed?.languages).toMatchObject({ en: { version: 2, hasNewerRelease: false }, hu: { version: 0 } });
});

test("half a surrogate pair, which JSON can name and no text can be, is replaced", async () => {
  const { api } = await openAdmin();
  const { document } = await api.readAdminDocument("costs", "en");
  const change = { document: beginning(document, text("a\ud800z 🦙")), version: 0 };
  const saved = await api.changeDocument("costs", "en", change);
  expect(saved.document).toEqual(beginning(document, text("a\ufffdz 🦙")));
});

test("who began with a version that stands no more is told so, and writes nothing", async () => {
  const { api } = await openAdmin();
  const { document } = await api.readAdminDocument("treks", "hu");
  await api.changeDocument("treks", "hu", { document: beginning(document, text("Egy.")), version: 0 });
  const late = api.changeDocument("treks", "hu", {
    document: beginning(document, text("Kettő.")),
    version: 0,
  });
  await expect(late).rejects.toMatchObject({ status: 409, code: "changed_meanwhile" });
  await expect(api.restoreDocument("treks", "hu", 0)).rejects.toMatchObject({ code: "changed_meanwhile" });
  expect((await api.readAdminDocument("treks", "hu")).document.content[0]).toEqual({
    type: "paragraph",
    content: [text("Egy.")],
  });
});

test("the release's words can stand again; what was written stays among the versions", async () => {
  const { api, reader } = await openAdmin();
  const { document } = await api.readAdminDocument("jungle", "es");
  const before = (await reader.readDocument("jungle", "es")).text;
  const { version } = await api.changeDocument("jungle", "es", {
    document: beginning(document, text("Otra cosa.")),
    version: 0,
  });
  const restored = await api.restoreDocument("jungle", "es", version);
  expect(restored).toMatchObject({ version: 0, savedBy: null, document });
  expect((await reader.readDocument("jungle", "es")).text).toEqual(before);
  expect((await api.readDocumentRevision("jungle", "es", version)).content[0]).toMatchObject({
    content: [text("Otra cosa.")],
  });
  const again = await api.changeDocument("jungle", "es", {
    document: beginning(document, text("Y otra.")),
    version: 0,
  });
  expect(again.revisions.map((one) => one.version)).toEqual([4, 3, 2, 1]);
  await expect(api.readDocumentRevision("jungle", "es", 9)).rejects.toMatchObject({ status: 404 });
});

test("a newer release's words wait beside the admin area's until they were decided about", async () => {
  const { api, db } = await openAdmin();
  const { document } = await api.readAdminDocument("history", "en");
  const own = beginning(document, text("The owner’s own words."));
  const { version } = await api.changeDocument("history", "en", { document: own, version: 0 });
  // The former release's text, on which the owner's text is based.
  const basis = beginning(document, text("Former words."));
  await db.execute(`update guide_documents set basis = '${JSON.stringify(basis).replaceAll("'", "''")}'`);
  const waiting = await api.readAdminDocument("history", "en");
  expect(waiting.newerRelease).toEqual({ document, basis });
  const kept = await api.changeDocument("history", "en", { document: own, version });
  expect(kept.newerRelease).toEqual({ document, basis });
  const settled = await api.changeDocument("history", "en", {
    document: own,
    version: kept.version,
    settlesRelease: true,
  });
  expect(settled.newerRelease).toBeNull();
});

test.each([
  ["title", (one: GuideDocument) => ({ ...one, attrs: { ...one.attrs, title: " " } }), "title"],
  ["structure", (one: GuideDocument) => ({ ...one, content: one.content.slice(1) }), /paragraph/],
  [
    "facts",
    (one: GuideDocument) =>
      beginning(one, { type: "fact", attrs: { fact: "places.atlantis.altitude", as: "altitude", args: [] } }),
    "places.atlantis.altitude altitude",
  ],
  [
    "links",
    (one: GuideDocument) =>
      beginning(one, { ...text("x"), marks: [{ type: "link", attrs: { href: "page:costs#nowhere" } }] }),
    "page:costs#nowhere",
  ],
  ["anchors", (one: GuideDocument) => ({ ...one, content: one.content.slice(0, 1) }), /overstay/],
  ["anchors", (one: GuideDocument) => movingAway(one, "overstay", "page:costs"), "overstay"],
  ["links", (one: GuideDocument) => movingAway(one, "gone", "page:costs#nowhere"), "page:costs#nowhere"],
  [
    "pictures",
    (one: GuideDocument) => ({
      ...one,
      content: [...one.content, { type: "drawing" as const, attrs: { id: "places/atlantis", alt: "A sea" } }],
    }),
    "places/atlantis",
  ],
])("a document that could not be shown is refused with what is wrong: %s", async (fault, change, named) => {
  const { api } = await openAdmin();
  const { document } = await api.readAdminDocument("entry", "en");
  const refused = api.changeDocument("entry", "en", { document: change(document), version: 0 });
  await expect(refused).rejects.toMatchObject({ status: 400, code: "invalid_field" });
  const { fieldErrors } = await refused.catch((error) => error);
  expect(fieldErrors[fault]).toMatch(named);
  expect((await api.readAdminDocument("entry", "en")).version).toBe(0);
});

test.each([
  ["safety-health", "altitudeLadder"],
  ["itineraries", "north"],
] as const)(
  "a text of %s by editors may keep a part that the release has moved, with its %s",
  async (page, name) => {
    const { api } = await openAdmin();
    const { document } = await api.readAdminDocument(page, "en");
    const { moved: _, ...attrs } = document.attrs;
    const content: GuideDocument["content"] = [
      ...document.content,
      { type: "heading", attrs: { level: 2, id: "kept" }, content: [text("Kept")] },
      { type: "figure", attrs: { name } },
    ];
    const own = { ...document, attrs, content };
    const saved = await api.changeDocument(page, "en", { document: own, version: 0 });
    expect(saved.document).toEqual(own);
  },
);

test("a fact is offered in the ways in which pages print it", async () => {
  const { api } = await openAdmin();
  const texts = (await api.listPrintings(ticaBus, "en")).map((one) => one.text);
  expect(texts).toContain("40–55\u00a0soles");
});

test("a backup holds the admin area's pages and their versions", async () => {
  const [full, other] = [await openAdmin(), await openAdmin()];
  const { document } = await full.api.readAdminDocument("treks", "es");
  const change = { document: beginning(document, text("Una frase.")), version: 0 };
  const saved = await full.api.changeDocument("treks", "es", change);
  const file = join(await makeTemporaryFolder(), "site.backup");
  await makeBackup({ db: full.db, dataDir: full.env.DATA_DIR, file, now: now() });
  await restoreBackup({ db: other.db, dataDir: other.env.DATA_DIR, file, replace: true });
  await other.api.signIn(administrator);
  expect(await other.api.readAdminDocument("treks", "es")).toEqual(saved);
});

test("after a restore another text of the same number is found as it is now", async () => {
  const { db, env, clock, api, reader } = await openAdmin();
  const { document } = await api.readAdminDocument("treks", "es");
  const write = (words: string, version: number) =>
    api.changeDocument("treks", "es", { document: beginning(document, text(words)), version });
  const found = async (q: string) => (await reader.search("es", { q, kind: "guide" })).results.length;
  const { version } = await write("Una frase.", 0);
  const file = join(await makeTemporaryFolder(), "site.backup");
  await makeBackup({ db, dataDir: env.DATA_DIR, file, now: now() });
  await write("Un quetzalcoatlus.", version);
  expect(await found("quetzalcoatlus")).toBe(1);
  await restoreBackup({ db, dataDir: env.DATA_DIR, file, replace: true });
  await api.signIn(administrator);
  clock.time = new Date("2026-11-23T11:00:00Z");
  await write("Un pterodaustro.", version);
  expect(await found("pterodaustro")).toBe(1);
  expect(await found("quetzalcoatlus")).toBe(0);
});

test("a draft is seen by editors alone until it is published, by a save or at its time", async () => {
  const { app, db, api, reader } = await openAdmin();
  const { document } = await api.readAdminDocument("costs", "en");
  const lead = async () => JSON.stringify((await reader.readDocument("costs", "en")).text["lead"]);
  const stateInList = async () =>
    (await api.listAdminDocuments()).find(({ page }) => page === "costs")?.languages.en;
  const before = await lead();
  const drafted = { document: beginning(document, text("Ammonite draft.")), version: 0 };
  const draft = await api.changeDocument("costs", "en", { ...drafted, draft: { publishAt: null } });
  expect(draft).toMatchObject({ ...drafted, version: 2, isOwn: false, draft: { publishAt: null } });
  expect(await stateInList()).toMatchObject({ version: 0, draft: { publishAt: null } });
  expect(await lead()).toBe(before);
  expect((await reader.search("en", { q: "ammonite" })).results).toEqual([]);
  // Whoever began with what readers see is told of it.
  await expect(api.changeDocument("costs", "en", { document, version: 0 })).rejects.toMatchObject({
    code: "changed_meanwhile",
  });

  const publishAt = "2026-12-01T13:00:00.000Z";
  await api.changeDocument("costs", "en", { ...drafted, version: 2, draft: { publishAt } });
  expect(await stateInList()).toMatchObject({ draft: { publishAt } });
  const turn = (time: string) => publishDueDrafts(db, new Date(time), (due) => checkDraft(app, due));
  expect(await turn("2026-12-01T12:59:59Z")).toEqual([]);
  expect(await lead()).toBe(before);
  expect(await turn(publishAt)).toEqual([]);
  expect(await lead()).toContain("Ammonite draft.");
  expect(await stateInList()).toMatchObject({ version: 3, draft: null, savedBy: administrator.username });

  // A second draft is discarded; a third is published by a save; nothing stays due.
  const second = { document: beginning(document, text("Second.")), version: 3, draft: { publishAt } };
  expect(await api.changeDocument("costs", "en", second)).toMatchObject({ version: 4, isOwn: true });
  expect(await api.removeDocumentDraft("costs", "en", 4)).toMatchObject({ version: 3, draft: null });
  await expect(api.removeDocumentDraft("costs", "en", 3)).rejects.toMatchObject({ code: "not_found" });
  const third = await api.changeDocument("costs", "en", { ...second, version: 3 });
  await api.changeDocument("costs", "en", { document, version: third.version });
  await turn(publishAt);
  expect(await lead()).toBe(before);
});

test("a draft that is no longer sound at its time waits for somebody", async () => {
  const { app, db, api, reader } = await openAdmin();
  const { document, version } = await api.readAdminDocument("costs", "en");
  const publishAt = "2026-12-01T13:00:00.000Z";
  const changed = beginning(document, text("Trilobite."));
  await api.changeDocument("costs", "en", { document: changed, version, draft: { publishAt } });
  await db.execute(
    sql`update guide_revisions set document = jsonb_set(document, '{attrs,title}', '""') where version = 2`,
  );
  const refused = await publishDueDrafts(db, new Date(publishAt), (due) => checkDraft(app, due));
  expect(refused).toMatchObject([{ code: "invalid_field" }]);
  expect((await api.readAdminDocument("costs", "en")).draft).toEqual({ publishAt: null });
  expect(JSON.stringify(await reader.readDocument("costs", "en"))).not.toContain("Trilobite");
});
