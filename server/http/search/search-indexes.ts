import { setFactOverrides } from "#content/facts/records/dated-facts.ts";
import { loadGuideWords } from "#content/load-guide-page.ts";
import type { PlaceId } from "#content/facts/places.ts";
import { loadPhraseSections } from "#content/phrases/load-phrase-sections.ts";
import { loadToolWords } from "#content/tools/load-tool-words.ts";
import type { PhrasebookText } from "#content/tools/phrasebook-text.ts";
import { guidePages, toolPages } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { loadedMessages, loadMessages } from "#i18n/load-messages.ts";
import { readFactOverrides, readFacts } from "#server/domain/facts/read-facts.ts";
import type { StemsOf } from "#api/search/ranking/asked-words.ts";
import { createSearchIndex, type SearchIndex } from "#api/search/ranking/search-index.ts";
import { factDefaults } from "#server/http/fact-sources.ts";
import type { Queries } from "#server/storage/database.ts";
import { guideEntries, type PrintedPage } from "./guide-entries.ts";
import { phraseEntries } from "./phrase-entries.ts";
import { factEntries, placeEntries } from "./thing-entries.ts";
import { toolEntries, type PrintedTool } from "./tool-entries.ts";

interface KeptIndex {
  /** The desk's facts that it was made with. */
  overrides: string;
  index: Promise<SearchIndex>;
}

/**
 * Keeps what the guide says of each language ready to be searched, made when it is first asked for and anew when the desk has
 * corrected a fact.
 */
export function createSearchIndexes() {
  const kept = new Map<Language, KeptIndex>();
  return async (db: Queries, language: Language, stemsOf: StemsOf): Promise<SearchIndex> => {
    const overrides = await readFactOverrides(db, await factDefaults());
    const key = JSON.stringify(overrides);
    const ready = kept.get(language);
    if (ready?.overrides === key) return ready.index;
    const index = makeIndex(db, language, overrides, stemsOf);
    kept.set(language, { overrides: key, index });
    // One that failed is not kept.
    index.catch(() => kept.delete(language));
    return index;
  };
}

async function makeIndex(
  db: Queries,
  language: Language,
  overrides: Parameters<typeof setFactOverrides>[0],
  stemsOf: StemsOf,
): Promise<SearchIndex> {
  const words = await Promise.all(
    guidePages.map(async (page) => ({ page, print: await loadGuideWords(page, language) })),
  );
  const toolWords = await Promise.all(
    toolPages.map(async (page) => ({ page, print: await loadToolWords(page, language) })),
  );
  const phrasebook = await loadToolWords<PhrasebookText>("phrasebook", language);
  const phrases = await loadPhraseSections(language);
  const names = await loadPlaceNames(language);
  const facts = await readFacts(db, await factDefaults(), "");
  await loadMessages(language);
  // From here to the reset nothing waits: others in this process print the defaults.
  setFactOverrides(overrides);
  let pages: PrintedPage[];
  let tools: PrintedTool[];
  try {
    pages = words.map(({ page, print }) => ({ page, text: print() }));
    tools = toolWords.map(({ page, print }) => ({ page, text: print() }));
  } finally {
    setFactOverrides({});
  }
  return createSearchIndex(
    language,
    [
      ...guideEntries(pages, language, loadedMessages(language)),
      ...toolEntries(tools, language, loadedMessages(language)),
      ...placeEntries(names, pages, language),
      ...factEntries(facts, language),
      ...phraseEntries(phrases, phrasebook().situations, pages, language),
    ],
    stemsOf,
  );
}

async function loadPlaceNames(language: Language): Promise<Record<PlaceId, string>> {
  // An import by a computed name has no type; each file satisfies it.
  const loaded = (await import(`../../../content/${language}/place-names.ts`)) as {
    placeNames: Record<PlaceId, string>;
  };
  return loaded.placeNames;
}
