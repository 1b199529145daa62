import type { SearchEntry } from "#api/search/ranking/search-index.ts";
import { lineText } from "#content/documents/line.ts";
import type { Facts } from "#content/facts/facts.ts";
import { wayOptions } from "#content/facts/ways/way-options.ts";
import { wayPairIds, wayPath } from "#content/facts/ways/way-pairs.ts";
import type { WayWords } from "#content/ways/load-way-words.ts";
import type { Language } from "#i18n/languages.ts";
import type { Messages } from "#i18n/messages/hu.ts";

/** The page of each two places, by their names and by the means between them. */
export function wayEntries(
  { pairs }: WayWords,
  facts: Facts,
  language: Language,
  { pages, figures }: Pick<Messages, "pages" | "figures">,
): SearchEntry[] {
  return wayPairIds.map((pair) => {
    const { name, title, description, lead, ways, season = "", searchWords = "" } = pairs[pair];
    const used = Object.values(wayOptions[pair]).flatMap(({ rides }) => rides.map((ride) => facts(ride).by));
    const said = Object.values(ways).flatMap(({ when, station = "" }) => [when, station]);
    return {
      kind: "guide",
      path: wayPath(pair, language),
      title,
      context: pages.ways.name,
      keywords: [
        name,
        searchWords,
        pages.ways.searchWords,
        ...used.map((by) => figures.trips.means[by]),
      ].join(" "),
      text: [description, ...[lead, ...said, season].map(lineText)].join(" "),
      isPair: true,
      weight: 1,
    };
  });
}
