import type { FactDefault } from "./fact-default.ts";
import type { FactOverrides } from "./fact-overrides.ts";

/** The changes that editors and the calendar make to the release's facts on a day. */
export interface FactsOfDay {
  overrides: FactOverrides;
  /** The last days of the facts that have ended, by id. */
  ended: Readonly<Record<string, string>>;
  /** The names and types of the facts that editors have added, by id. */
  own: Readonly<Record<string, Pick<FactDefault, "names" | "fields" | "line">>>;
}
