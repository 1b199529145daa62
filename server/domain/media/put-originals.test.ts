import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { insertPictures, removeUnusedPictures } from "#server/storage/media/media.ts";
import { findOriginal } from "#server/storage/originals/originals.ts";
import { withMediaStore } from "#tests/support/storage/with-media-store.ts";
import { mediaSettings, startS3Server } from "#tests/support/servers/s3-server.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { putOriginals, removeOldOriginals } from "./put-originals.ts";

const hour = 3_600_000;

const pictureOf = (text: string) => {
  const bytes = Buffer.from(text);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  return { hash, bytes, width: 30, height: 20, isAnimated: false };
};

const picture = pictureOf("an original");

async function openSite() {
  const { db: without } = await openTestDatabase();
  const server = await startS3Server();
  const { db } = withMediaStore(without, mediaSettings(server));
  const removeAfter = (hours: number) => removeOldOriginals(db, new Date(Date.now() + hours * hour));
  return { db, without, server, removeAfter };
}

test("a new original goes into the media store, and stays there", async () => {
  const { db, server, removeAfter } = await openSite();
  await insertPictures(db, await putOriginals(db, [picture, picture]));
  const found = await findOriginal(db, picture.hash);
  expect(found?.bytes).toBeNull();
  await removeAfter(25);
  expect([...server.objects]).toEqual([[found?.place?.slice("s3://".length), picture.bytes]]);
});

test("without a media store, and within a transaction, it goes into the database", async () => {
  const { db, without, server } = await openSite();
  await insertPictures(without, await putOriginals(without, [picture]));
  const other = pictureOf("another");
  await db.transaction(async (tx) => void (await insertPictures(tx, await putOriginals(tx, [other]))));
  for (const { hash, bytes } of [picture, other])
    expect(await findOriginal(db, hash)).toEqual({ bytes, place: null });
  expect(server.calls).toEqual([]);
});

test("one that is stored already is not put anywhere again", async () => {
  const { db, without, server } = await openSite();
  await insertPictures(without, [picture]);
  await insertPictures(db, await putOriginals(db, [picture]));
  expect(server.calls).toEqual([]);
  expect((await findOriginal(db, picture.hash))?.bytes).toEqual(picture.bytes);
});

test("while the media store is away it is asked once for a save, and originals go into the database", async () => {
  const { db, server } = await openSite();
  let asked = 0;
  server.intercept = () => {
    asked += 1;
    return 403;
  };
  const pictures = [picture, pictureOf("another")];
  await insertPictures(db, await putOriginals(db, pictures));
  expect(asked).toBe(1);
  for (const { hash, bytes } of pictures)
    expect(await findOriginal(db, hash)).toEqual({ bytes, place: null });
});

test("a save that fails leaves its file for a day, and a picture stored later keeps its own", async () => {
  const { db, server, removeAfter } = await openSite();
  const failed = db.transaction(async (tx) => {
    await insertPictures(tx, await putOriginals(db, [picture]));
    throw new Error("refused");
  });
  await expect(failed).rejects.toThrow("refused");
  await insertPictures(db, await putOriginals(db, [picture]));
  expect(server.objects.size).toBe(2);
  await removeAfter(25);
  const place = (await findOriginal(db, picture.hash))?.place ?? "";
  expect([...server.objects.keys()]).toEqual([place.slice("s3://".length)]);
});

test("the file of a removed picture is removed a day later, when the store is there", async () => {
  const { db, server, removeAfter } = await openSite();
  await insertPictures(db, await putOriginals(db, [picture]));
  await removeUnusedPictures(db, [picture.hash]);
  await removeAfter(23);
  expect(server.objects.size).toBe(1);
  server.intercept = () => 403;
  await expect(removeAfter(25)).rejects.toThrow("s3://peru-media/originals failed");
  server.intercept = () => undefined;
  await removeAfter(25);
  expect(server.objects.size).toBe(0);
});
