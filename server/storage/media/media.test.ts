import { expect, test } from "vitest";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { hasNewPictures, insertPictures, removeUnusedPictures } from "./media.ts";
import { findOriginal } from "#server/storage/originals/originals.ts";
import { pictures, postPictures, posts } from "#server/storage/schema.ts";

const storedPicture = (hash: string) => ({
  hash: hash.repeat(32),
  width: 30,
  height: 20,
  bytes: Buffer.from(hash),
});

const cover = storedPicture("a");
const inText = storedPicture("b");
const unused = storedPicture("c");

const post = {
  id: "0".repeat(24),
  author: "Anna",
  category: "Art",
  createdAt: new Date(),
  updatedAt: new Date(),
};

test("gives back a stored picture, and null for an unknown one", async () => {
  const { db } = await openTestDatabase();
  await insertPictures(db, [cover, inText]);
  expect(await findOriginal(db, cover.hash)).toEqual({ bytes: cover.bytes, place: null });
  expect(await findOriginal(db, unused.hash)).toBeNull();
});

test("stores a picture once, however often it is sent", async () => {
  const { db } = await openTestDatabase();
  await insertPictures(db, [cover, cover]);
  const [first] = await db.select().from(pictures);
  await insertPictures(db, [cover]);
  expect(await db.select().from(pictures)).toEqual([first]);
});

test("does not deadlock when two transactions store the same pictures in different order", async () => {
  const { db } = await openTestDatabase();
  const rounds = Array.from({ length: 20 }, (_, round) =>
    db.transaction((tx) => insertPictures(tx, round % 2 ? [cover, inText, unused] : [unused, inText, cover])),
  );
  await Promise.all(rounds);
  expect(await db.$count(pictures)).toBe(3);
});

test("a picture is new to a post that does not have it yet, and one that is not stored never is", async () => {
  const { db } = await openTestDatabase();
  const [other, isNew] = ["1".repeat(24), (hashes: string[]) => hasNewPictures(db, post.id, hashes)];
  await insertPictures(db, [cover, inText]);
  await db.insert(posts).values([post, { ...post, id: other }]);
  await db.insert(postPictures).values([
    { postId: post.id, hash: inText.hash },
    { postId: other, hash: cover.hash },
  ]);
  expect(await isNew([inText.hash, cover.hash])).toBe(true);
  expect(await isNew([inText.hash, unused.hash])).toBe(false);
  expect(await isNew([])).toBe(false);
});

test("removes those of the named pictures that are neither a cover nor in a text", async () => {
  const { db } = await openTestDatabase();
  const unnamed = storedPicture("d");
  await insertPictures(db, [cover, inText, unused, unnamed]);
  const named = [cover, inText, unused].map(({ hash }) => hash);
  await db.insert(posts).values({ ...post, cover: cover.hash });
  await db.insert(postPictures).values({ postId: post.id, hash: inText.hash });
  await removeUnusedPictures(db, named);
  const left = await db.select({ hash: pictures.hash }).from(pictures).orderBy(pictures.hash);
  expect(left.map(({ hash }) => hash)).toEqual([cover.hash, inText.hash, unnamed.hash]);

  await db.delete(posts);
  await removeUnusedPictures(db, named);
  expect(await db.$count(pictures)).toBe(1);
});
