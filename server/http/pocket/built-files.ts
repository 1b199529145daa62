import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { languages, type Language } from "#i18n/languages.ts";

/** A chunk of the browser's build, as Vite's manifest tells of it. */
interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

type Manifest = Record<string, Chunk>;

/** What starts a public page, and what draws each. The others are the admin area's, or lead elsewhere. */
const roots = /^app\/(?:entry\.client|root|site\/routes\/(?!preview|legacy|language-redirect))/;

/** Fetched on demand, but nothing that a reader does without a network: the admin area, and sending a message. */
const unused = /^(?:app\/admin|i18n\/admin|node_modules)\//;

/** Asked for by browsers under this name alone; one that is kept could not be replaced. */
const worker = "service-worker.js";

/**
 * The addresses of the scripts, styles and faces with which every public page wakes in a language: those that its pages load,
 * and those that they load later. None in development, which has no build.
 */
export async function listBuiltFiles(filesFolder: string, language: Language): Promise<string[]> {
  const path = join(filesFolder, ".vite", "manifest.json");
  if (!existsSync(path)) return [];
  // Safe cast: Vite wrote it.
  const manifest = JSON.parse(await readFile(path, "utf8")) as Manifest;
  const scripts = (await readdir(filesFolder)).filter((file) => file.endsWith(".js") && file !== worker);
  return [...scripts, ...filesIn(manifest, language)].map((file) => `/${file}`);
}

/** Each once, with all that it imports. */
export function filesIn(manifest: Manifest, language: Language): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const waiting = Object.keys(manifest).filter((key) => roots.test(key));
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    const later = (chunk.dynamicImports ?? []).filter((one) => !unused.test(one) && isRead(one, language));
    waiting.push(...(chunk.imports ?? []), ...later);
  }
  return [...files].toSorted();
}

/** Whether the readers of a language need a file: it is theirs, or of no language. */
function isRead(key: string, language: Language): boolean {
  const own = languages.find((one) => key.includes(`/${one}/`) || key.endsWith(`/${one}.ts`));
  return own === undefined || own === language;
}
