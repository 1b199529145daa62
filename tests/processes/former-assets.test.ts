import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { loadBuiltSite } from "#server/load-built-site.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";

// Safe cast: the set-up is plain JavaScript, which has no types.
const { finishSwap } = (await import(join(import.meta.dirname, "../../scripts/setup/build-site.mjs"))) as {
  finishSwap: (root: string) => void;
};

/** Puts a build in the place of the one before, as an update does. */
async function update(root: string, assets: Record<string, string>): Promise<void> {
  const files = { "server/index.js": "export const renderSite = undefined;", ".sources": "stamp" };
  const hashed = Object.entries(assets).map(([name, text]) => [`client/assets/${name}`, text] as const);
  for (const [path, text] of [...hashed, ...Object.entries(files)]) {
    const file = join(root, "build/.next", path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  finishSwap(root);
}

test("after an update the files of the builds before are still answered, for a week", async () => {
  const root = await makeTemporaryFolder(onTestFinished);
  await update(root, { "entry-1.js": "first", "same-0.js": "same" });
  await update(root, { "entry-2.js": "second", "same-0.js": "same" });
  await update(root, { "entry-3.js": "third", "same-0.js": "same" });
  const { serveFiles } = await loadBuiltSite(join(root, "build"));
  const app = fastify();
  onTestFinished(() => app.close());
  await serveFiles(app);
  for (const [path, body] of [
    ["/assets/entry-1.js", "first"],
    ["/assets/entry-2.js", "second"],
    ["/assets/entry-3.js", "third"],
    ["/assets/same-0.js", "same"],
  ] as const) {
    const answer = await app.inject(path);
    expect([answer.statusCode, answer.body], path).toEqual([200, body]);
    expect(answer.headers["cache-control"], path).toContain("immutable");
  }
  expect((await app.inject("/assets/entry-0.js")).statusCode).toBe(404);

  const former = join(root, "build/former/assets");
  const eightDaysAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  await utimes(join(former, "entry-1.js"), eightDaysAgo, eightDaysAgo);
  await update(root, { "entry-2.js": "second" });
  // A file that is in the new build again is current again.
  expect(await readdir(former)).toEqual(["entry-3.js", "same-0.js"]);
});

test("the files of previous builds take a bounded room, and the oldest go first", async () => {
  const root = await makeTemporaryFolder(onTestFinished);
  const large = "x".repeat(20_000_000);
  for (const version of [1, 2, 3, 4, 5]) {
    await update(root, { [`entry-${version}.js`]: large });
    const former = join(root, "build/former/assets");
    const time = new Date(Date.now() - (10 - version) * 60_000);
    for (const name of await readdir(former))
      if (name === `entry-${version - 1}.js`) await utimes(join(former, name), time, time);
  }
  expect((await readdir(join(root, "build/former/assets"))).toSorted()).toEqual(["entry-3.js", "entry-4.js"]);
});
