import { mkdir, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { DomainError } from "#server/domain/errors.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { createVariantCache, type VariantName } from "./variant-cache.ts";

const name: VariantName = { hash: "a".repeat(32), width: 640, format: "webp" };
const picture = Buffer.from("the bytes of a picture");

/** A cache in a folder of its own that counts what it makes. */
async function countingCache(make: (name: VariantName) => Promise<Buffer | null> = async () => picture) {
  const cacheDir = join(await makeTemporaryFolder(), "media");
  const made: VariantName[] = [];
  const errors: unknown[] = [];
  const open = () =>
    createVariantCache({
      cacheDir,
      make: (requested) => {
        made.push(requested);
        return make(requested);
      },
      onWriteError: (error) => errors.push(error),
    });
  return { read: open(), reopen: open, cacheDir, made, errors, path: join(cacheDir, name.hash, "640.webp") };
}

test("makes a variant once and reads it from disk from then on, after a restart too", async () => {
  const { read, reopen, made, cacheDir } = await countingCache();
  const first = await read(name);
  expect(first?.bytes).toEqual(picture);
  expect(await read(name)).toEqual(first);
  expect(await reopen()(name)).toEqual(first);
  expect(made).toEqual([name]);
  expect(await readdir(join(cacheDir, name.hash))).toEqual(["640.webp"]);
});

test("makes a variant once for twenty who ask at the same time", async () => {
  const { read, made } = await countingCache(() => setImmediate(picture));
  const variants = await Promise.all(Array.from({ length: 20 }, () => read(name)));
  expect(made).toHaveLength(1);
  expect(variants.map((variant) => variant?.bytes)).toEqual(Array(20).fill(picture));
});

test("keeps widths, formats and pictures apart", async () => {
  const { read, made } = await countingCache(async (requested) => Buffer.from(JSON.stringify(requested)));
  const names: VariantName[] = [
    name,
    { ...name, width: 320 },
    { ...name, format: "avif" },
    { ...name, hash: "b".repeat(32) },
  ];
  for (const requested of [...names, ...names]) {
    expect((await read(requested))?.bytes.toString()).toBe(JSON.stringify(requested));
  }
  expect(made).toEqual(names);
});

test("makes it again when the cache folder was deleted", async () => {
  const { read, made, cacheDir } = await countingCache();
  await read(name);
  await rm(cacheDir, { recursive: true });
  expect((await read(name))?.bytes).toEqual(picture);
  await read(name);
  expect(made).toHaveLength(2);
});

test("goes on answering while the cache folder is deleted again and again", async () => {
  const { read, cacheDir } = await countingCache();
  let over = false;
  const deleting = (async () => {
    while (!over) await rm(cacheDir, { recursive: true, force: true, maxRetries: 5 });
  })();
  for (let round = 0; round < 100; round += 1) expect((await read(name))?.bytes).toEqual(picture);
  over = true;
  await deleting;
});

test.each([
  ["empty", (path: string) => truncate(path, 0)],
  ["cut off", (path: string) => truncate(path, 40)],
  ["full of zeros", (path: string) => writeFile(path, Buffer.alloc(54))],
  ["a folder", (path: string) => rm(path).then(() => mkdir(path))],
])("does not serve a cached file that is %s", async (_what, spoil) => {
  const { read, path } = await countingCache();
  await read(name);
  await spoil(path);
  expect((await read(name))?.bytes).toEqual(picture);
});

test("repairs a broken file", async () => {
  const { read, path, made } = await countingCache();
  await read(name);
  const whole = await readFile(path);
  await truncate(path, 40);
  await read(name);
  expect(await readFile(path)).toEqual(whole);
  expect(made).toHaveLength(2);
});

test("serves what it cannot write, and tells", async () => {
  const { read, cacheDir, errors } = await countingCache();
  await writeFile(cacheDir, "a file where the folder should be");
  expect((await read(name))?.bytes).toEqual(picture);
  expect(errors).toHaveLength(1);
});

test("remembers neither a missing picture nor a failure", async () => {
  const answers: (Buffer | null | Error)[] = [null, new Error("out of memory"), picture];
  const { read } = await countingCache(async () => {
    const answer = answers.shift() ?? null;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  expect(await read(name)).toBeNull();
  await expect(read(name)).rejects.toThrow("out of memory");
  expect((await read(name))?.bytes).toEqual(picture);
});

test("while nothing can be made, the next larger size that exists is given, else the next smaller one", async () => {
  const busy = new DomainError("unavailable", "too much is being done");
  const sizes = new Map([320, 960, 1280].map((width) => [width, Buffer.from(`picture of ${width}`)]));
  const { read } = await countingCache(async ({ width }) => {
    const bytes = sizes.get(width);
    if (!bytes) throw busy;
    return bytes;
  });
  await expect(read(name)).rejects.toBe(busy);
  for (const width of [960, 320]) await read({ ...name, width });
  const given = async (width: number) => {
    const variant = await read({ ...name, width });
    return [variant?.bytes.toString(), variant?.substitute?.width];
  };
  expect(await given(640)).toEqual(["picture of 960", 960]);
  expect(await given(1920)).toEqual(["picture of 960", 960]);
  expect(await given(320)).toEqual(["picture of 320", undefined]);
  const inOtherFormat = await read({ ...name, format: "avif" as const, width: 640 });
  expect(inOtherFormat?.substitute).toEqual({ width: 960, format: "webp" });
  sizes.set(640, picture);
  expect(await given(640)).toEqual([picture.toString(), undefined]);
});

test("in a burst for a picture of which nothing exists yet, who is refused waits for the first size that is made", async () => {
  const busy = new DomainError("unavailable", "too much is being done");
  const first = Promise.withResolvers<Buffer>();
  const { read } = await countingCache(async ({ width }) => {
    if (width !== 320) throw busy;
    return first.promise;
  });
  const burst = [320, 640, 960, 1280].map((width) => read({ ...name, width: width as 320 }));
  await setImmediate();
  first.resolve(picture);
  const given = await Promise.all(burst);
  expect(given.map((variant) => variant?.bytes)).toEqual([picture, picture, picture, picture]);
  expect(given.map((variant) => variant?.substitute?.width)).toEqual([undefined, 320, 320, 320]);
  await expect(read({ ...name, hash: "b".repeat(32), width: 640 })).rejects.toBe(busy);
});
