import { expect, test } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import { pictureFile } from "#tests/support/samples/pictures.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { failure } from "#tests/support/servers/failure.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";

const { openSignedInServer } = shareTestServers();

test("every save is a revision of each language that it changed, with who and when", async () => {
  const { api } = await openSignedInServer({ now: () => new Date("2026-11-21T10:00:00Z") });
  const { id } = await api.createPost(writtenPost());
  await api.changePost(id, hungarianPost("Téli túra"));
  await api.changePost(id, hungarianPost("Téli túra"));
  expect(await api.listRevisions(id)).toMatchObject([
    {
      revision: 4,
      language: "hu",
      title: "Téli túra",
      savedBy: administrator.username,
      savedAt: "2026-11-21T10:00:00.000Z",
    },
    { revision: 3, language: "es" },
    { revision: 2, language: "en" },
    { revision: 1, language: "hu", title: "Őszi túra" },
  ]);
});

test("a former text is restored as a new revision, and published when the editor says so", async () => {
  const { api } = await openSignedInServer();
  const { id } = await api.createPost(hungarianPost("Első", "<p>Régi</p>"));
  await api.changePost(id, hungarianPost("Második", "<p>Új</p>"));
  expect(await api.readRevision(id, 1)).toMatchObject({ title: "Első", content: "<p>Régi</p>" });
  expect((await api.restoreRevision(id, 1)).drafts?.hu).toMatchObject({
    title: "Első",
    content: "<p>Régi</p>",
  });
  expect((await api.listRevisions(id)).map(({ title }) => title)).toEqual(["Első", "Második", "Első"]);
  expect((await api.readPost(id, "hu")).title).toBe("Második");
  await api.changePost(id, { ...hungarianPost(""), translations: {} }, { states: { hu: "published" } });
  expect(await api.readPost(id, "hu")).toMatchObject({ title: "Első", content: "<p>Régi</p>" });
});

test("a picture that only a former text shows stays as long as that can be restored", async () => {
  const { api, send } = await openSignedInServer();
  const data = (await pictureFile("jpeg", 500, 300)).toString("base64");
  const withPicture = hungarianPost("Képes", `<img src="data:image/jpeg;base64,${data}" alt="hegy">`);
  const { id } = await api.createPost(withPicture);
  const [address = ""] = /\/media\/\w+\/\d+\.jpeg/.exec((await api.readRevision(id, 1)).content) ?? [];
  await api.changePost(id, hungarianPost("Kép nélkül"));
  expect((await send(address)).status).toBe(200);
  await api.deletePost(id);
  expect((await send(address)).status).toBe(200);
  await api.erasePost(id);
  expect((await send(address)).status).toBe(404);
});

test("what was published before there were revisions becomes the first of them when it is changed", async () => {
  const { api, db } = await openSignedInServer();
  const { id } = await api.createPost(writtenPost());
  await db.$client.query("delete from post_revisions; delete from translation_states");
  await api.changePost(id, hungarianPost("Téli túra"));
  expect((await api.listRevisions(id)).map(({ title, savedBy }) => [title, savedBy])).toEqual([
    ["Téli túra", administrator.username],
    ["Őszi túra", null],
  ]);
  expect((await api.readFullPost(id)).outdated).toEqual(["en", "es"]);
});

test("revisions are for signed-in editors, and a strange one is not found", async () => {
  const { api, app } = await openSignedInServer();
  const { id } = await api.createPost(hungarianPost("Marad"));
  const anonymous = createAdminClient(visitor(app));
  const ofAnonymous = [
    anonymous.listRevisions(id),
    anonymous.readRevision(id, 1),
    anonymous.restoreRevision(id, 1),
  ];
  for (const refusal of await Promise.all(ofAnonymous.map(failure)))
    expect(refusal).toMatchObject({ status: 401 });
  const strange = [api.readRevision(id, 9), api.restoreRevision(id, 9), api.listRevisions("nincs-ilyen")];
  for (const refusal of await Promise.all(strange.map(failure)))
    expect(refusal).toMatchObject({ status: 404, code: "not_found" });
});

test("words for search engines are of a revision and of what is read, and make no translation outdated", async () => {
  const { api } = await openSignedInServer();
  const { translations, ...post } = writtenPost();
  const { id } = await api.createPost({ ...post, translations });
  const search = { searchTitle: "Túrák ősszel", searchDescription: "Hova menjünk?", address: "osz" };
  const hu = { title: "", summary: "", content: "", ...translations.hu, ...search };
  await api.changePost(id, { ...post, translations: { hu } }, { states: { hu: "draft" } });
  expect(await api.readPost(id, "hu")).toMatchObject({ searchTitle: "", slug: "oszi-tura" });
  expect((await api.readFullPost(id)).drafts?.hu).toMatchObject(search);
  const { outdated } = await api.changePost(id, { ...post, translations: { hu } });
  expect(outdated).toEqual([]);
  expect(await api.readPost(id, "hu")).toMatchObject({
    searchTitle: "Túrák ősszel",
    searchDescription: "Hova menjünk?",
    slug: "osz",
  });
  const [last, first] = (await api.listRevisions(id)).filter(({ language }) => language === "hu");
  expect(await api.readRevision(id, last?.revision ?? 0)).toMatchObject(search);
  const restored = await api.restoreRevision(id, first?.revision ?? 0);
  expect(restored.drafts?.hu).toMatchObject({ searchTitle: "", address: "" });
});
