import { cpSync, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "./build-site.mjs";

/** The files that the server needs besides the build and the packages. */
const sources = ["api", "content", "i18n", "server", "package.json"];

export function releaseIsKept(root) {
  return readIfThere(join(root, "build/release/.sources")) === stampOf(root);
}

/** Copies the server's sources beside the build that they belong to, for the day on which newer ones cannot be built. */
export function keepRelease(root) {
  const kept = join(root, "build/release");
  const unfinished = join(root, "build/.release");
  rmSync(unfinished, { recursive: true, force: true });
  for (const source of sources) {
    if (!existsSync(join(root, source))) continue;
    cpSync(join(root, source), join(unfinished, source), {
      recursive: true,
      filter: (path) => !/\.test\.tsx?$/.test(path),
    });
  }
  writeFileSync(join(unfinished, ".sources"), stampOf(root));
  rmSync(kept, { recursive: true, force: true });
  renameSync(unfinished, kept);
}

/**
 * The present file's like in the last release that was built; undefined when there is none, or the build beside it is
 * another's.
 * @param {string | undefined} file relative to the root
 */
export function keptRelease(root, file) {
  const stamp = join(root, "build/release/.sources");
  const build = readIfThere(join(root, "build/.sources"));
  if (!file || !build || !readIfThere(stamp)?.endsWith(build)) return undefined;
  return { file: `build/release/${file}`, date: statSync(stamp).mtime };
}

function stampOf(root) {
  return `${hashOf(root, sources)} ${readIfThere(join(root, "build/.sources"))}`;
}

function readIfThere(file) {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "ENOENT") return undefined;
    throw error;
  }
}
