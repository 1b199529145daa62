import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { printHtml } from "#api/post-html/print-html.ts";
import { readHtml } from "#api/post-html/read-html.ts";
import { languages } from "#i18n/languages.ts";
import { command } from "#server/domain/audit/record-event.ts";
import { readChangeNotes } from "#server/domain/guide/read-change-notes.ts";
import { erasePost, movePostToBin } from "#server/domain/posts/bin.ts";
import { readPost, readFullPost } from "#server/domain/posts/reading/read-posts.ts";
import { changePost, publishPost } from "#server/domain/posts/write-post.ts";
import type { Queries } from "#server/storage/database.ts";
import { findLibrary } from "#server/storage/media/library-pictures.ts";
import { flatOldPost } from "#tests/support/samples/flat-old-post.ts";
import { animation, cutOff, pictureFile } from "#tests/support/samples/pictures.ts";
import { saidNotes } from "#tests/support/readers/said-notes.ts";
import { treks } from "#tests/support/samples/written-categories.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { importPosts, type Import } from "./import-posts.ts";
import { parseOldPost, readOldId } from "./old-post.ts";
import { prepareOldPost, type FetchPicture } from "./prepare-old-post.ts";

const flat = flatOldPost;
const { _id: id } = flat;

const translated = {
  ...flat,
  translations: {
    hu: { title: "Machu Picchu olcsón", summary: "hu", content: "<p>hu</p>", slug: "mp-hu" },
    en: { title: "Machu Picchu on a budget", summary: "en", content: "<p>en</p>", slug: "mp-en" },
  },
};

function importInto(db: Queries, old: object, { picture }: { picture?: Buffer } = {}): Promise<Import> {
  return importOne(db, old, async () => {
    if (picture) return picture;
    throw new Error("gone");
  });
}

/** @throws whatever the import fails with */
async function importOne(db: Queries, old: object, fetchPicture: FetchPicture): Promise<Import> {
  const [imported] = await importPosts(db, [await prepareOldPost(parseOldPost(old), fetchPicture)], command);
  if (imported?.outcome === "failed") throw imported.error;
  if (!imported) throw new Error("no result");
  return imported;
}

test("a post whose category was removed since it was read is in none", async () => {
  const { db } = await openTestDatabase();
  const fetchNothing = () => Promise.reject(new Error("gone"));
  const prepared = await prepareOldPost(parseOldPost(flat), fetchNothing);
  const imported = await importPosts(db, [{ ...prepared, category: treks.id }], command);
  expect(imported).toMatchObject([{ outcome: "new", notes: [{ kind: "category", what: treks.id }] }]);
  expect(await readFullPost(db, id)).toMatchObject({ category: "uncategorized" });
});

test("a flat post keeps its id, slug, date and base fields, and shows them in every language", async () => {
  const { db } = await openTestDatabase();
  expect(await importInto(db, flat)).toEqual({ outcome: "new", notes: [], redirects: 0 });
  for (const language of languages) {
    expect(await readPost(db, "machu-picchu-olcson-1", language)).toMatchObject({
      id,
      title: "Machu Picchu olcsón",
      summary: "Vonat nélkül is megy.",
      blocks: readHtml("<p>Szöveg</p>"),
      slug: "machu-picchu-olcson-1",
      author: "Kovács Anna",
      createdAt: "2024-03-12T20:15:00.000Z",
      translations: {},
    });
  }
});

test("a translated post keeps each language's slug; a language without text shows the Hungarian one", async () => {
  const { db } = await openTestDatabase();
  await importInto(db, translated);
  expect(await readPost(db, "mp-en", "en")).toMatchObject({
    id,
    title: "Machu Picchu on a budget",
    slug: "mp-en",
  });
  expect(await readPost(db, "mp-hu", "es")).toMatchObject({
    id,
    title: "Machu Picchu olcsón",
    slug: "mp-hu",
  });
  expect(await readPost(db, "machu-picchu-olcson-1", "hu")).toMatchObject({ id, slug: "mp-hu" });
});

test("the same post again changes nothing, a changed one is changed, neither is doubled", async () => {
  const { db } = await openTestDatabase();
  const picture = await pictureFile("jpeg");
  const old = { ...translated, cover: "uploads/a.jpg" };
  await importInto(db, old, { picture });
  const before = await readFullPost(db, id);
  expect((await importInto(db, old, { picture })).outcome).toBe("same");
  expect(await readFullPost(db, id)).toEqual(before);
  const changed = { ...old, translations: { hu: { ...translated.translations.hu, title: "Új cím" } } };
  expect((await importInto(db, changed, { picture })).outcome).toBe("changed");
  const after = await readFullPost(db, id);
  expect(after.translations.hu).toMatchObject({ title: "Új cím", slug: "mp-hu" });
  expect(after.translations.en).toBeUndefined();
});

test("notes of changes come with a post in the place of others, and stay where it says nothing of them", async () => {
  const { db } = await openTestDatabase();
  const told = async () => (await readChangeNotes(db)).ofText({ postId: id, page: null, language: "hu" });
  const noted = {
    ...translated,
    changes: [{ language: "hu", note: "Új busz.", at: "2024-05-01T08:00:00Z" }],
  };
  await importInto(db, translated);
  for (const outcome of ["changed", "same"]) expect(await importInto(db, noted)).toMatchObject({ outcome });
  expect(await importInto(db, translated)).toMatchObject({ outcome: "same" });
  expect(await told()).toEqual([{ note: "Új busz.", at: "2024-05-01T08:00:00.000Z" }]);
  expect(await importInto(db, { ...translated, changes: [] })).toMatchObject({ outcome: "changed" });
  expect(await told()).toEqual([]);
});

test("a post that was edited here since is kept", async () => {
  const { db } = await openTestDatabase();
  await importInto(db, flat);
  await changePost(db, id, hungarianPost("Itt javítva"), { now: new Date() });
  expect((await importInto(db, { ...flat, title: "Régi" })).outcome).toBe("kept");
  expect((await readFullPost(db, id)).translations.hu?.title).toBe("Itt javítva");
});

test("editing an old post keeps its address", async () => {
  const { db } = await openTestDatabase();
  await importInto(db, flat);
  const changed = await changePost(db, id, hungarianPost(flat.title), { now: new Date() });
  expect(changed.translations.hu?.slug).toBe("machu-picchu-olcson-1");
});

test("within a transaction a post that fails leaves the others, and rolling back leaves nothing", async () => {
  const { db } = await openTestDatabase();
  const rollBack = new Error("enough");
  const work = db.transaction(async (tx) => {
    expect((await importInto(tx, flat)).outcome).toBe("new");
    const long = { ...flat, _id: `${id}1`, slug: randomBytes(3000).toString("hex") };
    await expect(importInto(tx, long)).rejects.toThrow();
    expect((await importInto(tx, flat)).outcome).toBe("same");
    throw rollBack;
  });
  await expect(work).rejects.toBe(rollBack);
  await expect(readFullPost(db, id)).rejects.toMatchObject({ code: "not_found" });
});

test("a cover by address or as data is stored, and coverImage wins over cover", async () => {
  const { db } = await openTestDatabase();
  const picture = await pictureFile("png", 90, 60);
  await importInto(db, { ...flat, cover: "a.png", coverImage: "b.png" }, { picture });
  expect((await readFullPost(db, id)).cover).toMatchObject({ width: 90, height: 60 });
  const fetchedAddresses: string[] = [];
  await importOne(db, { ...flat, cover: "a.png", coverImage: "b.png" }, async (address) => {
    fetchedAddresses.push(address);
    return picture;
  });
  expect(fetchedAddresses).toEqual(["b.png"]);
});

test("a picture that cannot be had is noted, the text comes all the same", async () => {
  const { db } = await openTestDatabase();
  const { outcome, notes } = await importInto(db, { ...flat, cover: "uploads/x.jpg" });
  expect(outcome).toBe("new");
  expect(saidNotes(notes)).toEqual(["picture uploads/x.jpg: could not be fetched (gone)"]);
});

test("an animated cover is left out and noted, in a text it stays animated", async () => {
  const { db } = await openTestDatabase();
  const picture = await animation("gif", 80, 60);
  const old = { ...flat, cover: "uploads/x.gif", content: '<p><img src="/uploads/x.gif"></p>' };
  const { outcome, notes } = await importInto(db, old, { picture });
  expect(outcome).toBe("new");
  expect(notes).toEqual([{ kind: "animatedCover", what: "uploads/x.gif" }]);
  const post = await readPost(db, id, "hu");
  expect(post.cover).toBeNull();
  expect(printHtml(post.blocks)).toMatch(/1280\.webp/);
});

test("pictures in the text are taken over and old editor markup becomes ours", async () => {
  const { db } = await openTestDatabase();
  const picture = await pictureFile("jpeg", 80, 60);
  const content =
    '<p class="ql-indent-2">Be</p><p><img src="/uploads/b.jpg" alt="Tó"></p><p><br></p><script>x()</script>';
  await importInto(db, { ...flat, content }, { picture });
  const post = await readPost(db, id, "hu");
  expect(printHtml(post.blocks)).toMatch(
    /^<p class="indent-2">Be<\/p><img src="\/media\/[0-9a-f]{32}\/1280\.jpeg" alt="Tó" width="80" height="60">$/,
  );
  // The media library knows what it shows.
  const { pictures } = await findLibrary(db, { search: "tó", skip: 0 });
  expect(pictures).toMatchObject([{ alts: { hu: "Tó" } }]);
});

test("a damaged picture in a text is noted and left out, the others come", async () => {
  const { db } = await openTestDatabase();
  const whole = await pictureFile("jpeg", 80, 60);
  const [good, bad] = [whole, cutOff(whole)].map(
    (file) => `data:image/jpeg;base64,${file.toString("base64")}`,
  );
  const content = `<blockquote><img src="${bad}"></blockquote><p>a</p><img src="${good}"><img src="data:image/png;base64,?">`;
  const hu = { ...translated.translations.hu, content: `<p>hu</p><img src="${bad}">` };
  const { outcome, notes } = await importInto(db, { ...flat, content, translations: { hu } });
  expect(outcome).toBe("new");
  const damaged = "picture #1 (hu): is damaged or of an unusual kind";
  expect(saidNotes(notes)).toEqual([damaged, "picture data:image/png;base64,?: is no picture data", damaged]);
  const post = await readFullPost(db, id);
  expect(printHtml(post.translations.hu?.blocks ?? [])).toBe("<p>hu</p>");
  expect(printHtml(post.blocks)).toMatch(
    /^<p>a<\/p><img src="\/media\/[0-9a-f]{32}\/1280\.jpeg" alt="" width="80" height="60">$/,
  );
});

test("NUL characters go from every text", async () => {
  const { db } = await openTestDatabase();
  const hu = { title: "C\0ím", summary: "\0", content: "<p>a\0b</p>", slug: "c\0im" };
  await importInto(db, { ...flat, title: "\0Machu", serzo: "An\0na", translations: { hu } });
  expect(await readFullPost(db, id)).toMatchObject({
    author: "Anna",
    title: "Machu",
    translations: { hu: { title: "Cím", summary: "", blocks: readHtml("<p>ab</p>"), slug: "cim" } },
  });
});

test.each(["0100-01-01T00:00:00.000Z", "9999-12-31T12:00:00.000Z"])(
  "the date %s stays",
  async (createdAt) => {
    const { db } = await openTestDatabase();
    await importInto(db, { ...flat, createdAt });
    expect((await readFullPost(db, id)).createdAt).toBe(createdAt);
  },
);

test("a language that the site does not have is left out and noted, as is any other key", () => {
  const { hu } = translated.translations;
  const old = parseOldPost({ ...flat, translations: { _id: id, hu, de: { title: 5 } } });
  expect(Object.keys(old.translations)).toEqual(["hu"]);
  expect(old.notes).toEqual([
    { kind: "language", what: "_id" },
    { kind: "language", what: "de" },
  ]);
});

test("the id of a post can be read whatever else is wrong with it", () => {
  expect(readOldId({ _id: id, title: 5 })).toBe(id);
  expect(readOldId({ _id: { $oid: id } })).toBe(id);
  for (const json of [null, [], { _id: 5 }, { title: "a" }]) expect(readOldId(json)).toBeNull();
});

test("a slug that another post has gets a number, and a note says so", async () => {
  const { db } = await openTestDatabase();
  await publishPost(db, hungarianPost("mp hu"), { now: new Date() });
  const { notes } = await importInto(db, translated);
  expect(notes).toEqual([{ kind: "slug", what: "mp-hu", detail: "mp-hu-2" }]);
  expect((await readFullPost(db, id)).translations.hu?.slug).toBe("mp-hu-2");
  expect((await importInto(db, translated)).outcome).toBe("same");
});

test("szerzo wins over serzo, an unknown category is noted, the id tells a missing date", () => {
  const old = parseOldPost({ ...flat, szerzo: "Nagy Béla", category: "Cooking", createdAt: undefined });
  expect(old).toMatchObject({
    author: "Nagy Béla",
    category: "uncategorized",
    notes: [{ kind: "category", what: "Cooking" }],
  });
  expect(old.createdAt.toISOString()).toBe("2024-03-12T20:57:06.000Z");
});

test("ids and dates in MongoDB's extended JSON are understood", () => {
  const old = parseOldPost({ ...flat, _id: { $oid: id }, createdAt: { $date: "2024-01-02T03:04:05Z" } });
  expect(old).toMatchObject({ id, createdAt: new Date("2024-01-02T03:04:05Z") });
});

test.each([
  [{ ...flat, _id: undefined }, "_id"],
  [{ ...flat, createdAt: "tegnap" }, "createdAt: is no date"],
  [{ ...flat, createdAt: "0099-12-31T23:59:59Z" }, "createdAt: is outside the years"],
  [{ ...flat, updatedAt: "-000001-01-01T00:00:00Z" }, "updatedAt: is outside the years"],
  [{ ...flat, createdAt: { $date: 253402300800000 } }, "createdAt: is outside the years"],
  [{ ...flat, title: "" }, "title"],
  [null, "the post"],
])("a post that cannot be read names what is wrong", (old, field) => {
  expect(() => parseOldPost(old)).toThrow(field);
});

test("a post that was deleted here stays in the bin as it is, and comes anew when it is not there any more", async () => {
  const { db } = await openTestDatabase();
  await importInto(db, flat);
  await movePostToBin(db, id, { now: new Date(), by: command });
  expect((await importInto(db, { ...flat, title: "Új cím" })).outcome).toBe("binned");
  await erasePost(db, id, command);
  expect((await importInto(db, flat)).outcome).toBe("new");
});
