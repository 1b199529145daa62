import { isLine, linesIn, lineText, runsOf } from "#content/documents/line.ts";
import type { GuidePageText } from "#content/guide-page.ts";
import { loadGuidePage } from "#content/loading/load-guide-page.ts";
import type { WayWords } from "#content/ways/load-way-words.ts";
import { guidePages, type GuidePage } from "#i18n/addresses.ts";
import { languages, type Language } from "#i18n/languages.ts";

export interface LoadedGuidePage {
  page: GuidePage;
  language: Language;
  text: GuidePageText;
}

/** Every page of the guide in every language, the languages of a page one after the other. */
export function loadGuidePages(): Promise<LoadedGuidePage[]> {
  const all = guidePages.flatMap((page) => languages.map((language) => ({ page, language })));
  return Promise.all(all.map(async (one) => ({ ...one, text: await loadGuidePage(one.page, one.language) })));
}

/** Properties of a page and its blocks that its body does not show. */
const unread = new Set(
  "description keywords holidays cityNames kind tone shape id date figure site asOf".split(" "),
);

/** All that a page says in its body, in the page's order; its title, lead and disclaimer too. */
export const wordsOf = (page: GuidePageText | WayWords): string[] => wordsIn(page, unread);

/** The same without what pictures show: two pages may show one picture. */
export const proseOf = (page: GuidePageText): string[] =>
  wordsIn(page, new Set([...unread, "alt", "pictureAlt"]));

function wordsIn(words: unknown, without: ReadonlySet<string>): string[] {
  if (isLine(words)) return [lineText(words)];
  if (typeof words !== "object" || words === null) return [];
  return Object.entries(words).flatMap(([name, one]) => (without.has(name) ? [] : wordsIn(one, without)));
}

/** Where the links in words of any shape lead, for example `page:entry#alairas`. */
export function targetsOf(words: unknown): string[] {
  const marks = linesIn(words)
    .flatMap(runsOf)
    .flatMap((run) => run.marks ?? []);
  return marks.flatMap((mark) => (mark.type === "link" ? mark.attrs.href : []));
}
