import type { FactsOfDay } from "#api/facts/facts-of-day.ts";
import type { DocumentAnswer } from "#api/guide/guide-pages.ts";
import { isReleasedPage } from "#api/guide/released-pages.ts";
import { printDatedText, type DatedText } from "#content/documents/dated-text.ts";
import { dayInPeru } from "#content/facts/records/day-in-peru.ts";
import type { Facts } from "#content/facts/facts.ts";
import { toolPageFacts } from "#content/facts/pages/tool-pages.ts";
import { loadHolidayNames } from "#content/loading/load-holiday-texts.ts";
import { loadSightNames } from "#content/loading/load-sight-names.ts";
import { loadTripNames } from "#content/loading/load-trip-names.ts";
import { loadPhraseSections } from "#content/phrases/load-phrase-sections.ts";
import { loadToolWords } from "#content/tools/load-tool-words.ts";
import { guidePageFacts } from "#content/facts/pages/guide-pages.ts";
import { isKeptPlace } from "#content/trips/shortlist/keepable.ts";
import { loadWayWords } from "#content/ways/load-way-words.ts";
import { listedPages } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { isOwnPage, type OwnPage } from "#i18n/own-pages.ts";
import { noChangeNotes, type ChangeNotes } from "#server/domain/guide/read-change-notes.ts";
import type { ReplacedDrawings } from "#server/domain/media/photographs/replaced-drawings.ts";
import { factsOfDay } from "#server/domain/facts/read-facts.ts";
import { withReplacedDrawings } from "#server/http/guide/drawings.ts";
import type { Guide } from "#server/http/guide/guide-reader.ts";
import type { Queries } from "#server/storage/database.ts";
import type { FastifyInstance } from "fastify";

export const documentPages = [...listedPages, "privacy", "way-pairs"] as const;

type TextPage = (typeof documentPages)[number] | OwnPage;

export type ReadDocumentText = ReturnType<typeof createDocumentTexts>;

interface CachedText {
  /** The editors' facts and pictures that it was printed with. */
  madeOf: string;
  text: Promise<DatedText<object>>;
}

/**
 * Prints the pages of the guide, own pages, the ways between places, the tools and the privacy page, each anew only when the editors have changed it or a fact. While the
 * database is away, pages are printed with what was read last, and say so.
 */
export function createDocumentTexts(app: FastifyInstance) {
  const { log, now, readGuide, readKnownFacts, readChangeNotes, readReplacedDrawings } = app;
  const kept = new WeakMap<(facts: Facts) => object, CachedText>();
  let lastRead: FactsOfDay = { overrides: {}, ended: {}, own: {} };
  let notes: ChangeNotes = noChangeNotes;
  let replaced: ReplacedDrawings = new Map();

  async function readChanges(): Promise<boolean> {
    try {
      const reading = [readKnownFacts(), readChangeNotes(), readReplacedDrawings()] as const;
      const [facts, said, drawings] = await Promise.all(reading);
      lastRead = factsOfDay(facts, dayInPeru(now()));
      [notes, replaced] = [said, drawings];
      return true;
    } catch (error) {
      log.error(
        { err: error },
        "the facts that were changed, the notes on changes, or the replaced drawings could not be read",
      );
      return false;
    }
  }

  /** @param other words, in the place of those that readers see */
  return async (
    db: Queries,
    page: TextPage,
    language: Language,
    other: ReadPage | null = null,
  ): Promise<DocumentAnswer> => {
    const [{ print, revised, isComplete }, hasChanges, shown] = await Promise.all([
      other ?? readPage(page, language, () => readGuide(db)),
      readChanges(),
      loadShown(page, language),
    ]);
    const madeOf = JSON.stringify([lastRead, ...replaced]);
    const known = kept.get(print);
    const text =
      known?.madeOf === madeOf ? known.text : printText(print, page, language, { facts: lastRead, replaced });
    kept.set(print, { madeOf, text });
    // One that failed is not kept.
    text.catch(() => kept.delete(print));
    const printed = await text;
    const changes = other ? [] : notes.ofText({ postId: null, page, language });
    return {
      ...printed,
      text: { ...printed.text, ...shown },
      revised,
      ...(changes.length > 0 && { changes }),
      ...pictureOf(page, replaced),
      isComplete: hasChanges && isComplete,
    };
  };
}

/** The drawings at the heads of other pages have an address of their own. */
function pictureOf(page: TextPage, replaced: ReplacedDrawings): Pick<DocumentAnswer, "picture"> {
  const picture = isOwnPage(page) && replaced.get(`pages/${page}`);
  return picture ? { picture } : {};
}

async function printText(
  print: ReadPage["print"],
  page: TextPage,
  language: Language,
  { facts, replaced }: { facts: FactsOfDay; replaced: ReplacedDrawings },
): Promise<DatedText<object>> {
  const printed = await printDatedText(print, language, facts);
  return { ...printed, text: withReplacedDrawings(printed.text, page, replaced, language) };
}

interface ReadPage {
  print: (facts: Facts) => object;
  revised: string;
  /** False when nobody could tell whether editors have changed it. */
  isComplete: boolean;
}

/** The admin area has no words of its own for tools and the ways between places. */
async function readPage(
  page: TextPage,
  language: Language,
  readGuide: () => Promise<Guide>,
): Promise<ReadPage> {
  if (page === "way-pairs")
    return { print: await loadWayWords(language), revised: guidePageFacts.ways.revised, isComplete: true };
  if (isOwnPage(page) || isReleasedPage(page)) {
    const guide = await readGuide();
    const { printMarked } = await guide.read(page, language);
    return {
      print: printMarked,
      revised: guide.revisedOn(page, language),
      isComplete: guide.isComplete,
    };
  }
  const print = await loadToolWords(page, language);
  return { print, revised: toolPageFacts[page].revised, isComplete: true };
}

/** The texts that a tool shows besides its own, and the names of the day trips that readers keep from a place. */
async function loadShown(page: TextPage, language: Language): Promise<object> {
  if (page === "trip-planner")
    return { holidays: await loadHolidayNames(language), sightNames: await loadSightNames(language) };
  if (page === "phrasebook") return { sections: await loadPhraseSections(language) };
  return isKeptPlace(page) ? { dayTrips: await loadTripNames(page, language) } : {};
}
