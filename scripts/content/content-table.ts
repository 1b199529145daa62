import { guidePageFacts } from "#content/facts/pages/guide-pages.ts";
import { guidePages, type GuidePage } from "#i18n/addresses.ts";
import { byLanguage, languages, type Language } from "#i18n/languages.ts";
import { loadGuidePages, proseOf } from "#tests/support/readers/guide-texts.ts";
import { factsOfPage, oldestOf } from "./dated-facts.ts";
import { readability, wholeSentences } from "./readability.ts";

/**
 * The tables of `npm run content`: the words of each guide page in each language, the sentences that another page says too and
 * how easily it reads; then its facts and sources, and their age.
 */
const loaded = (await loadGuidePages()).map(({ page, language, text }) => {
  const paragraphs = proseOf(text);
  return { page, language, paragraphs, sentences: wholeSentences(paragraphs, language) };
});

function measuresOf(page: GuidePage, language: Language): [words: number, said: number, ease: number] {
  const inLanguage = loaded.filter((one) => one.language === language);
  const others = new Set(inLanguage.flatMap((one) => (one.page === page ? [] : [...one.sentences])));
  const { paragraphs = [], sentences = [] } = inLanguage.find((one) => one.page === page) ?? {};
  return [
    paragraphs.join(" ").split(/\s+/).length,
    [...sentences].filter((sentence) => others.has(sentence)).length,
    readability(paragraphs, language),
  ];
}

const headings = ["words", "said elsewhere", "readability"];

function proseRow(page: GuidePage): Record<string, number> {
  const measures = byLanguage((language) => measuresOf(page, language));
  return Object.fromEntries(
    headings.flatMap((heading, at) =>
      languages.map((language) => [`${heading} ${language}`, measures[language][at] ?? 0]),
    ),
  );
}

async function factsRow(page: GuidePage) {
  const facts = await factsOfPage(page, "hu");
  const oldest = oldestOf(facts);
  const { sources, ownSources = {}, revised } = guidePageFacts[page];
  return {
    dated: facts.dated.length,
    unconfirmed: facts.unconfirmed,
    sources: new Set([...sources, ...Object.values(ownSources).flat()]).size,
    "oldest fact": oldest?.asOf ?? "–",
    which: oldest?.name ?? "",
    revised,
  };
}

console.table(Object.fromEntries(guidePages.map((page) => [page, proseRow(page)])));
const rows = await Promise.all(guidePages.map(async (page) => [page, await factsRow(page)] as const));
console.table(Object.fromEntries(rows));
