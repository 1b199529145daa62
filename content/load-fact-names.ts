import type { Language } from "#i18n/languages.ts";
import type { FactId } from "./facts/records/fact-records.ts";

export type FactNames = Readonly<Record<FactId, string>>;

/** Vite makes a file of each import, so a browser fetches one language. */
export async function loadFactNames(language: Language): Promise<FactNames> {
  // An import by a computed name has no type; each file satisfies it.
  const names = (await import(`./${language}/fact-names.ts`)) as { default: FactNames };
  return names.default;
}
