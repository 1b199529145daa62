import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";

/** Milliseconds: for how long a page may lie open across an update and still find its modules and styles. */
const maxAge = 7 * 24 * 60 * 60 * 1000;

/** Bytes: some ten builds. */
const maxBytes = 50_000_000;

/**
 * Keeps the hashed files of the build that is about to be replaced in `build/former/assets`, where the server looks second.
 * A file's time there is that of its replacement.
 *
 * @param {string} root
 * @param {string} next the build that takes its place, relative to the root
 */
export function keepFormerAssets(root, next) {
  const present = join(root, "build/client/assets");
  const former = join(root, "build/former/assets");
  const isInNext = (/** @type {string} */ name) => existsSync(join(root, next, "client/assets", name));
  mkdirSync(former, { recursive: true });
  const now = new Date();
  for (const name of existsSync(present) ? readdirSync(present) : []) {
    if (isInNext(name)) continue;
    copyFileSync(join(present, name), join(former, name));
    utimesSync(join(former, name), now, now);
  }
  const newestFirst = readdirSync(former)
    .map((name) => ({ name, stats: statSync(join(former, name)) }))
    .sort((one, other) => other.stats.mtimeMs - one.stats.mtimeMs);
  let bytes = 0;
  for (const { name, stats } of newestFirst) {
    bytes += stats.size;
    const isOld = now.getTime() - stats.mtimeMs > maxAge;
    if (isOld || bytes > maxBytes || isInNext(name)) rmSync(join(former, name));
  }
}
