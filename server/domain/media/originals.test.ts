import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { insertPictures } from "#server/storage/media/media.ts";
import { withMediaStore } from "#tests/support/storage/with-media-store.ts";
import { mediaSettings, startS3Server } from "#tests/support/servers/s3-server.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { moveOriginals } from "./move-originals.ts";
import { createOriginals, requireOriginalsAtHand } from "./originals.ts";

const bytes = Buffer.from("an original");
const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);

/** A site with one picture, whose original is in the media store. */
async function openSite() {
  const { db: without } = await openTestDatabase();
  const server = await startS3Server();
  const settings = mediaSettings(server);
  const { db, store } = withMediaStore(without, settings);
  await insertPictures(db, [{ hash, bytes, width: 3, height: 2 }]);
  const moving = { db, store, signal: new AbortController().signal };
  const move = (to: "media store" | "database") =>
    moveOriginals({
      ...moving,
      to,
      onError(error) {
        throw error;
      },
    });
  await move("media store");
  const errors: string[] = [];
  const onError = (error: Error) => void errors.push(error.message);
  const options = { onError, timeout: 1_000, pause: 0 };
  return { db, without, server, settings, move, errors, options };
}

const unavailable = { code: "unavailable", retryAfter: 10 };

test("an original is read from wherever it is", async () => {
  const { db, without, move, options } = await openSite();
  const read = createOriginals(db, options);
  expect(await read(hash)).toEqual(bytes);
  await move("database");
  expect(await read(hash)).toEqual(bytes);
  expect(await createOriginals(without, options)(hash)).toEqual(bytes);
  expect(await read("0".repeat(32))).toBeNull();
});

test("a store that hangs, refuses, or has another file makes a picture unavailable, until it is well again", async () => {
  const { db, server, errors, options } = await openSite();
  const read = createOriginals(db, options);
  server.isHanging = true;
  await expect(read(hash)).rejects.toMatchObject(unavailable);
  server.isHanging = false;
  server.intercept = () => 403;
  await expect(read(hash)).rejects.toMatchObject(unavailable);
  server.intercept = () => undefined;
  const [key = ""] = server.objects.keys();
  server.objects.set(key, Buffer.from("another"));
  await expect(read(hash)).rejects.toMatchObject(unavailable);
  server.objects.delete(key);
  await expect(read(hash)).rejects.toMatchObject(unavailable);
  server.objects.set(key, bytes);
  expect(await read(hash)).toEqual(bytes);
  expect(errors).toEqual([
    expect.stringContaining("timeout"),
    expect.stringContaining("answered 403"),
    expect.stringContaining("is damaged"),
    expect.stringContaining("NoSuchKey"),
  ]);
});

test("a store that failed is left alone for a while", async () => {
  const { db, server, options } = await openSite();
  const read = createOriginals(db, { ...options, pause: 60_000 });
  server.intercept = () => 403;
  await expect(read(hash)).rejects.toMatchObject(unavailable);
  server.intercept = () => undefined;
  const calls = server.calls.length;
  await expect(read(hash)).rejects.toMatchObject(unavailable);
  expect(server.calls).toHaveLength(calls);
});

test("settings that name another store, or none, are refused while originals are in this one", async () => {
  const { db, without, settings, move } = await openSite();
  await requireOriginalsAtHand(db);
  const sentence =
    "The originals of 1 pictures are in s3://peru-media/originals, which MEDIA_URL does not name. " +
    "Set MEDIA_URL=s3://peru-media/originals again";
  await expect(requireOriginalsAtHand(without)).rejects.toThrow(sentence);
  for (const other of ["s3://peru-media", "s3://peru-media/original_", "s3://peru-media/originals/more"]) {
    const { db: elsewhere } = withMediaStore(without, { ...settings, MEDIA_URL: other });
    if (other === "s3://peru-media") await requireOriginalsAtHand(elsewhere);
    else await expect(requireOriginalsAtHand(elsewhere)).rejects.toThrow(sentence);
  }
  await move("database");
  await requireOriginalsAtHand(without);
});
