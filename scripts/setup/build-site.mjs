import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { nodeProgram } from "./install-packages.mjs";
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
  "tsconfig.json",
  "vite.config.ts",
];

export function buildIsCurrent(root) {
  try {
    return readFileSync(stampFile(root), "utf8") === sourcesHash(root);
  } catch {
    return false;
  }
}

/** Removes the stamp first and writes it last, so that a failed build never counts. */
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

function stampFile(root) {
  return join(root, "build/.sources");
}

function sourcesHash(root) {
  const hash = createHash("sha256");
  for (const source of sources) addToHash(hash, join(root, source), source);
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
