import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mediaPath } from "#api/media.ts";
import { pictures } from "#server/storage/schema.ts";
import { jpegFile, pictureFile } from "#tests/support/samples/pictures.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { bringToStore } from "#tests/support/storage/with-media-store.ts";
import { mediaSettings, startS3Server } from "#tests/support/servers/s3-server.ts";
import { shareTestServers } from "#tests/support/servers/share-test-servers.ts";

const { openSignedInServer } = shareTestServers();

/** A site with one post, whose picture's original is in the media store. */
async function openSite() {
  const store = await startS3Server();
  const server = await openSignedInServer({ settings: mediaSettings(store) });
  const post = await server.api.createPost(hungarianPost("Őszi túra"), { file: await jpegFile(800, 400) });
  expect(store.objects.size).toBe(1);
  return { ...server, store, post, hash: post.cover?.hash ?? "" };
}

test("pictures are drawn from originals in the media store, which the database does not have", async () => {
  const { app, db, hash } = await openSite();
  const answer = await app.inject(mediaPath(hash, 640, "webp"));
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/webp"]);
  expect((await db.select().from(pictures)).map(({ bytes }) => bytes)).toEqual([null]);
});

test("while the media store is away, what was drawn is served and the rest is 503, until it is back", async () => {
  const { app, env, hash, store } = await openSite();
  const drawn = mediaPath(hash, 320, "webp");
  const whole = (await app.inject(drawn)).rawPayload;
  store.intercept = () => 403;
  const cached = await app.inject(drawn);
  expect([cached.statusCode, cached.rawPayload]).toEqual([200, whole]);
  // A picture that cannot be drawn now is replaced by one that was drawn before, in any size and format.
  for (const format of ["webp", "avif"] as const) {
    const { headers } = await app.inject(mediaPath(hash, 640, format));
    expect([headers["cache-control"], headers["content-type"]]).toEqual(["public, max-age=30", "image/webp"]);
  }
  await rm(join(env.DATA_DIR, "cache"), { recursive: true });
  const refused = await app.inject(drawn);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers["retry-after"]).toBe("10");
  expect(refused.json()).toMatchObject({ code: "unavailable" });
  expect(refused.headers["cache-control"]).toBe("no-store");
  store.intercept = () => undefined;
  await expect.poll(async () => (await app.inject(drawn)).statusCode).toBe(200);
});

test("while the media store is away, a post with a new picture is saved all the same, and brought there later", async () => {
  const { api, app, db, store } = await openSite();
  store.intercept = () => 403;
  const post = await api.createPost(hungarianPost("Második"), { file: await jpegFile(400, 300) });
  const hash = post.cover?.hash ?? "";
  expect((await app.inject(mediaPath(hash, 320, "jpeg"))).statusCode).toBe(200);
  store.intercept = () => undefined;
  await bringToStore(db);
  expect((await db.select().from(pictures)).every(({ bytes }) => bytes === null)).toBe(true);
  expect((await app.inject(mediaPath(hash, 640, "jpeg"))).statusCode).toBe(200);
});

test("pictures of the library, of unsaved texts and of an import go to the media store too", async () => {
  const { api, db, store, post } = await openSite();
  await api.addPicture(await jpegFile(40, 30), "a.jpg");
  expect(store.objects.size).toBe(2);
  const content = `<p><img src="data:image/jpeg;base64,${(await pictureFile("jpeg")).toString("base64")}" alt=""></p>`;
  const text = { title: "Őszi túra", summary: "", content, coverAlt: "", coverRole: "" as const };
  await api.autosave(post.id, { texts: { hu: text }, basedOn: post.updatedAt });
  expect(store.objects.size).toBe(3);
  expect((await db.select().from(pictures)).map(({ bytes }) => bytes)).toEqual([null, null, null]);
});
