import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

const folders = ["art", "content/facts/starter-covers", "public"];

/** Packages that affect the bytes of a drawing: the encoder, and Node for its `Math`. */
const tools = ["node", "sharp"];

/** Committed, so that a fresh clone skips these tests too. */
const record = "art/checked.json";

/** Files that no test of the drawings reads. */
const unchecked = /(^|\/)\.|\.md$|^art\/(checked|tsconfig)\.json$/;

/** A hash that changes with every file that the tests of the drawings read. */
export function artFingerprint(root: string): string {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, "/")),
  );
  const hash = createHash("sha256");
  for (const file of files.filter((name) => !unchecked.test(name)).toSorted()) {
    const content = createHash("sha256").update(readFileSync(join(root, file)));
    hash.update(`${file} ${content.digest("hex")}\n`);
  }
  // A cast: package.json has dependencies.
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  for (const tool of tools) hash.update(`${tool} ${dependencies[tool]}\n`);
  return hash.digest("hex");
}

export function isArtChecked(root: string): boolean {
  const file = join(root, record);
  return existsSync(file) && readFileSync(file, "utf8") === recordOf(artFingerprint(root));
}

export function recordArtCheck(root: string, fingerprint: string): void {
  writeFileSync(join(root, record), recordOf(fingerprint));
}

function recordOf(fingerprint: string): string {
  return `{ "fingerprint": "${fingerprint}" }\n`;
}
