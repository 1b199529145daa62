import type { Page } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { chunksFrom, isRead, type BuildManifest } from "#server/http/build-manifest.ts";

/** The modules with which every public page hydrates. */
const shared = /^app\/(?:entry\.client\.tsx|root\.tsx|site\/routes\/language\.tsx)/;

/** Addresses of the scripts and styles with which a page hydrates in a language, and of those that it may ask for later. */
export function hydrationFiles(manifest: BuildManifest, page: Page, language: Language): string[] {
  const route = new RegExp(String.raw`^app/site/routes/(tools/)?${page}\.tsx`);
  const chunks = chunksFrom(
    manifest,
    (key) => shared.test(key) || route.test(key),
    (key) => isRead(key, language) && isOfPage(key, page),
  );
  const files = chunks.flatMap(({ file, css = [] }) => [file, ...css]);
  return [...new Set(files)].map((file) => `/${file}`).toSorted();
}

/** Words of other pages are not. */
function isOfPage(key: string, page: Page): boolean {
  const [, words] = /^content\/\w+\/(?:guide|tools)\/([\w-]+)\.ts/.exec(key) ?? [];
  return (words ?? page) === page;
}
