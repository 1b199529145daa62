import type loadedSanitizer from "sanitize-html";
import { requirePackage } from "#server/domain/work/require-package.ts";

let loaded: typeof loadedSanitizer | undefined;

/** The package's function. It is loaded with the first text, with forty files: readers read what is clean. */
export function sanitizeHtml(html: string, options: loadedSanitizer.IOptions): string {
  // Safe cast: the package is that function.
  loaded ??= requirePackage("sanitize-html") as typeof loadedSanitizer;
  return loaded(html, options);
}
