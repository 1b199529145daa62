import type { Fact } from "#api/facts/facts.ts";
import { places, type PlaceId } from "#content/facts/places.ts";
import type { Block } from "#content/guide-page.ts";
import type { FactFieldWords } from "#content/hu/fact-fields.ts";
import { printFact } from "#content/printing/print-fact.ts";
import { formatMetres } from "#i18n/format/format-amount.ts";
import { pagePath } from "#i18n/addresses.ts";
import { factPath } from "#i18n/facts/fact-address.ts";
import { factAge } from "#i18n/facts/fact-words.ts";
import type { Language } from "#i18n/languages.ts";
import { withCapital } from "#i18n/facts/with-capital.ts";
import { searchWords } from "#i18n/search/search-words.ts";
import type { SearchEntry } from "#api/search/ranking/search-index.ts";
import { wordsOfBlock } from "./block-words.ts";
import type { PrintedPage } from "./guide-entries.ts";

/** The value in words, and how old it is. */
export function factEntries(facts: Fact[], language: Language, words: FactFieldWords): SearchEntry[] {
  return facts.map((fact) => ({
    kind: "facts",
    path: factPath(fact.id, language),
    title: withCapital(fact.names[language]),
    context: null,
    keywords: "",
    text: [printFact(fact, language, words), factAge(fact, language)]
      .filter((text) => text !== null)
      .join(" – "),
    // Sections of the guide about the same thing rank higher: they say more.
    weight: 0.65,
  }));
}

/** Each leads to where the guide tells of it. */
export function placeEntries(
  names: Record<PlaceId, string>,
  pages: PrintedPage[],
  language: Language,
): SearchEntry[] {
  // Safe cast: `Object.keys` loses the type of the keys.
  return (Object.keys(places) as PlaceId[]).map((id) => {
    const { region, altitude, category } = places[id];
    const words = searchWords[language];
    return {
      kind: "places",
      path: pathOfPlace(id, names[id], pages, language),
      title: names[id],
      context: null,
      keywords: "",
      text: words.place(words.placeCategories[category], region, formatMetres(altitude, language)),
      weight: 0.9,
    };
  });
}

/** The card with its picture, else the section that has its name in the title, else the one that has it most often. */
function pathOfPlace(id: PlaceId, name: string, pages: PrintedPage[], language: Language): string {
  const called = name.replace(/ \(.*/, "").replace(/-[a-záéíóöőúüű]+$/, "");
  let best = { path: pagePath("peru-guide", language), times: 0 };
  for (const { page, text } of pages) {
    for (const section of text.sections) {
      const card =
        cardOf(section.blocks, id) ?? (section.picture?.id === `places/${id}` ? section.id : undefined);
      if (card !== undefined) return `${pagePath(page, language)}#${card}`;
      const words = section.blocks.flatMap(wordsOfBlock).join(" ");
      const times = words.split(called).length - 1 + (section.title.includes(called) ? 100 : 0);
      if (times > best.times) best = { path: `${pagePath(page, language)}#${section.id}`, times };
    }
  }
  return best.path;
}

function cardOf(blocks: Block[], id: PlaceId): string | undefined {
  return blocks
    .flatMap((block) => (block.kind === "cards" ? block.items : []))
    .find(({ picture }) => picture?.id === `places/${id}`)?.id;
}
