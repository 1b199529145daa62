import { availableParallelism } from "node:os";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { mediaPath, pictureFormats, pictureWidths } from "#api/media.ts";
import { pictureSemaphore } from "#server/domain/media/picture-semaphore.ts";
import { preparePicture } from "#server/domain/media/prepare-picture.ts";
import { insertPictures } from "#server/storage/media/media.ts";
import { redOverBlue } from "#tests/support/samples/pictures.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";

const { openTestServer } = shareTestServers();

/** A server that knows one picture, 800 × 400. */
async function openMediaServer() {
  const { app, db, env } = await openTestServer();
  const picture = await preparePicture(await redOverBlue(800, 400).jpeg().toBuffer());
  await insertPictures(db, [picture]);
  return { app, db, hash: picture.hash, cacheDir: join(env.DATA_DIR, "cache", "media") };
}

test("serves a picture to be kept for a year, and as nothing but a picture", async () => {
  const { app, hash } = await openMediaServer();
  const answer = await app.inject(mediaPath(hash, 640, "webp"));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "image/webp",
    "content-length": String(answer.rawPayload.length),
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "cross-origin",
    etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
  });
  const { mediaType, width, height } = await sharp(answer.rawPayload).metadata();
  expect({ mediaType, width, height }).toEqual({ mediaType: "image/webp", width: 640, height: 320 });
});

test("serves AVIF and JPEG under their types, a small original in its own width", async () => {
  const { app, hash } = await openMediaServer();
  for (const format of ["avif", "jpeg"] as const) {
    const answer = await app.inject(mediaPath(hash, 1920, format));
    expect(answer.headers["content-type"]).toBe(`image/${format}`);
    const { mediaType, width } = await sharp(answer.rawPayload).metadata();
    expect({ mediaType, width }).toEqual({ mediaType: `image/${format}`, width: 800 });
  }
});

test("answers HEAD with the same headers and no body", async () => {
  const { app, hash } = await openMediaServer();
  const url = mediaPath(hash, 320, "jpeg");
  const [head, get] = [await app.inject({ method: "HEAD", url }), await app.inject(url)];
  expect(head.statusCode).toBe(200);
  expect(head.rawPayload).toHaveLength(0);
  const { date: _, "x-request-id": __, ...headers } = get.headers;
  expect(head.headers).toMatchObject(headers);
});

test("answers 304 to who has the picture already", async () => {
  const { app, hash } = await openMediaServer();
  const url = mediaPath(hash, 320, "webp");
  const { etag } = (await app.inject(url)).headers;
  const ask = (tags: string) => app.inject({ url, headers: { "if-none-match": tags } });
  for (const tags of [String(etag), `"other", W/${etag}`, "*"]) {
    const answer = await ask(tags);
    expect(answer.statusCode, tags).toBe(304);
    expect(answer.rawPayload).toHaveLength(0);
    expect(answer.headers).toMatchObject({ etag, "cache-control": expect.stringContaining("immutable") });
  }
  expect((await ask('"other"')).statusCode).toBe(200);
});

test("gives different tags to different variants", async () => {
  const { app, hash } = await openMediaServer();
  const urls = [mediaPath(hash, 320, "webp"), mediaPath(hash, 640, "webp"), mediaPath(hash, 320, "jpeg")];
  const answers = await Promise.all(urls.map((url) => app.inject(url)));
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
});

test("knows no other address, and no other picture", async () => {
  const { app, hash } = await openMediaServer();
  const addresses = [
    mediaPath("0".repeat(32), 320, "webp"),
    `/media/${hash}/321.webp`,
    `/media/${hash}/0320.webp`,
    `/media/${hash}/320.jpg`,
    `/media/${hash}/320.png`,
    `/media/${hash}/320.webp/`,
    `/media/${hash}/320.webp%0a`,
    `/media/${hash}/320`,
    `/media/${hash.toUpperCase().replace(/^\d+/, "F")}/320.webp`,
    `/media/${hash.slice(1)}/320.webp`,
    `/media/${hash}`,
    "/media/",
    "/media/..%2f..%2fetc%2fpasswd",
    `/media/${hash}/..%2f320.webp`,
  ];
  for (const url of addresses) {
    const answer = await app.inject(url);
    expect(answer.statusCode, url).toBe(404);
    expect(answer.json(), url).toEqual({ error: expect.any(String), code: "not_found" });
    expect(answer.headers["cache-control"], url).toBe("no-store");
  }
});

test("caches what it made in the data folder, and does without when that was deleted", async () => {
  const { app, hash, cacheDir } = await openMediaServer();
  const url = mediaPath(hash, 320, "avif");
  const first = await app.inject(url);
  expect(await readdir(join(cacheDir, hash))).toEqual(["320.avif"]);
  await rm(cacheDir, { recursive: true });
  const second = await app.inject(url);
  expect(second.statusCode).toBe(200);
  expect(second.rawPayload).toEqual(first.rawPayload);
});

test("answers twenty visitors who want the same new variant alike", async () => {
  const { app, hash } = await openMediaServer();
  const url = mediaPath(hash, 640, "avif");
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject(url)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
});

test("a save has its turn before the variants that visitors wait for", async () => {
  const { app, hash } = await openMediaServer();
  let made = 0;
  const variants = pictureWidths.flatMap((width) =>
    pictureFormats.map((format) => mediaPath(hash, width, format)),
  );
  const visits = variants.map((path) => app.inject(path).then(() => (made += 1)));
  await expect.poll(() => made).toBeGreaterThan(0);
  await preparePicture(await redOverBlue(300, 200).png().toBuffer());
  expect(made).toBeLessThan(variants.length - 5);
  await Promise.all(visits);
});

test("more variants than can be made soon are refused, and one that has a size gets that instead", async () => {
  const { app, hash: first, db } = await openMediaServer();
  const others = await Promise.all(
    [1, 2, 3, 4].map(async (number) =>
      preparePicture(
        await redOverBlue(400 + number, 200)
          .jpeg()
          .toBuffer(),
      ),
    ),
  );
  await insertPictures(db, others);
  expect((await app.inject(mediaPath(first, 320, "avif"))).statusCode).toBe(200);
  // Nothing is drawn until all have come.
  const { promise: allCame, resolve: draw } = Promise.withResolvers<void>();
  const held = Array.from({ length: availableParallelism() }, () => pictureSemaphore(() => allCame));
  const flood = others.flatMap(({ hash }) =>
    pictureWidths.flatMap((width) =>
      pictureFormats.map((format) => app.inject(mediaPath(hash, width, format))),
    ),
  );
  await Promise.any(flood.map(async (answer) => expect((await answer).statusCode).toBe(503)));
  const substitute = await app.inject(mediaPath(first, 1280, "avif"));
  draw();
  await Promise.all(held);
  const answers = await Promise.all(flood);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]));
  const refused = answers.find(({ statusCode }) => statusCode === 503);
  expect(refused?.headers["retry-after"]).toBe("2");
  expect(substitute.headers["cache-control"]).toBe("public, max-age=30");
  expect(await sharp(substitute.rawPayload).metadata()).toMatchObject({ width: 320 });
  const after = await app.inject(mediaPath(first, 1280, "avif"));
  expect(after.headers["cache-control"]).toContain("immutable");
});
