import { parse } from "yaml";
import type { Line } from "#content/documents/line.ts";
import { printWords, readWords } from "#content/documents/print-words.ts";
import { readOnce } from "#content/documents/read-once.ts";
import { defaultFacts, type Facts } from "#content/facts/facts.ts";
import { wayPairIds, type WayPairId } from "#content/facts/ways/way-pairs.ts";
import type { WayListText } from "#content/guide-page.ts";
import type { Language } from "#i18n/languages.ts";
import { fromEntriesOf } from "#i18n/typed-keys.ts";

/** The words of one way between two places. */
export interface WayText {
  /** Where that is more than its means. */
  name?: string;
  /** When it is the right one. */
  when: Line;
  /** Where it leaves and arrives, where that is known. */
  station?: Line;
}

export interface WayPairText {
  /** The two places. */
  name: string;
  /** The question that the page answers. */
  title: string;
  /** At most 160 characters, for search engines. */
  description: string;
  lead: Line;
  ways: Record<string, WayText>;
  /** Other names and forms of the two places that readers search for. */
  searchWords?: string;
  /** Rains, strikes and the like. */
  season?: Line;
}

/** Braces name values to fill in. */
type Labels = Record<
  | "in"
  | "hours"
  | "price"
  | "car"
  | "noPrice"
  | "leaves"
  | "station"
  | "ahead"
  | "checked"
  | "undated"
  | "plan"
  | "both"
  | "related"
  | "altitude"
  | "note"
  | "weeks"
  | "days"
  | "months"
  | "atStation"
  | "atHotel"
  | "onBoard",
  string
>;

export interface WayWords {
  labels: Labels;
  /** Headings of the overview's list, and what its map shows. */
  groups: WayListText["groups"];
  pairs: Record<WayPairId, WayPairText>;
}

export async function loadWayList(language: Language): Promise<WayListText> {
  const { groups, pairs } = (await loadWayWords(language))(defaultFacts);
  const names = wayPairIds.map((pair) => [pair, pairs[pair].name] as const);
  return { groups, names: fromEntriesOf(names) };
}

export function loadWayWords(language: Language): Promise<(facts: Facts) => WayWords> {
  return readOnce(`ways/${language}.yml`, (source) => {
    const words = readWords(parse(source));
    // Safe cast: content/ways/way-words.test.ts looks for all that is shown.
    return (facts: Facts) => printWords(facts, words, language) as WayWords;
  });
}
