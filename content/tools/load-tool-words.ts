import { parse } from "yaml";
import { printWords, readWords } from "#content/documents/print-words.ts";
import { readOnce } from "#content/documents/read-once.ts";
import type { Facts } from "#content/facts/facts.ts";
import type { ToolPage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import type { ToolText } from "./tool-page.ts";

/** A tool's words, to be printed with facts. */
export function loadToolWords<Text extends ToolText>(
  page: ToolPage,
  language: Language,
): Promise<(facts: Facts) => Text> {
  return readOnce(`tools/${page}/${language}.yml`, (source) => {
    const words = readWords(parse(source));
    // Safe cast: content/tools/tool-pages.test.ts looks for all that is shown.
    return (facts: Facts) => printWords(facts, words, language) as Text;
  });
}
