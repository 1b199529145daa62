import { expect, test } from "vitest";
import type { AdminClient } from "#api/admin/admin-client.ts";
import { restoreBackup } from "#server/domain/backups/restore-backup.ts";
import { makeBackup } from "#server/domain/backups/make-backup.ts";
import { createAdminClient } from "#api/admin/admin-client.ts";
import type { Language } from "#i18n/languages.ts";
import type { DocumentPage } from "#i18n/own-pages.ts";
import { join } from "node:path";
import { failure } from "#tests/support/servers/failure.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { addColleague, visitor } from "#tests/support/servers/test-server.ts";

const start = new Date("2026-11-21T10:00:00Z");
const { openAdmin } = shareTestServers({ start, isFresh: true });

const page = "costs";

/** A translator into English beside an administrator. */
async function openForTwo() {
  const server = await openAdmin();
  return { ...server, anna: await addColleague(server, { role: "translator", languages: ["en"] }) };
}

/** The page's text with another title. */
async function titled(api: AdminClient, title: string, language: Language = "en", of: DocumentPage = page) {
  const { document } = await api.readAdminDocument(of, language);
  return { document: { ...document, attrs: { ...document.attrs, title } }, note: "" };
}

async function keep(by: AdminClient, title: string, language: Language = "en", version = 0) {
  await by.autosaveDocument(page, language, { text: await titled(by, title, language), version });
}

async function kept(api: AdminClient, language: Language = "en") {
  const found = await api.listDocumentAutosaves(page, language);
  return found.map(({ savedBy, document }) => [savedBy, document.attrs.title]);
}

test("an autosave of a page is each person's last, and neither readers nor others see a change", async () => {
  const { api, anna, clock, reader } = await openForTwo();
  const before = await api.readAdminDocument(page, "en");
  await keep(api, "Mine");
  clock.time = new Date("2026-11-21T10:01:00Z");
  await keep(anna, "Hers");
  clock.time = new Date("2026-11-21T10:02:00Z");
  await keep(anna, "");
  expect(await kept(api)).toEqual([
    [administrator.username, "Mine"],
    ["Anna", ""],
  ]);
  expect((await anna.listDocumentAutosaves(page, "en")).at(-1)).toEqual({
    ...(await titled(api, "")),
    savedAt: "2026-11-21T10:02:00.000Z",
    savedBy: "Anna",
    version: 0,
  });
  expect(await kept(api, "es")).toEqual([]);
  expect(await api.readAdminDocument(page, "en")).toEqual(before);
  expect((await reader.readDocument(page, "en")).text).toMatchObject({ title: before.document.attrs.title });
});

test("an autosave of a page goes when its writer saves, or has nothing unsaved any more", async () => {
  const { api, anna } = await openForTwo();
  const draft = { publishAt: null };
  await keep(api, "Mine");
  await keep(anna, "Hers");
  const { document } = await titled(anna, "Hers");
  const { version } = await anna.changeDocument(page, "en", { document, version: 0, draft });
  expect(await kept(api)).toEqual([[administrator.username, "Mine"]]);
  // Refused, a save takes nothing away.
  const late = { document: (await titled(api, "Mine")).document, version: 0 };
  expect(await failure(api.changeDocument(page, "en", late))).toMatchObject({ code: "changed_meanwhile" });
  expect(await kept(api)).toEqual([[administrator.username, "Mine"]]);
  await api.autosaveDocument(page, "en", { text: null, version });
  expect(await kept(api)).toEqual([]);
});

test("an autosave of a page comes back with a backup, and goes with an own page", async () => {
  const { api, db, env } = await openForTwo();
  await keep(api, "Mine");
  const file = join(await makeTemporaryFolder(), "site.backup");
  const { DATA_DIR: dataDir } = env;
  await makeBackup({ db, dataDir, file, now: start });
  await api.autosaveDocument(page, "en", { text: null, version: 0 });
  await restoreBackup({ db, dataDir, file, replace: true });
  await api.signIn(administrator);
  expect(await kept(api)).toEqual([[administrator.username, "Mine"]]);

  const addresses = { hu: "", en: "", es: "" };
  const titles = { hu: "Útjaink", en: "Trips", es: "Viajes" };
  const { page: own } = await api.addOwnPage({ titles, addresses, place: "nowhere" });
  await api.autosaveDocument(own, "en", { text: await titled(api, "Our trips", "en", own), version: 1 });
  await api.tellPagePresence(own, "f", { language: "en" });
  await api.removeOwnPage(own);
  expect(await api.listDocumentAutosaves(own, "en")).toEqual([]);
  const rows = async (table: string) =>
    (await db.$client.query(`select from ${table} where page = '${own}'`)).rowCount;
  expect([await rows("guide_autosaves"), await rows("post_presence")]).toEqual([0, 0]);
  const gone = { text: await titled(api, "Late"), version: 1 };
  expect(await failure(api.autosaveDocument(own, "en", gone))).toMatchObject({ status: 404 });
  expect(await failure(api.tellPagePresence(own, "f", { language: "en" }))).toMatchObject({ status: 404 });
});

test("who could not save a text leaves nothing unsaved in it either", async () => {
  const { api, anna, app } = await openForTwo();
  const anonymous = createAdminClient(visitor(app));
  const text = await titled(api, "A");
  const refused = { status: 403, code: "not_allowed" };
  expect(await failure(keep(anna, "B", "hu"))).toMatchObject(refused);
  await keep(anna, "B");
  const soon = { document: text.document, version: 0, draft: { publishAt: "2027-01-05T08:00:00.000Z" } };
  const { version } = await api.changeDocument(page, "en", soon);
  expect(await failure(keep(anna, "C", "en", version))).toMatchObject(refused);
  await anna.autosaveDocument(page, "en", { text: null, version });
  expect(await kept(api)).toEqual([]);
  for (const call of [
    () => anonymous.listDocumentAutosaves(page, "en"),
    () => anonymous.autosaveDocument(page, "en", { text, version }),
    () => anonymous.tellPagePresence(page, "f", { language: "en" }),
    () => anonymous.endPagePresence(page, "f"),
  ])
    expect(await failure(call())).toMatchObject({ status: 401 });
  const wrong = { text: { document: text.document, note: "a".repeat(400) }, version: -1 };
  await expect(api.autosaveDocument(page, "en", wrong)).rejects.toMatchObject({
    status: 400,
    fieldErrors: { "text.note": expect.any(String), version: expect.any(String) },
  });
});

test("who else has a page open is told, and when the language was saved last", async () => {
  const { api, anna, clock } = await openForTwo();
  expect(await anna.tellPagePresence(page, "a1", { language: "en" })).toEqual({
    others: [],
    updatedAt: null,
  });
  const post = await api.tellPagePresence("treks", "e1", { language: "hu" });
  expect(post.others).toEqual([]);
  const others = [{ username: "Anna", language: "en", since: start.toISOString() }];
  expect(await api.tellPagePresence(page, "e2", { language: "hu" })).toEqual({ others, updatedAt: null });
  clock.time = new Date("2026-11-21T10:00:20Z");
  const { document } = await titled(anna, "Hers");
  await anna.changeDocument(page, "en", { document, version: 0, draft: { publishAt: null } });
  const updatedAt = clock.time.toISOString();
  expect(await api.tellPagePresence(page, "e2", { language: "en" })).toEqual({ others, updatedAt });
  expect(await api.tellPagePresence(page, "e2", { language: "hu" })).toMatchObject({ updatedAt: null });
  await api.endPagePresence(page, "a1");
  expect(await api.tellPagePresence(page, "e2", { language: "hu" })).toMatchObject({ others });
  await anna.endPagePresence(page, "a1");
  expect(await api.tellPagePresence(page, "e2", { language: "hu" })).toMatchObject({ others: [] });
});
