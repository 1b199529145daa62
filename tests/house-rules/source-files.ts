import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..", "..");

/** Every file of the repository that git knows or would take in, by its path from the root. */
export const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "");

export const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));

export function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}
