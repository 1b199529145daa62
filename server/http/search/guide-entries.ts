import { lineText } from "#content/documents/line.ts";
import type { Block, Card, GuidePageText, GuideSection } from "#content/guide-page.ts";
import type { SearchEntry } from "#api/search/ranking/candidate.ts";
import { pagePath, type GuidePage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import type { Messages } from "#i18n/messages/hu.ts";
import { wordsOfBlock, wordsOfTerms } from "./block-words.ts";
import { wordsOfSection } from "#content/names/words-of-section.ts";
import { holidaysOfFigure, wordsOfFigure } from "./figure-words.ts";

export interface PrintedPage {
  page: GuidePage;
  text: GuidePageText;
}

/** The pages of the guide, their sections, and what stands in a section under an anchor of its own. */
export function guideEntries(
  pages: PrintedPage[],
  language: Language,
  messages: Pick<Messages, "pages">,
): SearchEntry[] {
  return pages.flatMap(({ page, text }) => {
    const { name, searchWords } = messages.pages[page];
    return pageEntries({
      path: pagePath(page, language),
      name,
      text,
      keywords: [name, searchWords, ...text.keywords, wordsOfSection(page, null, language)],
      searchWordsFor: (id) => wordsOfSection(page, id, language),
    });
  });
}

/** The same of pages that the owner has made. */
export function ownPageEntries(pages: { path: string; text: GuidePageText }[]): SearchEntry[] {
  return pages.flatMap(({ path, text }) =>
    pageEntries({ path, name: text.title, text, keywords: text.keywords, searchWordsFor: () => "" }),
  );
}

function pageEntries({ keywords, ...page }: PageOfEntry & { keywords: string[] }): SearchEntry[] {
  const { path, text } = page;
  return [
    {
      ...plainEntry,
      weight: 1.05,
      path,
      title: text.title,
      keywords: keywords.join(" "),
      // The short answer first: of parts that fit alike an excerpt takes the earliest.
      text: [...(text.short ?? []), text.lead].map(lineText).join(" "),
      unshown: text.description,
    },
    ...text.sections.flatMap((section) => sectionEntries(section, page)),
  ];
}

const plainEntry = { kind: "guide", context: null, keywords: "", weight: 1 } as const;

interface PageOfEntry {
  path: string;
  name: string;
  text: GuidePageText;
  /** The words that readers search for when they mean a part of it. */
  searchWordsFor: (id: string) => string;
}

function sectionEntries(
  section: GuideSection,
  { path, name, text, searchWordsFor }: PageOfEntry,
): SearchEntry[] {
  const { id, title, blocks, facts } = section;
  const parts = blocks.flatMap((block, index) => partsOf(block, blocks.slice(index + 1)));
  const figures = blocks.flatMap((block) => (block.kind === "figure" ? block.figure : []));
  const drawn = figures.flatMap((figure) => wordsOfFigure(figure, text));
  const whole = { ...plainEntry, path: `${path}#${id}`, title, context: name };
  return [
    {
      ...whole,
      keywords: searchWordsFor(id),
      text: [...wordsOfTerms(facts), ...blocks.flatMap(wordsOfBlock), ...drawn].join(" "),
    },
    ...figures
      .flatMap((figure) => holidaysOfFigure(figure, text))
      .map((day) => ({ ...whole, ...day, context: `${name}: ${title}` })),
    ...parts.map((part) => ({
      ...whole,
      ...part,
      keywords: searchWordsFor(part.id),
      path: `${path}#${part.id}`,
      context: `${name}: ${title}`,
    })),
  ];
}

interface Part {
  id: string;
  title: string;
  text: string;
}

/** @param next blocks of the section: up to the next heading they are a heading's own */
function partsOf(block: Block, next: Block[]): Part[] {
  if (block.kind === "questions")
    return block.items.map(({ id, question, answer }) => ({
      id,
      title: question,
      text: answer.map(lineText).join(" "),
    }));
  if (block.kind === "cards") return block.items.flatMap(partOfCard);
  if (block.kind !== "heading" || block.id === undefined) return [];
  const end = next.findIndex((one) => one.kind === "heading");
  const own = end === -1 ? next : next.slice(0, end);
  return [{ id: block.id, title: block.text, text: own.flatMap(wordsOfBlock).join(" ") }];
}

function partOfCard({ id, title, text, facts }: Card): Part[] {
  if (id === undefined) return [];
  return [{ id, title, text: [...text.map(lineText), ...wordsOfTerms(facts)].join(" ") }];
}
