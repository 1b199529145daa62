import { guidePageFacts } from "#content/facts/guide-pages.ts";
import { guidePages, type GuidePage } from "#i18n/addresses.ts";
import { byLanguage, type languages } from "#i18n/languages.ts";
import { loadGuidePages, wordsOf } from "#tests/support/readers/guide-texts.ts";
import { factsOfPage, oldestOf } from "./dated-facts.ts";

/** The table of `npm run content`: the length of each guide page, its sources, and their age. */
const loaded = await loadGuidePages();

function countWords(page: GuidePage): Record<(typeof languages)[number], number> {
  return byLanguage((language) => {
    const text = loaded.find((one) => one.page === page && one.language === language)?.text;
    return (text ? wordsOf(text) : []).join(" ").split(/\s+/).length;
  });
}

const rows = await Promise.all(
  guidePages.map(async (page) => {
    const facts = await factsOfPage(page, "hu");
    const oldest = oldestOf(facts);
    const { sources, ownSources = {}, revised } = guidePageFacts[page];
    return {
      page,
      ...countWords(page),
      dated: facts.dated.length,
      unconfirmed: facts.unconfirmed,
      sources: new Set([...sources, ...Object.values(ownSources).flat()]).size,
      "oldest fact": oldest?.asOf ?? "–",
      which: oldest?.name ?? "",
      revised,
    };
  }),
);

console.table(Object.fromEntries(rows.map(({ page, ...row }) => [page, row])));
