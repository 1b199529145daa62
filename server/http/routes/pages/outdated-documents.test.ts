import { expect, test } from "vitest";
import type { AdminClient } from "#api/admin/admin-client.ts";
import { languages, type Language } from "#i18n/languages.ts";
import type { DocumentPage } from "#i18n/own-pages.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";

const { openSignedInServer } = shareTestServers({ isFresh: true });

async function write(api: AdminClient, page: DocumentPage, language: Language, words: string | null) {
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
  const { api } = await openSignedInServer();
  await write(api, "history", "hu", null);
  expect(await outdatedOf(api, "history")).toEqual([]);
  const first = await write(api, "history", "hu", "Az első szó.");
  await write(api, "history", "hu", "A második szó.");
  expect(await outdatedOf(api, "history")).toEqual(["en", "es"]);
  const { outdated } = await api.readAdminDocument("history", "en");
  expect(outdated).toEqual({ source: "hu", since: first.version - 1, until: first.version + 1 });
  expect((await api.readTodos()).entries).toContainEqual({ kind: "outdatedPages", count: 2, at: null });

  // Who catches up leaves nobody behind.
  expect(await write(api, "history", "en", "The second word.")).toMatchObject({ outdated: null });
  expect(await outdatedOf(api, "history")).toEqual(["es"]);
  expect(await api.markDocumentUpToDate("history", "es")).toMatchObject({ outdated: null });
  expect(await outdatedOf(api, "history")).toEqual([]);
  await write(api, "history", "en", "A third word.");
  expect(await outdatedOf(api, "history")).toEqual(["hu", "es"]);
});

test("a language of an own page that readers do not have is not outdated", async () => {
  const { api } = await openSignedInServer();
  const { page } = await api.addOwnPage({
    titles: { hu: "Útjaink", en: "Trips", es: "Viajes" },
    addresses: { hu: "", en: "", es: "" },
    place: "nowhere",
  });
  await write(api, page, "hu", "Egy.");
  await write(api, page, "en", "One.");
  expect(await outdatedOf(api, page)).toEqual([]);
  await write(api, page, "hu", "Kettő.");
  expect(await outdatedOf(api, page)).toEqual(["en"]);
});
