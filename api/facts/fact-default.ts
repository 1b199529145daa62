import type { Language } from "#i18n/languages.ts";
import type { EstimateBasis } from "./estimate-bases.ts";
import type { FactKind } from "./fact-kinds.ts";
import type { TypedValue } from "./field-types.ts";

export interface FactSource {
  name: string;
  url: string | null;
}

/** A fact as this release knows it. */
export interface FactDefault extends TypedValue {
  id: string;
  kind: FactKind;
  names: Record<Language, string>;
  /** The unit of all its numbers, for example `PEN`, `percent`; null where they have several, or there is none. */
  unit: string | null;
  /** `2026-04`, or a year alone. */
  asOf: string;
  isEstimate: boolean;
  unconfirmed: boolean;
  source: FactSource | null;
  /** From what we have estimated it, where there is no source. */
  basis: EstimateBasis | null;
  everyMonths: number;
  /** A state of things that may be over, such as an emergency or a closure. */
  agesFast: boolean;
  /** The last day on which it is known to hold. */
  validUntil: string | null;
  /** The value that is known to hold from a later day in Peru on. */
  next: { from: string; asOf: string; value: Record<string, unknown> } | null;
}
