import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nodeProgram } from "./install-packages.mjs";
import { keepFormerAssets } from "./keep-assets.mjs";
import { runToEnd } from "./run-to-end.mjs";

const sources = [
  "api",
  "app",
  "content",
  "i18n",
  "public",
  "package-lock.json",
  "package.json",
  "react-router.config.ts",
  "scripts/setup/chunk-groups.ts",
  "tsconfig.json",
  "vite.config.ts",
];

/** Relative to the root. */
const nextBuild = "build/.next";

export function buildIsCurrent(root) {
  try {
    return readFileSync(stampFile(root), "utf8") === sourcesHash(root);
  } catch {
    return false;
  }
}

/** Builds beside the present build, which stays as it is until the new one is complete, or for good if that fails. */
export async function buildSite(root) {
  console.log("Building the site …");
  const began = Date.now();
  const hash = sourcesHash(root);
  const unfinished = join(root, nextBuild);
  rmSync(unfinished, { recursive: true, force: true });
  const program = join(root, "node_modules/@react-router/dev/bin.cjs");
  const code = await runToEnd(nodeProgram(root), [program, "build", "--logLevel", "warn"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", BUILD_DIRECTORY: nextBuild },
  });
  if (code > 128) process.exit(code);
  if (code !== 0) throw new Error("The site could not be built; the message above says why.");
  mkdirSync(unfinished, { recursive: true });
  writeFileSync(join(unfinished, ".sources"), hash);
  finishSwap(root);
  console.log(`Built the site in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}

/** A next build has its stamp only when it is complete. If this was interrupted, the next start goes on with it. */
export function finishSwap(root) {
  const next = join(root, nextBuild);
  if (!existsSync(join(next, ".sources"))) return;
  rmSync(stampFile(root), { force: true });
  keepFormerAssets(root, nextBuild);
  for (const name of ["client", "server"]) {
    if (!existsSync(join(next, name))) continue;
    rmSync(join(root, "build", name), { recursive: true, force: true });
    renameSync(join(next, name), join(root, "build", name));
  }
  renameSync(join(next, ".sources"), stampFile(root));
  rmSync(next, { recursive: true, force: true });
}

function stampFile(root) {
  return join(root, "build/.sources");
}

function sourcesHash(root) {
  return hashOf(root, sources);
}

/** The hash of files and folders, by their names below the root. Tests do not count. */
export function hashOf(root, names) {
  const hash = createHash("sha256");
  for (const source of names) addToHash(hash, join(root, source), source);
  return hash.digest("hex");
}

/** `name` is relative to the root, so that the hash does not depend on where the folder is. */
function addToHash(hash, path, name) {
  if (/\.test\.tsx?$/.test(name)) return;
  let bytes;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === "ENOENT") return;
    if (code !== "EISDIR") throw error;
    for (const entry of readdirSync(path).sort()) addToHash(hash, join(path, entry), `${name}/${entry}`);
    return;
  }
  hash.update(`${name}\0${bytes.length}\0`).update(bytes);
}
