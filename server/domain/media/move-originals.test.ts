import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { Database } from "#server/storage/database.ts";
import { insertPictures, removeUnusedPictures } from "#server/storage/media/media.ts";
import { findOriginal } from "#server/storage/originals/originals.ts";
import { withMediaStore } from "#tests/support/storage/with-media-store.ts";
import { mediaSettings, startS3Server } from "#tests/support/servers/s3-server.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { moveOriginals } from "./move-originals.ts";
import { removeOldOriginals } from "./put-originals.ts";

const originals = ["one", "two", "three", "four"].map((text) => {
  const bytes = Buffer.from(`the original ${text}`);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  return { hash, bytes, width: 30, height: 20 };
});
const hashes = originals.map(({ hash }) => hash);

const [first = { hash: "", bytes: Buffer.alloc(0), width: 0, height: 0 }] = originals;

async function openSite({ pictures = originals } = {}) {
  const server = await startS3Server();
  const { db, store } = withMediaStore((await openTestDatabase()).db, mediaSettings(server));
  await insertPictures(db, pictures);
  const errors: unknown[] = [];
  const move = (options: { to?: "media store" | "database"; signal?: AbortSignal } = {}) =>
    moveOriginals({
      db,
      store,
      to: "media store",
      signal: new AbortController().signal,
      onError: (error) => void errors.push(error),
      ...options,
    });
  return { db, server, errors, move };
}

const tomorrow = () => new Date(Date.now() + 25 * 3_600_000);

/** Where each original is: `database`, its place, or both. */
async function findPlaces(db: Database): Promise<string[]> {
  const found = await Promise.all(hashes.map((hash) => findOriginal(db, hash)));
  return found.map((original) =>
    original ? `${original.bytes ? "database " : ""}${original.place ?? ""}`.trim() : "nowhere",
  );
}

test("originals are moved to the store, and given up by the database when they were read back", async () => {
  const { db, server, move, errors } = await openSite();
  expect(await move()).toBe(4);
  const places = await findPlaces(db);
  expect([...server.objects.keys()].map((key) => `s3://${key}`).toSorted()).toEqual(places.toSorted());
  expect(new Set([...server.objects.values()].map(String))).toEqual(
    new Set(originals.map(({ bytes }) => String(bytes))),
  );
  expect(server.calls.filter((call) => call.startsWith("GET"))).toHaveLength(4);
  expect(await move()).toBe(0);
  expect(errors).toEqual([]);
});

test("a copy that is not the same is an error, and the original stays", async () => {
  const { db, server, move, errors } = await openSite({ pictures: [first] });
  server.damage = (content) => content.subarray(1);
  expect(await move()).toBe(0);
  expect(String(errors[0])).toContain("was read back, and is not the same");
  expect((await findOriginal(db, first.hash))?.bytes).toEqual(first.bytes);
  server.damage = (content) => content;
  expect(await move()).toBe(1);
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
  expect(await move()).toBe(0);
  expect(errors).toHaveLength(3);
  expect(String(errors[0])).toContain("s3://peru-media/originals failed");
  expect((await findPlaces(db)).every((place) => place.startsWith("database") || place === "")).toBe(true);
});

test("an original that is damaged in the database stays there, and the others move", async () => {
  const damaged = { ...first, bytes: Buffer.from("another") };
  const { db, move, errors } = await openSite({ pictures: [damaged, ...originals.slice(1)] });
  expect(await move()).toBe(3);
  expect(String(errors)).toContain("is damaged in the database");
  expect((await findOriginal(db, first.hash))?.bytes).toEqual(damaged.bytes);
});

test("of two commands one moves, and the other says so", async () => {
  const { server, move } = await openSite();
  const done = await Promise.allSettled([move(), move()]);
  expect(done.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(server.calls.filter((call) => call.startsWith("PUT"))).toHaveLength(4);
});

test("a picture that is removed while it is being moved leaves no file", async () => {
  const { db, server, move } = await openSite({ pictures: [first] });
  const removed: Promise<void>[] = [];
  server.intercept = ({ method }) => {
    if (method === "PUT") removed.push(removeUnusedPictures(db, [first.hash]));
    return undefined;
  };
  await move();
  await Promise.all(removed);
  expect(await findOriginal(db, first.hash)).toBeNull();
  await removeOldOriginals(db, tomorrow());
  expect(server.objects.size).toBe(0);
});

test("originals come back into the database, and leave nothing in the store", async () => {
  const { db, server, move, errors } = await openSite();
  await move();
  server.intercept = ({ key }) => (key.includes(first.hash) ? 403 : undefined);
  expect(await move({ to: "database" })).toBe(3);
  server.intercept = () => undefined;
  expect(await move({ to: "database" })).toBe(1);
  expect(await findPlaces(db)).toEqual(["database", "database", "database", "database"]);
  for (const { hash, bytes } of originals) expect((await findOriginal(db, hash))?.bytes).toEqual(bytes);
  expect(errors).toHaveLength(1);
  await removeOldOriginals(db, tomorrow());
  expect(server.objects.size).toBe(0);
});
