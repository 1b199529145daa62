import { byLanguage } from "#i18n/languages.ts";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import { ApiError } from "#api/errors/errors.ts";
import type { NewFactInput } from "#api/facts/own-facts.ts";
import { linesIn, lineText } from "#content/documents/line.ts";
import { makeBackup } from "#server/domain/backups/make-backup.ts";
import { restoreBackup } from "#server/domain/backups/restore-backup.ts";
import { writtenPost } from "#tests/support/samples/written-post.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";

const { openSignedInServer } = shareTestServers({
  now: () => new Date("2026-11-23T10:00:00Z"),
  isFresh: true,
});

const id = "own.boatUros";
const boat: NewFactInput = {
  key: "boatUros",
  kind: "price",
  names: { ...byLanguage(() => "boat among the Uros"), hu: "csónak az uróknál", es: "balsa entre los uros" },
  type: "soles range",
  record: { value: { value: [10, 15] }, source: { name: "Uros", url: null }, checkedOn: "2026-11-20" },
};

async function refused(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error("the call was answered");
  return error;
}

test("a fact that editors add stands in pages and posts, is changed like the others, and goes when nothing uses it", async () => {
  const { app, api } = await openSignedInServer();
  const reader = createAdminClient(visitor(app));
  expect(await api.addFact(boat)).toMatchObject({
    id,
    unit: "PEN",
    isOverridden: false,
    pages: [],
    posts: [],
  });
  expect(await reader.readFact(id, "en")).toMatchObject({ name: boat.names.en, value: "10–15\u00a0soles" });
  const [printing] = await api.listPrintings(id, "en");
  expect(printing?.text).toBe("10–15\u00a0soles");
  const { document } = await api.readAdminDocument("costs", "en");
  const attrs = { fact: `${id}.value`, as: "typed", args: ["soles"] };
  expect(printing).toMatchObject(attrs);
  const content = [
    { type: "paragraph" as const, content: [{ type: "fact" as const, attrs }] },
    ...document.content.slice(1),
  ];
  await api.changeDocument("costs", "en", { document: { ...document, content }, version: 0 });
  const link = `<a href="/fact/${id}">10</a>`;
  const texts = { title: "Uros", summary: "", content: `<p>It is ${link}.</p>` };
  const post = await api.createPost(
    writtenPost({ translations: { ...writtenPost().translations, en: texts } }),
  );
  await api.changeFact(id, { ...boat.record, value: { value: [12, 20] } });
  const page = await reader.readDocument("costs", "en");
  expect(linesIn(page.text["lead"]).map(lineText)).toEqual(["12–20\u00a0soles"]);
  expect(page.dated).toContainEqual({
    id,
    name: boat.names.en,
    says: "12–20\u00a0soles, November 2026",
  });
  expect(page.facts).toEqual({});
  const { page: own } = await api.addOwnPage({
    titles: { hu: "Rólunk", en: "About us", es: "" },
    addresses: { hu: "", en: "", es: "" },
    place: "nowhere",
  });
  const about = await api.readAdminDocument(own, "en");
  // Readers do not see it yet.
  await api.changeDocument(own, "en", {
    document: { ...about.document, content: content.slice(0, 1) },
    version: about.version,
    draft: { publishAt: null },
  });
  expect((await reader.readPost(post.id, "en")).content).toContain("12–20");
  const places = {
    pages: ["costs"],
    posts: [{ id: post.id, title: "Őszi túra", titles: { en: "Uros" } }],
    ownPages: [{ page: own, titles: { hu: "Rólunk", en: "About us" } }],
  };
  expect((await api.listAdminFacts()).facts.find((fact) => fact.id === id)).toMatchObject(places);
  expect((await refused(api.removeFact(id))).code).toBe("changed_meanwhile");
  await api.changeDocument("costs", "en", { document, version: 2 });
  await api.changePost(
    post.id,
    writtenPost({
      translations: { ...writtenPost().translations, en: { ...texts, content: "<p>It is.</p>" } },
    }),
  );
  // The page of the owner's own still names it.
  expect((await refused(api.removeFact(id))).code).toBe("changed_meanwhile");
  await api.removeOwnPage(own);
  await api.removeFact(id);
  expect((await refused(reader.readFact(id, "en"))).status).toBe(404);
});

test.each([
  ["a key that is none", { key: "Boat" }, "key"],
  ["a value of another type", { type: "date" }, "value.value"],
  [
    "no value at all",
    { type: "soles", record: { ...boat.record, value: { value: Number.NaN } } },
    "value.value",
  ],
  [
    "a range that ends before it begins",
    { record: { ...boat.record, value: { value: [5, 3] } } },
    "value.value",
  ],
  ["no name in a language", { names: { ...boat.names, es: " " } }, "names.es"],
] as const)("%s is refused by the field's name", async (_, part, field) => {
  const { api } = await openSignedInServer();
  expect(Object.keys((await refused(api.addFact({ ...boat, ...part }))).fieldErrors)).toEqual([field]);
});

test("nobody adds a fact twice, or removes one of the release", async () => {
  const { api } = await openSignedInServer();
  await api.addFact(boat);
  expect((await refused(api.addFact(boat))).fieldErrors).toHaveProperty("key");
  expect((await refused(api.removeFact("treks.huayhuashFees"))).status).not.toBe(200);
});

test("a backup holds the facts that editors have added", async () => {
  const [full, other] = [await openSignedInServer(), await openSignedInServer()];
  await full.api.addFact(boat);
  const file = join(await makeTemporaryFolder(), "site.backup");
  await makeBackup({ db: full.db, dataDir: full.env.DATA_DIR, file, now: new Date() });
  await restoreBackup({ db: other.db, dataDir: other.env.DATA_DIR, file, replace: true });
  await other.api.signIn(administrator);
  expect((await other.api.readFact(id, "hu")).value).toBe("10–15\u00a0sol");
});
