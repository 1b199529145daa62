import { expect, test } from "vitest";
import type { AdminClient } from "#api/admin/admin-client.ts";
import type { DocumentChange } from "#api/guide/admin-documents.ts";
import { languages, type Language } from "#i18n/languages.ts";
import type { DocumentPage } from "#i18n/own-pages.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { addColleague } from "#tests/support/servers/test-server.ts";

const { openAdmin } = shareTestServers({ start: new Date("2026-11-23T10:00:00Z"), isFresh: true });

const page = "costs";
const refused = { status: 403, code: "not_allowed" };
const draft = { publishAt: null };
const later = { publishAt: "2027-01-05T08:00:00.000Z" };

/** A translator into English beside an editor. */
async function openForTwo() {
  const server = await openAdmin();
  return { ...server, anna: await addColleague(server, { role: "translator", languages: ["en"] }) };
}

async function write(by: AdminClient, language: Language, title: string, wanted: DocumentChange["draft"]) {
  const { document, version } = await by.readAdminDocument(page, language);
  const attrs = { ...document.attrs, title };
  return by.changeDocument(page, language, { document: { ...document, attrs }, version, draft: wanted });
}

test("a translator drafts a page in a language of theirs, and an editor publishes it", async () => {
  const { api, anna, reader } = await openForTwo();
  expect(await anna.listAdminDocuments()).not.toEqual([]);
  const { version } = await write(anna, "en", "What Peru costs now", draft);
  expect((await reader.readDocument(page, "en")).text).not.toMatchObject({ title: "What Peru costs now" });
  expect((await anna.previewDocument(page, "en")).url).toContain("/en/preview/page/costs?");
  const { document } = await api.readAdminDocument(page, "en");
  await api.changeDocument(page, "en", { document, version });
  expect((await reader.readDocument(page, "en")).text).toMatchObject({ title: "What Peru costs now" });
});

test("a translator neither publishes nor schedules, touches no other language and nothing scheduled", async () => {
  const { api, anna } = await openForTwo();
  for (const call of [
    () => write(anna, "en", "Mine", null),
    () => write(anna, "en", "Mine", later),
    () => write(anna, "hu", "Mine", draft),
  ])
    expect(await failure(call())).toMatchObject(refused);
  expect((await api.readAdminDocument(page, "hu")).version).toBe(0);
  const { version } = await write(api, "en", "Soon", later);
  expect(await failure(write(anna, "en", "Mine", draft))).toMatchObject(refused);
  expect(await failure(anna.removeDocumentDraft(page, "en", version))).toMatchObject(refused);
  const published = await write(api, "en", "Now", null);
  expect(await failure(anna.restoreDocument(page, "en", published.version))).toMatchObject(refused);
  const own = await write(anna, "en", "Mine", draft);
  expect(await anna.removeDocumentDraft(page, "en", own.version)).toMatchObject({ draft: null });
  const titles = { hu: "Új", en: "New", es: "Nueva" };
  const addresses = { hu: "", en: "", es: "" };
  expect(await failure(anna.addOwnPage({ titles, addresses, place: "menu" }))).toMatchObject(refused);
});

async function writeLead(api: AdminClient, page: DocumentPage, language: Language, words: string | null) {
  const { document, version } = await api.readAdminDocument(page, language);
  const [lead, ...rest] = document.content;
  const written = { type: "paragraph" as const, content: [{ type: "text" as const, text: words ?? "" }] };
  const content = words === null && lead ? document.content : [written, ...rest];
  return api.changeDocument(page, language, { document: { ...document, content }, version });
}

async function outdatedOf(api: AdminClient, page: DocumentPage): Promise<Language[]> {
  const item = (await api.listAdminDocuments()).find((one) => one.page === page);
  return languages.filter((language) => item?.languages[language].isOutdated);
}

test("a change in one language leaves the others behind until each is saved, or marked as up to date", async () => {
  const { api } = await openAdmin();
  await writeLead(api, "history", "hu", null);
  expect(await outdatedOf(api, "history")).toEqual([]);
  const first = await writeLead(api, "history", "hu", "Az első szó.");
  await writeLead(api, "history", "hu", "A második szó.");
  expect(await outdatedOf(api, "history")).toEqual(["en", "es"]);
  const { outdated } = await api.readAdminDocument("history", "en");
  expect(outdated).toEqual({ source: "hu", since: first.version - 1, until: first.version + 1 });
  expect((await api.readTodos()).entries).toContainEqual({ kind: "outdatedPages", count: 2, at: null });

  // Catching up leaves nobody behind.
  expect(await writeLead(api, "history", "en", "The second word.")).toMatchObject({ outdated: null });
  expect(await outdatedOf(api, "history")).toEqual(["es"]);
  expect(await api.markDocumentUpToDate("history", "es")).toMatchObject({ outdated: null });
  expect(await outdatedOf(api, "history")).toEqual([]);
  await writeLead(api, "history", "en", "A third word.");
  expect(await outdatedOf(api, "history")).toEqual(["hu", "es"]);
});

test("a language of an own page that readers do not have is not outdated", async () => {
  const { api } = await openAdmin();
  const { page } = await api.addOwnPage({
    titles: { hu: "Útjaink", en: "Trips", es: "Viajes" },
    addresses: { hu: "", en: "", es: "" },
    place: "nowhere",
  });
  await writeLead(api, page, "hu", "Egy.");
  await writeLead(api, page, "en", "One.");
  expect(await outdatedOf(api, page)).toEqual([]);
  await writeLead(api, page, "hu", "Kettő.");
  expect(await outdatedOf(api, page)).toEqual(["en"]);
});
