import { parse } from "yaml";
import { printWords } from "#content/documents/print-words.ts";
import { readOnce } from "#content/documents/read-once.ts";
import type { ToolPage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import type { ToolText } from "./tool-page.ts";

/** A tool's words; they print the facts as they are when they are asked for. */
export function loadToolWords<Text extends ToolText>(
  page: ToolPage,
  language: Language,
): Promise<() => Text> {
  return readOnce(`tools/${page}/${language}.yml`, (source) => {
    // Safe cast: content/tools/tool-pages.test.ts looks for all that is shown.
    const words = parse(source) as Text;
    return () => printWords(words, language);
  });
}
