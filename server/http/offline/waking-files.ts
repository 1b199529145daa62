import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "#i18n/addresses.ts";
import { languages, type Language } from "#i18n/languages.ts";

/** A chunk of the browser's build, as Vite's manifest tells of it. */
interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

export type BuildManifest = Record<string, Chunk>;

/** What every public page wakes with. */
const shared = /^app\/(?:entry\.client\.tsx|root\.tsx|site\/routes\/language\.tsx)/;

/** Fetched on demand by nobody who only reads. */
const unread = /^(?:app\/admin|i18n\/admin|node_modules)\//;

/** Empty in development, which has no build. */
export async function readBuildManifest(filesFolder: string): Promise<BuildManifest> {
  const path = join(filesFolder, ".vite", "manifest.json");
  // Safe cast: Vite wrote it.
  return existsSync(path) ? (JSON.parse(await readFile(path, "utf8")) as BuildManifest) : {};
}

/** Addresses of the scripts and styles with which a page wakes in a language, and of those that it may ask for later. */
export function wakingFiles(manifest: BuildManifest, page: Page, language: Language): string[] {
  const route = new RegExp(String.raw`^app/site/routes/(tools/)?${page}\.tsx`);
  const files = new Set<string>();
  const seen = new Set<string>();
  const waiting = Object.keys(manifest).filter((key) => shared.test(key) || route.test(key));
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`);
    waiting.push(...(chunk.imports ?? []));
    waiting.push(...(chunk.dynamicImports ?? []).filter((one) => isRead(one, page, language)));
  }
  return [...files].toSorted();
}

/** Words of other languages and of other pages are not. */
function isRead(key: string, page: Page, language: Language): boolean {
  const own = languages.find((one) => key.includes(`/${one}/`) || key.endsWith(`/${one}.ts`));
  const [, words] = /^content\/\w+\/(?:guide|tools)\/([\w-]+)\.ts/.exec(key) ?? [];
  return !unread.test(key) && (own ?? language) === language && (words ?? page) === page;
}
