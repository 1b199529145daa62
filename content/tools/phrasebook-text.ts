import type { Line } from "#content/documents/line.ts";
import type { Situation } from "#content/phrases/phrase.ts";
import type { ToolText } from "./tool-page.ts";

export interface PhrasebookText extends ToolText {
  /** Above the links to the situations. */
  jump: string;
  situations: Partial<Record<Situation, string>>;
  /** Under the heading of a situation. */
  notes: Partial<Record<Situation, Line>>;
  filter: string;
  find: string;
  /** How many were found, by the plural of the language; `#` stands for the number. */
  found: Partial<Record<Intl.LDMLPluralRule, string>>;
  nothingFound: string;
  pronunciationTitle?: string;
  /** How the pronunciations are meant. */
  pronunciation: Line[];
  favourites: string;
  favouritesHint: Line;
  /** Before the phrase, in the names of its button and its link. */
  favourite: string;
  show: string;
  kept: string;
  notKept: string;
  /** Leads from a shown phrase back to all of them. */
  close: string;
}
