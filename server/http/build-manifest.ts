import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { languages, type Language } from "#i18n/languages.ts";

/** A chunk of the browser's build, as Vite's manifest tells of it. */
interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  /** Faces and pictures of its styles. */
  assets?: string[];
}

/** By the path of the source. */
export type BuildManifest = Record<string, Chunk>;

/** Empty in development, which has no build. */
export async function readBuildManifest(filesFolder: string): Promise<BuildManifest> {
  const path = join(filesFolder, ".vite", "manifest.json");
  // Safe cast: Vite wrote it.
  return existsSync(path) ? (JSON.parse(await readFile(path, "utf8")) as BuildManifest) : {};
}

/** Each chunk once that is a root, or that one of them loads, or asks for later. */
export function chunksFrom(
  manifest: BuildManifest,
  isRoot: (key: string) => boolean,
  isAskedFor: (key: string) => boolean,
): Chunk[] {
  const chunks: Chunk[] = [];
  const seen = new Set<string>();
  const waiting = Object.keys(manifest).filter(isRoot);
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    chunks.push(chunk);
    waiting.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []).filter(isAskedFor));
  }
  return chunks;
}

/** Fetched on demand by nobody who only reads: the admin area, and sending a message. */
const unread = /^(?:app\/admin|i18n\/admin|node_modules)\//;

/** Whether the readers of a language need a file: it is theirs, or of no language. */
export function isRead(key: string, language: Language): boolean {
  const own = languages.find((one) => key.includes(`/${one}/`) || key.endsWith(`/${one}.ts`));
  return !unread.test(key) && (own ?? language) === language;
}
