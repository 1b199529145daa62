import { expect, test } from "vitest";
import type { AdminClient } from "#api/admin/admin-client.ts";
import type { DocumentChange } from "#api/guide/admin-documents.ts";
import type { Language } from "#i18n/languages.ts";
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
