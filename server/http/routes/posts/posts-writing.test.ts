import { expect, test } from "vitest";
import { writtenTranslationSchema, type WrittenPost, type WrittenTranslation } from "#api/posts/posts.ts";
import { byLanguage, languages, type Language } from "#i18n/languages.ts";
import { jpegFile, pictureFile } from "#tests/support/samples/pictures.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { fromEntriesOf, keysOf } from "#i18n/typed-keys.ts";

const { openSignedInServer } = shareTestServers();

test("creating answers 201 with the full post", async () => {
  const { send } = await openSignedInServer();
  const body = new FormData();
  body.set("szerzo", "Kiss Pál");
  body.set("category", "Wheather");
  body.set("translations", JSON.stringify({ hu: { title: "Eső" } }));
  const response = await send("/api/post", { method: "POST", body });
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({
    szerzo: "Kiss Pál",
    translations: { hu: { title: "Eső", slug: "eso" } },
  });
});

test("serzo is read as szerzo", async () => {
  const { send } = await openSignedInServer();
  const body = new FormData();
  body.set("serzo", "Kiss Pál");
  body.set("category", "Art");
  body.set("translations", JSON.stringify({ hu: { title: "Eső" } }));
  expect(await (await send("/api/post", { method: "POST", body })).json()).toMatchObject({
    szerzo: "Kiss Pál",
  });
});

test("a create that is sent again because its answer was lost makes no double", async () => {
  const { api } = await openSignedInServer();
  const id = "0123456789abcdef01234567";
  await api.createPost(hungarianPost("Egyszer"), { id });
  const again = await api.createPost(hungarianPost("Egyszer, javítva"), { id });
  expect(again).toMatchObject({ id, translations: { hu: { title: "Egyszer, javítva" } } });
  expect(await api.listPosts("hu")).toHaveLength(1);
});

test("changing without a file keeps the cover, with one replaces it", async () => {
  const { api, send } = await openSignedInServer();
  const { id, cover } = await api.createPost(writtenPost(), { file: await jpegFile() });
  expect((await api.changePost(id, writtenPost())).cover).toEqual(cover);
  const changed = await api.changePost(id, writtenPost(), {
    file: await jpegFile(400, 300),
  });
  expect(changed.cover).toMatchObject({ width: 400 });
  expect((await send(`/media/${cover?.hash}/320.jpeg`)).status).toBe(404);
});

test("the cover's alternative text is each language's own, and stays when it is not sent", async () => {
  const { api } = await openSignedInServer();
  const hu = { title: "Őszi túra", summary: "", content: "", coverAlt: "Egy láma" };
  const en = { title: "Autumn hike", summary: "", content: "", coverAlt: "A llama" };
  const { id } = await api.createPost(writtenPost({ translations: { hu, en } }));
  expect((await api.readPost(id, "en")).coverAlt).toBe("A llama");
  expect((await api.readPost(id, "es")).coverAlt).toBe("Egy láma");
  await api.changePost(
    id,
    writtenPost({
      translations: { hu: { ...hu, coverAlt: "Két láma" }, en: { title: "Hike", summary: "", content: "" } },
    }),
  );
  const changed = await api.readFullPost(id);
  expect(changed.translations.hu?.coverAlt).toBe("Két láma");
  expect(changed.translations.en?.coverAlt).toBe("A llama");
});

test("that a cover only decorates is kept by language, until it gets words, and goes through drafts and revisions", async () => {
  const { api } = await openSignedInServer();
  const text = { title: "Őszi túra", summary: "", content: "" };
  const decorates = { ...text, coverAlt: "nem kell", coverRole: "presentation" } as const;
  const { id } = await api.createPost(writtenPost({ translations: { hu: decorates, en: text } }));
  const shown = async () => {
    const { coverAlt, coverRole } = await api.readPost(id, "hu");
    return { coverAlt, coverRole };
  };
  expect(await shown()).toEqual({ coverAlt: "", coverRole: "presentation" });
  expect((await api.readPost(id, "en")).coverRole).toBe("");
  // A form of an earlier release sends no role.
  const change = (hu: WrittenTranslation, states = {}) =>
    api.changePost(id, writtenPost({ translations: { hu } }), { states });
  const draft = await change({ ...text, title: "Téli túra", coverAlt: "" }, { hu: "draft" });
  expect(draft.drafts?.hu).toMatchObject({ coverAlt: "", coverRole: "presentation" });
  await change({ ...text, coverAlt: "Egy láma" }, { hu: "published" });
  expect(await shown()).toEqual({ coverAlt: "Egy láma", coverRole: "" });
  const first = (await api.listRevisions(id)).findLast(({ language }) => language === "hu");
  const restored = await api.restoreRevision(id, first?.revision ?? 0);
  expect(restored.drafts?.hu).toMatchObject({ coverAlt: "", coverRole: "presentation" });
});

test("a role of a cover that there is not is refused by its field", async () => {
  const { api } = await openSignedInServer();
  const hu = { title: "Túra", summary: "", content: "", coverRole: "img" };
  // A cast: another client may send anything.
  const post = writtenPost({ translations: { hu } as WrittenPost["translations"] });
  expect((await failure(api.createPost(post))).message).toContain("translations.hu.coverRole: must be empty");
});

/** Every text that may be written, with words that tell language and name. A note tells of a change, and is no part of a text. */
function everyText(language: Language): Required<Omit<WrittenTranslation, "note">> {
  const names = keysOf(writtenTranslationSchema.omit({ note: true }).shape);
  const given = fromEntriesOf(names.map((name) => [name, `${name} ${language}`] as const));
  return { ...given, content: `<p>${language}</p>`, coverRole: "" };
}

test("every text that may be written comes back, to the editor and in each language", async () => {
  const { api } = await openSignedInServer();
  const translations = byLanguage(everyText);
  const { id, translations: stored } = await api.createPost(writtenPost({ translations }));
  expect(stored).toMatchObject(translations);
  for (const language of languages) {
    expect(await api.readPost(id, language)).toMatchObject(translations[language]);
  }
});

test("every text stays that is left out of a change, but for title, summary and content", async () => {
  const { api } = await openSignedInServer();
  const { id } = await api.createPost(writtenPost({ translations: byLanguage(everyText) }));
  const needed = { title: "Téli túra", summary: "", content: "" };
  const { translations } = await api.changePost(
    id,
    writtenPost({ translations: { en: needed, hu: needed } }),
  );
  expect(translations.hu).toMatchObject({ ...everyText("hu"), ...needed });
  expect(translations.en).toMatchObject({ ...everyText("en"), ...needed });
});

test("a language that is not sent stays, one sent empty goes", async () => {
  const { api } = await openSignedInServer();
  const { id } = await api.createPost(writtenPost());
  const hu = { title: "Őszi túra", summary: "", content: "" };
  const empty = { title: "", summary: "", content: "" };
  const changed = await api.changePost(id, writtenPost({ translations: { hu, en: empty } }));
  expect(changed.translations.es?.title).toBe("Caminata de otoño");
  expect(changed.translations.en).toBeUndefined();
});

test("a second editor who was slower is told, and nothing is overwritten", async () => {
  const { api } = await openSignedInServer();
  const { id, updatedAt } = await api.createPost(hungarianPost("Közös"));
  await api.changePost(id, hungarianPost("Az elsőé"), { updatedAt });
  expect(await failure(api.changePost(id, hungarianPost("A másodiké"), { updatedAt }))).toMatchObject({
    status: 409,
    code: "changed_meanwhile",
  });
  expect((await api.readFullPost(id)).translations.hu?.title).toBe("Az elsőé");
});

test("two changes within one millisecond are told apart", async () => {
  const moment = new Date("2026-11-21T10:00:00Z");
  const { api } = await openSignedInServer({ now: () => moment });
  const { id, updatedAt } = await api.createPost(hungarianPost("Egy"));
  const changed = await api.changePost(id, hungarianPost("Kettő"), { updatedAt });
  expect(changed.updatedAt).not.toBe(updatedAt);
});

test("deleting answers 200, then 404, and the post takes its pictures along when it leaves the bin", async () => {
  const { api, send } = await openSignedInServer();
  const { id, cover } = await api.createPost(writtenPost(), { file: await jpegFile() });
  expect((await send(`/media/${cover?.hash}/320.jpeg`)).status).toBe(200);
  await api.deletePost(id);
  expect(await failure(api.deletePost(id))).toMatchObject({ status: 404 });
  expect(await failure(api.readPost("oszi-tura", "hu"))).toMatchObject({ status: 404, code: "not_found" });
  await api.erasePost(id);
  expect((await send(`/media/${cover?.hash}/320.jpeg`)).status).toBe(404);
});

test("a picture that another post shows too outlives the post", async () => {
  const { api, send } = await openSignedInServer();
  const file = await jpegFile();
  const { id, cover } = await api.createPost(hungarianPost("Egyik"), { file });
  await api.createPost(hungarianPost("Másik"), { file });
  await api.deletePost(id);
  await api.erasePost(id);
  expect((await send(`/media/${cover?.hash}/320.jpeg`)).status).toBe(200);
});

test("a picture embedded in the text becomes a stored one", async () => {
  const { api, send } = await openSignedInServer();
  const data = (await pictureFile("jpeg", 500, 300)).toString("base64");
  const content = `<p>előtte</p><img src="data:image/jpeg;base64,${data}" alt="hegy"><p>utána</p>`;
  await api.createPost(hungarianPost("Képes", content));
  const post = await api.readPost("kepes", "hu");
  expect(post.content).toMatch(
    /^<p>előtte<\/p><img src="\/media\/[0-9a-f]{32}\/1280\.jpeg" alt="hegy" width="500" height="300"><p>utána<\/p>$/,
  );
  const [address] = /\/media\/[^"]+/.exec(post.content) ?? [];
  expect((await send(address ?? "")).headers.get("content-type")).toBe("image/jpeg");
});

test("what is written is cleaned", async () => {
  const { api } = await openSignedInServer();
  await api.createPost(hungarianPost("Tiszta", '<p onclick="x()">jó</p><script>alert(1)</script>'));
  expect((await api.readPost("tiszta", "hu")).content).toBe("<p>jó</p>");
});

test("the date of a post that was published can be changed, to one that has come", async () => {
  const now = new Date("2026-11-21T10:00:00.000Z");
  const { api } = await openSignedInServer({ now: () => now });
  const { id } = await api.createPost(hungarianPost("Terv"), { states: { hu: "draft" } });
  const dated = (createdAt: string) => api.changePost(id, { ...hungarianPost("Terv"), createdAt });
  const refusal = { status: 400, code: "invalid_field" };
  expect(await failure(dated("2020-05-01T08:00:00.000Z"))).toMatchObject(refusal);
  await api.changePost(id, hungarianPost("Terv"));
  expect(await failure(dated("2026-11-21T10:00:01.000Z"))).toMatchObject(refusal);
  expect(await dated("2020-05-01T08:00:00.000Z")).toMatchObject({ createdAt: "2020-05-01T08:00:00.000Z" });
  expect(await api.changePost(id, hungarianPost("Terv"))).toMatchObject({
    createdAt: "2020-05-01T08:00:00.000Z",
  });
});
