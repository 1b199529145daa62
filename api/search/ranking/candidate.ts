import type { SearchIndexData } from "#api/search/search.ts";
import type { Score, ScoredWord } from "./score-entry.ts";
import type { TextWord } from "./text-words.ts";
import type { TitleLength } from "./vocabulary.ts";

/** Something that can be found. */
export type SearchEntry = SearchIndexData["entries"][number];

/** An entry or a post that has some of the words. */
export interface Candidate
  extends
    Score,
    Pick<SearchEntry, "kind" | "path" | "title" | "context" | "text" | "answer" | "age" | "pair"> {
  /** The words of the text, where they have been cut already. */
  words?: TextWord[];
  /** The query's words as an entry has them. */
  asked?: ScoredWord[];
  titleLength?: TitleLength;
  /** The share of its two places that was named. */
  pairShare?: number;
}
