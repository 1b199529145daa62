import { setImmediate } from "node:timers/promises";
import type { FactsOfDay } from "#api/facts/facts-of-day.ts";
import type { Fact } from "#api/facts/facts.ts";
import { factsWith } from "#content/facts/facts.ts";
import { loadFactFields } from "#content/loading/load-fact-fields.ts";
import { loadPlaceNames } from "#content/loading/load-place-names.ts";
import { loadPhraseSections } from "#content/phrases/load-phrase-sections.ts";
import { loadToolWords } from "#content/tools/load-tool-words.ts";
import { loadWayWords } from "#content/ways/load-way-words.ts";
import type { PhrasebookText } from "#content/tools/phrasebook-text.ts";
import { guidePages, toolPages } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { ownPagePath } from "#i18n/own-pages.ts";
import { loadMessages } from "#i18n/loading/load-messages.ts";
import { loadedMessages } from "#i18n/loading/loaded-messages.ts";
import { factsOf, factsOfDay, type KnownFacts } from "#server/domain/facts/read-facts.ts";
import type { StemsOf } from "#api/search/ranking/query-terms.ts";
import { createSearchIndex, type SearchIndex } from "#api/search/ranking/search-index.ts";
import type { Guide, GuideReader } from "#server/http/guide/guide-reader.ts";
import type { Queries } from "#server/storage/database.ts";
import { factEntries } from "./fact-entries.ts";
import { guideEntries, ownPageEntries, type PrintedPage } from "./guide-entries.ts";
import { placeEntries } from "./place-entries.ts";
import { phraseEntries } from "./phrase-entries.ts";
import { toolEntries, type PrintedTool } from "./tool-entries.ts";
import { wayEntries } from "./way-entries.ts";

interface Sources {
  readGuide: GuideReader;
  readKnownFacts: () => Promise<KnownFacts>;
}

interface CachedIndex {
  /** The editors' facts and pages that it was made with, and the facts that had ended. */
  madeOf: string;
  index: Promise<SearchIndex>;
}

/**
 * Keeps what the guide says of each language ready to be searched, made when it is first asked for and anew when the editors have
 * corrected a fact or a page.
 */
export function createSearchIndexes({ readGuide, readKnownFacts }: Sources) {
  const kept = new Map<Language, CachedIndex>();
  return async (db: Queries, language: Language, stemsOf: StemsOf, today: string): Promise<SearchIndex> => {
    const known = await readKnownFacts();
    const ofDay = factsOfDay(known, today);
    const guide = await readGuide(db);
    const madeOf = guide.version + JSON.stringify(ofDay);
    const ready = kept.get(language);
    if (ready?.madeOf === madeOf) return ready.index;
    const index = makeIndex({ guide, language, listed: factsOf(known, today), ofDay }, stemsOf);
    kept.set(language, { madeOf, index });
    // One that failed is not kept.
    index.catch(() => kept.delete(language));
    return index;
  };
}

interface IndexParts {
  guide: Guide;
  language: Language;
  listed: Fact[];
  ofDay: FactsOfDay;
}

async function makeIndex({ guide, language, listed, ofDay }: IndexParts, stemsOf: StemsOf) {
  const shown = guidePages.filter((page) => !guide.withdrawn.has(page));
  const words = await Promise.all(
    shown.map(async (page) => ({ page, document: await guide.read(page, language) })),
  );
  const ownWords = await Promise.all(
    guide.ownPages
      .filter(({ publishedIn }) => publishedIn.includes(language))
      .map(async ({ page, addresses }) => ({
        path: ownPagePath(addresses[language], language),
        document: await guide.read(page, language),
      })),
  );
  const toolWords = await Promise.all(
    toolPages.map(async (page) => ({ page, print: await loadToolWords(page, language) })),
  );
  const phrasebook = await loadToolWords<PhrasebookText>("phrasebook", language);
  const phrases = await loadPhraseSections(language);
  const ways = await loadWayWords(language);
  const names = await loadPlaceNames(language);
  await loadMessages(language);
  const facts = factsWith(ofDay.overrides);
  const pages = await inTurns(words, ({ page, document }): PrintedPage => ({
    page,
    text: document.print(facts),
  }));
  const ownPages = await inTurns(ownWords, ({ path, document }) => ({ path, text: document.print(facts) }));
  const tools = await inTurns(toolWords, ({ page, print }): PrintedTool => ({ page, text: print(facts) }));
  const guideWords = guideEntries(pages, language, loadedMessages(language));
  return createSearchIndex(
    language,
    [
      ...guideWords,
      ...ownPageEntries(ownPages),
      ...toolEntries(tools, language, loadedMessages(language)),
      ...wayEntries(ways(facts), facts, language, loadedMessages(language)),
      ...placeEntries(names, guideWords, language),
      ...factEntries(listed, language, await loadFactFields(language)),
      ...phraseEntries(phrases, phrasebook(facts).situations, pages, language),
    ],
    stemsOf,
    () => setImmediate(),
  );
}

/** Between two of them others are answered. */
async function inTurns<Item, Text>(items: Item[], print: (item: Item) => Text): Promise<Text[]> {
  const texts: Text[] = [];
  for (const item of items) {
    texts.push(print(item));
    await setImmediate();
  }
  return texts;
}
