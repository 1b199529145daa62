import { expect, test } from "vitest";
import { changePost, publishPost } from "#server/domain/write-post.ts";
import { readPost, readWholePost } from "#server/domain/read-posts.ts";
import type { Database } from "#server/storage/database.ts";
import { pictureFile } from "#tests/support/pictures.ts";
import { openTestDatabase } from "#tests/support/test-database.ts";
import { hungarianPost } from "#tests/support/written-post.ts";
import { importPost, type Import } from "./import-post.ts";
import { parseOldPost } from "./old-post.ts";

const id = "65f0c1a2b3c4d5e6f7a8b9c0";

const flat = {
  _id: id,
  title: "Machu Picchu olcsón",
  summary: "Vonat nélkül is megy.",
  content: "<p>Szöveg</p>",
  slug: "machu-picchu-olcson-1",
  serzo: "Kovács Anna",
  category: "Discovery",
  createdAt: "2024-03-12T20:15:00.000Z",
};

const translated = {
  ...flat,
  translations: {
    hu: { title: "Machu Picchu olcsón", summary: "hu", content: "<p>hu</p>", slug: "mp-hu" },
    en: { title: "Machu Picchu on a budget", summary: "en", content: "<p>en</p>", slug: "mp-en" },
  },
};

function importInto(
  db: Database,
  old: object,
  options: { picture?: Buffer; dryRun?: boolean } = {},
): Promise<Import> {
  const { picture, dryRun = false } = options;
  return importPost(db, parseOldPost(old), {
    dryRun,
    fetchPicture: () => (picture ? Promise.resolve(picture) : Promise.reject(new Error("gone"))),
  });
}

test("a flat post keeps its id, slug, date and base fields, and shows them in every language", async () => {
  const { db } = await openTestDatabase();
  expect(await importInto(db, flat)).toEqual({ outcome: "new", notes: [] });
  for (const language of ["hu", "en", "es"] as const) {
    expect(await readPost(db, "machu-picchu-olcson-1", language)).toMatchObject({
      id,
      title: "Machu Picchu olcsón",
      summary: "Vonat nélkül is megy.",
      content: "<p>Szöveg</p>",
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
  const before = await readWholePost(db, id);
  expect((await importInto(db, old, { picture })).outcome).toBe("same");
  expect(await readWholePost(db, id)).toEqual(before);
  const changed = { ...old, translations: { hu: { ...translated.translations.hu, title: "Új cím" } } };
  expect((await importInto(db, changed, { picture })).outcome).toBe("changed");
  const after = await readWholePost(db, id);
  expect(after.translations.hu).toMatchObject({ title: "Új cím", slug: "mp-hu" });
  expect(after.translations.en).toBeUndefined();
});

test("a post that was edited here since is kept", async () => {
  const { db } = await openTestDatabase();
  await importInto(db, flat);
  await changePost(db, id, hungarianPost("Itt javítva"), { now: new Date() });
  expect((await importInto(db, { ...flat, title: "Régi" })).outcome).toBe("edited here, kept");
  expect((await readWholePost(db, id)).translations.hu?.title).toBe("Itt javítva");
});

test("editing an old post keeps its address", async () => {
  const { db } = await openTestDatabase();
  await importInto(db, flat);
  const changed = await changePost(db, id, hungarianPost(flat.title), { now: new Date() });
  expect(changed.translations.hu?.slug).toBe("machu-picchu-olcson-1");
});

test("a dry run tells and writes nothing", async () => {
  const { db } = await openTestDatabase();
  expect((await importInto(db, flat, { dryRun: true })).outcome).toBe("new");
  await expect(readWholePost(db, id)).rejects.toMatchObject({ code: "not_found" });
});

test("a cover by address or as data is stored, and coverImage wins over cover", async () => {
  const { db } = await openTestDatabase();
  const picture = await pictureFile("png", 90, 60);
  await importInto(db, { ...flat, cover: "a.png", coverImage: "b.png" }, { picture });
  expect((await readWholePost(db, id)).cover).toMatchObject({ width: 90, height: 60 });
  const asked: string[] = [];
  await importPost(db, parseOldPost({ ...flat, cover: "a.png", coverImage: "b.png" }), {
    dryRun: true,
    fetchPicture: (address) => {
      asked.push(address);
      return Promise.resolve(picture);
    },
  });
  expect(asked).toEqual(["b.png"]);
});

test("a picture that cannot be had is noted, the text comes all the same", async () => {
  const { db } = await openTestDatabase();
  const { outcome, notes } = await importInto(db, { ...flat, cover: "uploads/x.jpg" });
  expect(outcome).toBe("new");
  expect(notes).toEqual(["picture uploads/x.jpg: gone"]);
});

test("pictures in the text are taken over and old editor markup becomes ours", async () => {
  const { db } = await openTestDatabase();
  const picture = await pictureFile("jpeg", 80, 60);
  const content =
    '<p class="ql-indent-2">Be</p><p><img src="/uploads/b.jpg"></p><p><br></p><script>x()</script>';
  await importInto(db, { ...flat, content }, { picture });
  const post = await readPost(db, id, "hu");
  expect(post.content).toMatch(
    /^<p class="indent-2">Be<\/p><img src="\/media\/[0-9a-f]{32}\/1280\.jpeg" alt="" width="80" height="60">$/,
  );
});

test("a slug that another post has gets a number, and a note says so", async () => {
  const { db } = await openTestDatabase();
  await publishPost(db, hungarianPost("mp hu"), { now: new Date() });
  const { notes } = await importInto(db, translated);
  expect(notes).toEqual(['slug "mp-hu" belongs to another post, so it is "mp-hu-2"']);
  expect((await readWholePost(db, id)).translations.hu?.slug).toBe("mp-hu-2");
  expect((await importInto(db, translated)).outcome).toBe("same");
});

test("szerzo wins over serzo, an unknown category is noted, the id tells a missing date", () => {
  const old = parseOldPost({ ...flat, szerzo: "Nagy Béla", category: "Cooking", createdAt: undefined });
  expect(old).toMatchObject({
    author: "Nagy Béla",
    category: "uncategorized",
    notes: ['category "Cooking" is unknown'],
  });
  expect(old.createdAt.toISOString()).toBe("2024-03-12T20:57:06.000Z");
});

test("ids and dates in MongoDB's extended JSON are understood", () => {
  const old = parseOldPost({ ...flat, _id: { $oid: id }, createdAt: { $date: "2024-01-02T03:04:05Z" } });
  expect(old).toMatchObject({ id, createdAt: new Date("2024-01-02T03:04:05Z") });
});

test.each([
  [{ ...flat, _id: undefined }, "_id"],
  [{ ...flat, createdAt: "tegnap" }, "createdAt"],
  [{ ...flat, title: "" }, "title"],
  [null, "the post"],
])("a post that cannot be read names what is wrong", (old, field) => {
  expect(() => parseOldPost(old)).toThrow(field);
});
