import { readdir } from "node:fs/promises";
import type { Language } from "#i18n/languages.ts";
import { chunksFrom, isRead, readBuildManifest, type BuildManifest } from "#server/http/build-manifest.ts";

/** The modules that start a public page, and those that draw each. The others are the admin area's, or lead elsewhere. */
const roots = /^app\/(?:entry\.client|root|site\/routes\/(?!(?:page-)?preview|legacy|language-redirect))/;

/** The worker, which browsers ask for under this name alone (one that is kept could not be replaced), and the script for editors. */
const leftOut = ["service-worker.js", "edit.js"];

/**
 * The addresses of the scripts, styles and faces with which every public page hydrates in a language: those that its pages load,
 * and those that they load later. None in development, which has no build.
 */
export async function listBuiltFiles(filesFolder: string, language: Language): Promise<string[]> {
  const manifest = await readBuildManifest(filesFolder);
  if (Object.keys(manifest).length === 0) return [];
  const scripts = (await readdir(filesFolder)).filter(
    (file) => file.endsWith(".js") && !leftOut.includes(file),
  );
  return [...scripts, ...filesIn(manifest, language)].map((file) => `/${file}`);
}

/** Each once, with all that it imports. */
export function filesIn(manifest: BuildManifest, language: Language): string[] {
  const chunks = chunksFrom(
    manifest,
    (key) => roots.test(key),
    (key) => isRead(key, language),
  );
  const files = chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  return [...new Set(files)].toSorted();
}
