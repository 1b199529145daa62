import type { Language } from "#i18n/languages.ts";
import type { EstimateBasis } from "./estimate-bases.ts";
import type { FactKind } from "./fact-kinds.ts";

export interface FactSource {
  name: string;
  url: string | null;
}

/** A fact as this release knows it. */
export interface FactDefault {
  id: string;
  kind: FactKind;
  names: Record<Language, string>;
  value: Record<string, unknown>;
  /** The unit of the number or numbers, for example `PEN`, `percent`; null where each number has its own, or there is none. */
  unit: string | null;
  /** `2026-04`, or a year alone. */
  asOf: string;
  isEstimate: boolean;
  unconfirmed: boolean;
  source: FactSource | null;
  /** From what we have estimated it, where there is no source. */
  basis: EstimateBasis | null;
  everyMonths: number;
}
