import { loadFactDefaults } from "#content/facts/records/fact-defaults.ts";
import { loadPagesOfFacts } from "#content/facts/records/facts-of-pages.ts";

/** Read once a process, when they are first asked for: they are those of the release. */
export const factDefaults = once(loadFactDefaults);
export const pagesOfFacts = once(loadPagesOfFacts);

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => (loaded ??= load());
}
