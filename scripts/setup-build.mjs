import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nodeProgram } from "./setup-packages.mjs";
import { runToEnd } from "./setup-process.mjs";

const sources = [
  "api",
  "app",
  "content",
  "i18n",
  "public",
  "package-lock.json",
  "package.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];

/**
 * Whether `build/` was made from the sources as they are now.
 *
 * @param {string} root
 */
export function buildIsCurrent(root) {
  try {
    return readFileSync(stampFile(root), "utf8") === sourcesHash(root);
  } catch {
    return false;
  }
}

/**
 * Builds the site into `build/`. The stamp goes first and comes last: a build that failed or was broken off
 * is never taken as one.
 *
 * @param {string} root
 * @throws {Error} with a message for the owner
 */
export async function buildSite(root) {
  console.log("Building the site …");
  const began = Date.now();
  const hash = sourcesHash(root);
  rmSync(stampFile(root), { force: true });
  const program = join(root, "node_modules/@react-router/dev/bin.cjs");
  const code = await runToEnd(nodeProgram(root), [program, "build", "--logLevel", "warn"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (code > 128) process.exit(code);
  if (code !== 0) throw new Error("The site could not be built; the message above says why.");
  mkdirSync(join(root, "build"), { recursive: true });
  writeFileSync(stampFile(root), hash);
  console.log(`Built the site in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}

/** @param {string} root */
function stampFile(root) {
  return join(root, "build/.sources");
}

/** @param {string} root */
function sourcesHash(root) {
  const hash = createHash("sha256");
  for (const source of sources) addToHash(hash, join(root, source), source);
  return hash.digest("hex");
}

/**
 * @param {import("node:crypto").Hash} hash
 * @param {string} path
 * @param {string} name what the path counts as, the same wherever the folder lies
 */
function addToHash(hash, path, name) {
  // A test is no part of the site.
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
