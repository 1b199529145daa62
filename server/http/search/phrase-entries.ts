import { lineText } from "#content/documents/line.ts";
import type { Block } from "#content/guide-page.ts";
import type { PhraseSection } from "#content/phrases/phrase.ts";
import type { PhrasebookText } from "#content/tools/phrasebook-text.ts";
import { pagePath } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import type { SearchEntry } from "#api/search/ranking/candidate.ts";
import type { PrintedPage } from "./guide-entries.ts";

type Situations = PhrasebookText["situations"];

/** All of the phrasebook, and what the guide has beside it; each leads to where it stands. */
export function phraseEntries(
  sections: PhraseSection[],
  situations: Situations,
  pages: PrintedPage[],
  language: Language,
): SearchEntry[] {
  const own = sections.flatMap(({ situation, entries }) =>
    entries.map(({ id, text, meaning, sentence = "" }) => ({
      ...phraseEntry,
      path: `${pagePath("phrasebook", language)}#${id}`,
      // Readers ask in their own language as often as in the other one.
      title: `${text} – ${meaning}`,
      context: situations[situation] ?? null,
      text: sentence,
    })),
  );
  const known = new Set(sections.flatMap(({ entries }) => entries.map(({ text }) => bareWords(text))));
  return [...own, ...guidePhrases(pages, language).filter(({ title }) => !known.has(bareWords(title)))];
}

const phraseEntry = { kind: "phrases", context: null, keywords: "", weight: 0.65 } as const;

const bareWords = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, " ")
    .trim();

/** The heading in the guide below which phrases and local words stand. */
const phrasesAnchor = "phrases";

function guidePhrases(pages: PrintedPage[], language: Language): SearchEntry[] {
  return pages.flatMap(({ page, text }) =>
    text.sections.flatMap(({ blocks }) => {
      const path = `${pagePath(page, language)}#${phrasesAnchor}`;
      const listed = blocksBelow(phrasesAnchor, blocks).flatMap(phrasesOf);
      return listed.map((one) => ({ ...phraseEntry, path, ...one }));
    }),
  );
}

function blocksBelow(anchor: string, blocks: Block[]): Block[] {
  const isHeading = (block: Block) => block.kind === "heading";
  const begin = blocks.findIndex((block) => block.kind === "heading" && block.id === anchor);
  if (begin === -1) return [];
  const own = blocks.slice(begin + 1);
  const end = own.findIndex(isHeading);
  return end === -1 ? own : own.slice(0, end);
}

/** The entries in Spanish have their meaning beside them. */
function phrasesOf(block: Block): { title: string; text: string }[] {
  if (block.kind === "phrases")
    return block.items.map(({ text, meaning }) => ({ title: text, text: meaning }));
  if (block.kind !== "table") return [];
  return block.rows.map(([word = "", ...meaning]) => ({
    title: lineText(word),
    text: meaning.map(lineText).join(", "),
  }));
}
