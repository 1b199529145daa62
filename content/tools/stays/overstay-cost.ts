import type { Facts } from "#content/facts/facts.ts";
import { overstayFine } from "#content/facts/entry/entry-rules.ts";

/** The fine for days over the limit, in soles by the tax unit of the fact's year (Migraciones; SD 301-2025-EF); to the céntimo. */
export function overstayCost(facts: Facts, days: number): number {
  return Math.round(days * facts(overstayFine).solesADay * 100) / 100;
}
