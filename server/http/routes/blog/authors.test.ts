import { expect, test } from "vitest";
import { createAdminClient } from "#api/admin/admin-client.ts";
import { authorPath } from "#i18n/blog/author-address.ts";
import { languages } from "#i18n/languages.ts";
import { introduceStarterAuthor } from "#server/domain/posts/publish-starter-posts.ts";
import { loadStarterAuthor } from "#server/load-starter-posts.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { jpegFile } from "#tests/support/samples/pictures.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";
import { visitor } from "#tests/support/servers/test-server.ts";
import { writeAuthors } from "#tests/support/samples/written-authors.ts";

const { openSignedInServer } = shareTestServers();

const anna = {
  slug: null,
  name: "Kovács Anna",
  picture: null,
  lines: { hu: "Limában él.", en: "Lives in Lima.", es: "" },
  links: ["https://example.com/anna"],
};
const bela = { ...anna, name: "Nagy Béla", links: [] };

async function openWithPosts(...names: string[]) {
  const server = await openSignedInServer();
  const reader = createAdminClient(visitor(server.app));
  const ids: string[] = [];
  for (const author of names)
    ids.push((await server.api.createPost({ ...hungarianPost(`Tőle: ${author}`), author })).id);
  const authorsOf = async () =>
    Promise.all(ids.map(async (id) => (await server.api.readFullPost(id)).author));
  return { ...server, reader, authorsOf, ids };
}

test("an author's page tells of the author in its language or the one that stands in, however posts spell the name", async () => {
  const { api, reader, authorsOf } = await openWithPosts("kovács anna");
  expect(await reader.readAuthor("kovacs-anna")).not.toHaveProperty("profile");

  const { hash } = await api.addPicture(await jpegFile(90, 60), "anna.jpg");
  await api.describePicture(hash, {
    alts: { en: "Anna in Lima" },
    credit: "",
    name: "",
    focal: { x: 20, y: 30 },
  });
  const { authors } = await writeAuthors(api, { changed: [{ ...anna, picture: hash }] });
  expect(authors).toEqual([{ ...anna, slug: "kovacs-anna", picture: expect.objectContaining({ hash }) }]);
  const { name, profile } = await reader.readAuthor("kovacs-anna", "en");
  expect(name).toBe("Kovács Anna");
  expect(profile).toMatchObject({
    lines: "Lives in Lima.",
    language: "en",
    links: anna.links,
    picture: { hash, focal: { x: 20, y: 30 }, alt: "Anna in Lima" },
  });
  const spanish = await reader.readAuthor("kovacs-anna", "es");
  expect(spanish.profile).toMatchObject({ lines: "Limában él.", language: "hu", picture: { hash, alt: "" } });
  // The record says how the name is spelt.
  expect(await authorsOf()).toEqual(["Kovács Anna"]);
});

test("a picture of an author stays in the library, and another one takes its place", async () => {
  const { api, reader } = await openWithPosts(anna.name);
  const { hash } = await api.addPicture(await jpegFile(90, 60), "anna.jpg");
  await writeAuthors(api, { changed: [{ ...anna, picture: hash }] });
  expect(await api.readPicture(hash)).toMatchObject({ siteUses: ["authors"] });
  await expect(api.removePicture(hash)).rejects.toMatchObject({ code: "picture_in_use" });
  const other = await api.addPicture(await jpegFile(60, 90), "anna2.jpg");
  await api.replacePicture(hash, other.hash);
  expect((await reader.readAuthor("kovacs-anna")).profile?.picture?.hash).toBe(other.hash);

  await writeAuthors(api, { removed: ["kovacs-anna"] });
  expect(await reader.readAuthor("kovacs-anna")).toMatchObject({ name: anna.name, posts: 1 });
  expect(await reader.readAuthor("kovacs-anna")).not.toHaveProperty("profile");
  await api.removePicture(other.hash);
  const { events } = await api.listAuditEvents({});
  expect(events).toContainEqual(expect.objectContaining({ kind: "author_removed", subject: anna.name }));
});

test("a new name goes into the author's posts, drafts and deleted ones too, and former addresses lead to the new one", async () => {
  const { api, reader, authorsOf, ids } = await openWithPosts("Kovács Anna", "kovacs anna", "Más");
  const draft = { ...hungarianPost("Vázlat"), author: "Kovács Anna" };
  const { id } = await api.createPost(draft, { states: { hu: "draft" } });
  const binned = await api.createPost({ ...hungarianPost("Törölt"), author: "Kovács Anna" });
  await api.deletePost(binned.id);
  await writeAuthors(api, { changed: [anna] });
  const before = (await api.readFullPost(ids[0] ?? "")).updatedAt;
  const renamed = { ...anna, slug: "kovacs-anna", name: "Szabó Anna" };
  const { authors } = await writeAuthors(api, { changed: [renamed] });
  expect(authors).toEqual([{ ...renamed, slug: "szabo-anna" }]);
  expect(await authorsOf()).toEqual(["Szabó Anna", "Szabó Anna", "Más"]);
  expect((await api.readFullPost(id)).author).toBe("Szabó Anna");
  expect((await api.restorePost(binned.id)).author).toBe("Szabó Anna");
  // A form that is open with the former name does not write over it.
  expect((await api.readFullPost(ids[0] ?? "")).updatedAt).not.toBe(before);
  expect(await reader.readAuthor("szabo-anna")).toMatchObject({ posts: 3 });
  await expect(reader.readAuthor("kovacs-anna")).rejects.toMatchObject({ status: 404 });
  const { redirects } = await api.listRedirects();
  expect(redirects.map(({ from, to }) => [from, to])).toEqual(
    expect.arrayContaining(
      languages.map((one) => [authorPath("kovacs-anna", one), authorPath("szabo-anna", one)]),
    ),
  );
});

test("two authors exchange their names without a post of either going astray", async () => {
  const { api, authorsOf } = await openWithPosts("Kovács Anna", "Nagy Béla");
  await writeAuthors(api, { changed: [anna, bela] });
  const changed = [
    { ...anna, slug: "kovacs-anna", name: bela.name },
    { ...bela, slug: "nagy-bela", name: anna.name },
  ];
  await writeAuthors(api, { changed });
  expect(await authorsOf()).toEqual(["Nagy Béla", "Kovács Anna"]);
});

test("a change that was made from an older version is refused, and the others stay as they are", async () => {
  const { api } = await openSignedInServer();
  const { version } = await api.readAuthors();
  await writeAuthors(api, { changed: [anna] });
  for (const late of [{ changed: [bela] }, { removed: ["kovacs-anna"] }])
    await expect(api.changeAuthors({ changed: [], removed: [], ...late, version })).rejects.toMatchObject({
      code: "changed_meanwhile",
    });
  const { authors } = await writeAuthors(api, { changed: [bela] });
  expect(authors.map(({ name }) => name)).toEqual(["Kovács Anna", "Nagy Béla"]);
});

test("an author does not become one with another whom posts alone name", async () => {
  const { api, authorsOf } = await openWithPosts("Kovács Anna", "Nagy Béla");
  const { postSlugs } = await writeAuthors(api, { changed: [anna] });
  expect(postSlugs.toSorted()).toEqual(["kovacs-anna", "nagy-bela"]);
  const renamed = { ...anna, slug: "kovacs-anna", name: "nagy béla" };
  await expect(writeAuthors(api, { changed: [renamed] })).rejects.toMatchObject({
    fieldErrors: { "changed.0.name": "is there already" },
  });
  expect(await authorsOf()).toEqual(["Kovács Anna", "Nagy Béla"]);
});

test("authors without a name, of one page or with links that are no addresses with https are refused", async () => {
  const { api } = await openSignedInServer();
  const refused = (...authors: object[]) => {
    const changed = authors.map((author) => ({ ...anna, ...author }));
    return expect(writeAuthors(api, { changed })).rejects;
  };
  await refused({ name: " " }).toMatchObject({ status: 400 });
  await refused({ name: "…" }).toMatchObject({
    fieldErrors: { "changed.0.name": "needs a letter or digit" },
  });
  await refused({}, { name: "KOVACS ANNA" }).toMatchObject({
    fieldErrors: { "changed.1.name": "is there already" },
  });
  for (const link of ["javascript:alert(1)", "http://example.com", "example.com"])
    await refused({ links: [link] }).toMatchObject({ status: 400 });
  await refused({ picture: "nothing" }).toMatchObject({ status: 404 });
  await writeAuthors(api, { changed: [anna] });
  await refused({ name: "kovács anna" }).toMatchObject({ code: "invalid_field" });
  expect((await api.readAuthors()).authors).toHaveLength(1);
});

test("the author of the starter posts is introduced once, in each language, where there are posts of that name", async () => {
  const { db, api, reader } = await openWithPosts("Irány Peru");
  await introduceStarterAuthor(db, loadStarterAuthor);
  const told = await Promise.all(
    languages.map(async (one) => (await reader.readAuthor("irany-peru", one)).profile),
  );
  expect(told.map((profile) => profile?.language)).toEqual([...languages]);
  for (const profile of told) expect(profile?.lines.length).toBeGreaterThan(150);
  await writeAuthors(api, { removed: ["irany-peru"] });
  await introduceStarterAuthor(db, loadStarterAuthor);
  expect((await api.readAuthors()).authors).toEqual([]);
});
