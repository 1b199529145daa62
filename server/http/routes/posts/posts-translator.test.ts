import { expect, test } from "vitest";
import type { ApiError } from "#api/errors/errors.ts";
import type { WrittenPost } from "#api/posts/posts.ts";
import type { Rights } from "#api/accounts/roles.ts";
import { jpegFile } from "#tests/support/samples/pictures.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { addColleague, type TestServer } from "#tests/support/servers/test-server.ts";

const { openAdmin } = shareTestServers();

const translator: Rights = { role: "translator", languages: ["en"] };
const later = "2027-01-05T08:00:00.000Z";

/** A published post, and a translator into English beside its editor. */
async function openPost() {
  const server = await openAdmin();
  const { id } = await server.api.createPost(writtenPost());
  return { ...server, id, anna: await addColleague(server, translator) };
}

test("what a translator leaves unsaved is in a language of theirs, as a save would be", async () => {
  const { anna, api, id } = await openPost();
  const text = { title: "Unsaved", summary: "", content: "" };
  const basedOn = (await api.readFullPost(id)).updatedAt;
  const refused = await refusalOf(anna.autosave(id, { texts: { hu: text, en: text }, basedOn }));
  expect(refused).toMatchObject({ status: 403, code: "not_allowed" });
  expect(Object.keys(refused.fieldErrors)).toEqual(["texts.hu"]);
  expect(await api.listAutosaves(id)).toEqual([]);
  await anna.autosave(id, { texts: { hu: null, en: text }, basedOn });
  expect(await api.listAutosaves(id)).toMatchObject([{ language: "en", savedBy: "Anna" }]);
  await api.changePost(id, english("Soon"), { states: { en: { at: later } } });
  const scheduled = await refusalOf(anna.autosave(id, { texts: { en: text }, basedOn }));
  expect(Object.keys(scheduled.fieldErrors)).toEqual(["texts.en"]);
});

async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  return call.then(
    () => {
      throw new Error("the call should have been refused");
    },
    (error: ApiError) => error,
  );
}

function english(title: string, more: Partial<WrittenPost["translations"]> = {}): WrittenPost {
  const en = { title, summary: "S", content: "<p>x</p>" };
  return writtenPost({ translations: { ...more, en } });
}

test("a translator saves drafts in a language of theirs, and readers read what they read", async () => {
  const { anna, reader, id } = await openPost();
  const before = await reader.readPost(id, "en");
  const saved = await anna.changePost(id, english("New title"), { states: { en: "draft" } });
  expect(saved).toMatchObject({
    states: { hu: "published", en: "published" },
    drafts: { en: { title: "New title" } },
  });
  expect(await reader.readPost(id, "en")).toEqual({ ...before, updatedAt: expect.any(String) });
  const again = await anna.changePost(id, writtenPost({ translations: {} }), {
    states: {},
    upToDate: ["en"],
  });
  expect(again.outdated).toEqual([]);
});

test("what a translator sends of other languages may be there, when it is as it is", async () => {
  const { anna, api, id } = await openPost();
  const { translations } = await api.readFullPost(id);
  await anna.changePost(id, english("New", translations), { states: { en: "draft" } });
  const saved = (await api.listRevisions(id)).map(({ language }) => language);
  expect(saved.toSorted()).toEqual(["en", "en", "es", "hu"]);
  await api.changePost(id, hungarianPost("Vázlat"), { states: { hu: "draft" } });
  const { drafts } = await anna.readFullPost(id);
  await anna.changePost(id, english("Newer", drafts ?? {}), { states: { en: "draft" } });
});

const hu = { title: "Más", summary: "S", content: "<p>x</p>" };
const none = writtenPost({ translations: {} });
const asItIs = writtenPost().translations;
const refusals: [string, string[], WrittenPost, Parameters<TestServer["api"]["changePost"]>[2]][] = [
  ["another language", ["translations.hu"], english("x", { hu }), { states: { en: "draft" } }],
  ["publishing, by leaving the states out", ["states.en"], english("x", asItIs), {}],
  ["publishing", ["states.en"], english("x"), { states: { en: "published" } }],
  ["publishing what is saved", ["states.en"], none, { states: { en: "published" } }],
  ["scheduling", ["states.en"], english("x"), { states: { en: { at: later } } }],
  ["withdrawing", ["states.en"], none, { states: { en: "unpublished" } }],
  ["the state of another language", ["states.es"], none, { states: { es: "unpublished" } }],
  ["another language's being up to date", ["upToDate"], none, { states: {}, upToDate: ["es"] }],
  [
    "emptying a published text",
    ["translations.en"],
    writtenPost({ translations: { en: { title: "", summary: "", content: "" } } }),
    { states: { en: "draft" } },
  ],
  [
    "what all languages share",
    ["category", "createdAt", "isPinned", "szerzo"],
    {
      ...english("x"),
      author: "B",
      category: "Gastronomy",
      isPinned: true,
      createdAt: "2020-05-01T08:00:00.000Z",
    },
    { states: { en: "draft" } },
  ],
  ["the cover", ["file"], english("x"), { states: { en: "draft" } }],
];

test("a translator is refused everything else, with each field named, and nothing has changed", async () => {
  const { anna, api, id } = await openPost();
  const before = await api.readFullPost(id);
  for (const [name, fields, post, how] of refusals) {
    const file = name === "the cover" ? { file: await jpegFile() } : {};
    const refusal = await refusalOf(anna.changePost(id, post, { ...how, ...file }));
    expect(refusal, name).toMatchObject({ status: 403, code: "not_allowed" });
    expect(Object.keys(refusal.fieldErrors).toSorted(), name).toEqual(fields);
  }
  for (const call of [
    () => anna.deletePost(id),
    () => anna.createPost(hungarianPost("Új"), { states: { hu: "draft" } }),
  ])
    expect(await failure(call())).toMatchObject({ status: 403, code: "not_allowed" });
  expect(await api.readFullPost(id)).toEqual(before);
});

test("a text that is scheduled is out of a translator's hands until the schedule is taken away", async () => {
  const { anna, api, id } = await openPost();
  await api.changePost(id, none, { states: { en: { at: later } } });
  expect(await refusalOf(anna.changePost(id, english("x"), { states: { en: "draft" } }))).toMatchObject({
    code: "not_allowed",
    fieldErrors: { "states.en": expect.stringContaining("scheduled") },
  });
  await api.changePost(id, none, { states: { en: "draft" } });
  await anna.changePost(id, english("x"), { states: { en: "draft" } });
});

test("a translator restores revisions of their languages alone", async () => {
  const { anna, api, id } = await openPost();
  await api.changePost(id, writtenPost({ translations: { hu, en: hu } }), {
    states: { hu: "draft", en: "draft" },
  });
  const revisions = await anna.listRevisions(id);
  const of = (language: string) =>
    revisions.findLast((revision) => revision.language === language)?.revision ?? 0;
  expect(await failure(anna.restoreRevision(id, of("hu")))).toMatchObject({ code: "not_allowed" });
  expect((await anna.restoreRevision(id, of("en"))).drafts).not.toHaveProperty("en");
});

test("a role that changes counts at once, in open sessions too", async () => {
  const { anna, api, id } = await openPost();
  const account = (await api.listAccounts()).find(({ username }) => username === "Anna");
  await api.changeRole(account?.id ?? "", { role: "editor", languages: [] });
  await anna.changePost(id, english("Published"), { states: { en: "published" } });
  await api.changeRole(account?.id ?? "", { role: "translator", languages: ["es"] });
  expect(await anna.readProfile()).toMatchObject({ role: "translator", languages: ["es"] });
  expect(await failure(anna.changePost(id, english("x"), { states: { en: "draft" } }))).toMatchObject({
    code: "not_allowed",
  });
});
