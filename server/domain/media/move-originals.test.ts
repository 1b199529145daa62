import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { parseEnv } from "#server/env.ts";
import type { Database } from "#server/storage/database.ts";
import { insertPictures, removeUnusedPictures } from "#server/storage/media.ts";
import { findOriginal } from "#server/storage/originals/originals.ts";
import { mediaSettings, startS3Server } from "#tests/support/servers/s3-server.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { mediaStoreOf, type MediaStore } from "./media-store.ts";
import { moveOriginals, openOriginalsMover } from "./move-originals.ts";

const hour = 3_600_000;

const originals = ["one", "two", "three", "four"].map((text) => {
  const bytes = Buffer.from(`the original ${text}`);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  return { hash, bytes, width: 30, height: 20 };
});
const hashes = originals.map(({ hash }) => hash);

const [first = { hash: "", bytes: Buffer.alloc(0), width: 0, height: 0 }] = originals;

function storeOf(settings: Record<string, string>): MediaStore {
  const store = mediaStoreOf(parseEnv(settings));
  if (!store) throw new Error("the settings name no store");
  return store;
}

async function openSite({ pictures = originals } = {}) {
  const { db } = await openTestDatabase();
  const server = await startS3Server();
  const store = storeOf(mediaSettings(server));
  await insertPictures(db, pictures);
  const clock = { time: Date.now() };
  const errors: unknown[] = [];
  const move = (options: { to?: "media store" | "database"; signal?: AbortSignal } = {}) =>
    moveOriginals({
      db,
      store,
      to: "media store",
      now: () => new Date(clock.time),
      signal: new AbortController().signal,
      onError: (error) => void errors.push(error),
      ...options,
    });
  return { db, server, store, clock, errors, move };
}

/** Where each original is: `database`, its place, or both. */
async function findPlaces(db: Database): Promise<string[]> {
  const found = await Promise.all(hashes.map((hash) => findOriginal(db, hash)));
  return found.map((original) =>
    original ? `${original.bytes ? "database " : ""}${original.place ?? ""}`.trim() : "nowhere",
  );
}

test("originals are moved to the store, and given up by the database when they were read back", async () => {
  const { db, server, move, errors } = await openSite();
  expect(await move()).toEqual({ moved: 4, removed: 0 });
  const places = await findPlaces(db);
  expect([...server.objects.keys()].map((key) => `s3://${key}`).toSorted()).toEqual(places.toSorted());
  expect(new Set([...server.objects.values()].map(String))).toEqual(
    new Set(originals.map(({ bytes }) => String(bytes))),
  );
  expect(server.calls.filter((call) => call.startsWith("GET"))).toHaveLength(4);
  expect(await move()).toEqual({ moved: 0, removed: 0 });
  expect(errors).toEqual([]);
});

test("a copy that is not the same is an error, and the original stays", async () => {
  const { db, server, move, errors } = await openSite({ pictures: [first] });
  server.damage = (content) => content.subarray(1);
  expect((await move()).moved).toBe(0);
  expect(String(errors[0])).toContain("was read back, and is not the same");
  expect((await findOriginal(db, first.hash))?.bytes).toEqual(first.bytes);
  server.damage = (content) => content;
  expect((await move()).moved).toBe(1);
  expect([...server.objects.values()]).toEqual([first.bytes]);
});

test("stopped at any moment it goes on later, and no file is left over", async () => {
  const { db, server, move } = await openSite();
  for (let last = 1; last <= 6; last += 1) {
    const stopping = new AbortController();
    let calls = 0;
    server.intercept = () => {
      calls += 1;
      if (calls === last) stopping.abort(new Error("stopped"));
      return undefined;
    };
    await move({ signal: stopping.signal });
    const places = await findPlaces(db);
    for (const [index, place] of places.entries())
      if (!place.startsWith("database"))
        expect(server.objects.get(place.slice("s3://".length))).toEqual(originals[index]?.bytes);
  }
  server.intercept = () => undefined;
  await move();
  expect([...server.objects.keys()].map((key) => `s3://${key}`).toSorted()).toEqual(
    (await findPlaces(db)).toSorted(),
  );
});

test("a store that is away keeps originals where they are, and is not asked for each of them", async () => {
  const { db, server, move, errors } = await openSite();
  server.intercept = () => 403;
  expect((await move()).moved).toBe(0);
  expect(errors).toHaveLength(3);
  expect(String(errors[0])).toContain("s3://peru-media/originals failed");
  expect((await findPlaces(db)).every((place) => place.startsWith("database") || place === "")).toBe(true);
});

test("an original that is damaged in the database stays there, and the others move", async () => {
  const damaged = { ...first, bytes: Buffer.from("another") };
  const { db, move, errors } = await openSite({ pictures: [damaged, ...originals.slice(1)] });
  expect((await move()).moved).toBe(3);
  expect(String(errors)).toContain("is damaged in the database");
  expect((await findOriginal(db, first.hash))?.bytes).toEqual(damaged.bytes);
});

test("of two processes one moves", async () => {
  const { server, move } = await openSite();
  const done = await Promise.all([move(), move()]);
  expect(done.map(({ moved }) => moved).toSorted()).toEqual([0, 4]);
  expect(server.calls.filter((call) => call.startsWith("PUT"))).toHaveLength(4);
});

test("the file of a removed picture is removed a day later", async () => {
  const { db, server, clock, move } = await openSite();
  await move();
  await removeUnusedPictures(db, [first.hash]);
  clock.time += 23 * hour;
  expect((await move()).removed).toBe(0);
  clock.time += 2 * hour;
  server.intercept = () => 403;
  expect((await move()).removed).toBe(0);
  server.intercept = () => undefined;
  expect((await move()).removed).toBe(1);
  expect(server.objects.size).toBe(3);
  expect([...server.objects.keys()].some((key) => key.includes(first.hash))).toBe(false);
});

test("a picture that is removed and stored again keeps its new file", async () => {
  const { db, server, clock, move } = await openSite({ pictures: [first] });
  await move();
  await removeUnusedPictures(db, [first.hash]);
  await insertPictures(db, [first]);
  await move();
  expect(server.objects.size).toBe(2);
  clock.time += 25 * hour;
  expect((await move()).removed).toBe(1);
  const place = (await findOriginal(db, first.hash))?.place ?? "";
  expect([...server.objects]).toEqual([[place.slice("s3://".length), first.bytes]]);
});

test("a picture that is removed while it is being moved leaves no file", async () => {
  const { db, server, clock, move } = await openSite({ pictures: [first] });
  const removed: Promise<void>[] = [];
  server.intercept = ({ method }) => {
    if (method === "PUT") removed.push(removeUnusedPictures(db, [first.hash]));
    return undefined;
  };
  await move();
  await Promise.all(removed);
  expect(await findOriginal(db, first.hash)).toBeNull();
  clock.time += 25 * hour;
  await move();
  expect(server.objects.size).toBe(0);
});

test("originals come back into the database, and leave nothing in the store", async () => {
  const { db, server, clock, move, errors } = await openSite();
  await move();
  server.intercept = ({ key }) => (key.includes(first.hash) ? 403 : undefined);
  expect((await move({ to: "database" })).moved).toBe(3);
  server.intercept = () => undefined;
  expect((await move({ to: "database" })).moved).toBe(1);
  expect(await findPlaces(db)).toEqual(["database", "database", "database", "database"]);
  for (const { hash, bytes } of originals) expect((await findOriginal(db, hash))?.bytes).toEqual(bytes);
  expect(errors).toHaveLength(1);
  clock.time += 25 * hour;
  expect((await move({ to: "database" })).removed).toBe(4);
  expect(server.objects.size).toBe(0);
});

test("while the site runs they are moved by themselves, until it ends", async () => {
  const { db, store } = await openSite();
  const moved = Promise.withResolvers<unknown>();
  const mover = openOriginalsMover({
    db,
    store,
    to: "media store",
    now: () => new Date(),
    onMoved: moved.resolve,
    onError: moved.reject,
  });
  expect(await moved.promise).toEqual({ moved: 4, removed: 0 });
  await mover.close();
  await mover.wake();
});
