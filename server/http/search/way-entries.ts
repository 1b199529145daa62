import type { SearchEntry } from "#api/search/ranking/candidate.ts";
import { lineText } from "#content/documents/line.ts";
import { recordFacts, type Facts } from "#content/facts/facts.ts";
import { minutesOf, priceOf, wayOptions, type WayOption } from "#content/facts/ways/way-options.ts";
import { wayPairIds, wayPath } from "#content/facts/ways/way-pairs.ts";
import { formatPrice } from "#content/printing/format-price.ts";
import type { WayWords } from "#content/ways/load-way-words.ts";
import { factWords, monthOf } from "#i18n/facts/fact-words.ts";
import { withCapital } from "#i18n/facts/with-capital.ts";
import { formatTravelTime } from "#i18n/format/format-duration.ts";
import type { Language } from "#i18n/languages.ts";
import type { Messages } from "#i18n/messages/hu.ts";

/** The page of each two places, by their names and by the means between them. */
export function wayEntries(
  { pairs }: WayWords,
  facts: Facts,
  language: Language,
  { pages, figures }: Pick<Messages, "pages" | "figures">,
): SearchEntry[] {
  const { means } = figures.trips;
  return wayPairIds.map((pair) => {
    const { name, title, description, lead, ways, season = "", searchWords = "" } = pairs[pair];
    const options = Object.entries(wayOptions[pair]);
    const used = options.flatMap(([, { rides }]) => rides.map((ride) => facts(ride).by));
    const said = Object.values(ways).flatMap(({ when, station = "" }) => [when, station]);
    const nameOf = (id: string, { rides }: WayOption) =>
      ways[id]?.name ?? [...new Set(rides.map((ride) => means[facts(ride).by]))].join(" + ");
    return {
      kind: "guide",
      path: wayPath(pair, language),
      title,
      context: pages.ways.name,
      keywords: [name, searchWords, pages.ways.searchWords, ...used.map((by) => means[by])].join(" "),
      text: [description, ...[lead, ...said, season].map(lineText)].join(" "),
      ...printWays(
        options.map(([id, option]) => ({ name: nameOf(id, option), option })),
        facts,
        language,
      ),
      pair: name.split(" – "),
      weight: 1,
    };
  });
}

/** Hours and price of each means, and how old the oldest of them is. */
function printWays(
  ways: { name: string; option: WayOption }[],
  facts: Facts,
  language: Language,
): Pick<SearchEntry, "answer" | "age"> {
  const { read, result } = recordFacts(facts, (known) =>
    ways.map(({ name, option }) => {
      const fare = priceOf(known, option);
      const time = formatTravelTime(minutesOf(known, option), language);
      return [name, time, ...(fare ? [formatPrice(fare, language)] : [])].join(", ");
    }),
  );
  const oldest = read.map(({ asOf }) => asOf).toSorted()[0];
  const age = oldest && factWords[language].age.journey(monthOf(oldest, language));
  return { answer: withCapital(result.join("; ")), ...(age && { age }) };
}
