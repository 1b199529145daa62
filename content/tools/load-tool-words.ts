import type { Facts } from "#content/facts/facts.ts";
import type { ToolPage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import type { ToolText } from "./tool-page.ts";

/** Vite makes a file of each import, so a browser fetches one tool's words in one language. */
export async function loadToolWords<Text extends ToolText>(
  page: ToolPage,
  language: Language,
): Promise<(facts: Facts) => Text> {
  // An import by a computed name has no type; a test loads each tool in each language.
  const words = (await import(`../${language}/tools/${page}.ts`)) as { default: (facts: Facts) => Text };
  return words.default;
}
