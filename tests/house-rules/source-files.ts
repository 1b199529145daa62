import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../scripts/testing/list-files.ts";

export const root = join(import.meta.dirname, "..", "..");

/** Every file of the repository that git knows or would take in, by its path from the root; none of `art/`. */
export const files = listFiles(root);

export const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));

export function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}
