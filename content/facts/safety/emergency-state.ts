import { datedFacts } from "#content/facts/facts.ts";

const decrees = [
  { from: "2025-10-21", days: 30, decree: "DS 124-2025-PCM" },
  { from: "2025-11-21", days: 30, decree: null },
  { from: "2025-12-21", days: 30, decree: "DS 140-2025-PCM" },
  { from: "2026-01-20", days: 30, decree: "DS 006-2026-PCM" },
  { from: "2026-02-28", days: 30, decree: "DS 027-2026-PCM" },
  { from: "2026-08-28", days: 60, decree: "DS 123-2026-PCM" },
] as const;

/**
 * The states of emergency against crime in all of Lima and Callao: the day on which each decree took effect, for how many
 * days, and its number where it was found. Sources: El Comercio (2025-10, 2025-12), Diario Correo (2026-01), La República
 * (2026-02-20: lapsed, and the prolongation of November; 2026-02-28: declared anew), RPP (2026-02-28); of August a study of
 * crime in Lima by El Peruano and Andina (2026-09), which knows of prolongations in April and on 28 June without their
 * numbers, and a news programme of that day. Nothing newer was found: whether one is in force only a live look tells.
 */
export const emergencyState = datedFacts("safety.emergencyState", {
  asOf: "2026-08",
  unconfirmed: true,
  /** The month of the first decree for all of both. */
  since: "2025-10",
  /** From then on, and still in June, in Callao and eight outer districts of Lima only (GB News, Caretas: 2025-05). */
  inDistrictsSince: "2025-03",
  decrees,
  last: decrees[5],
  /** The fourth one's last day; it was not prolonged. */
  lapsed: "2026-02-19",
  /** The last one's last day, counted from its first. */
  lastKnownEnd: "2026-10-26",
} as const);

/**
 * Elsewhere, for 60 days each: the VRAEM (DS 133-2025-PCM; Exitosa), Trujillo and Virú with Tumbes and Zarumilla (Diario
 * Correo).
 */
export const otherEmergencies = datedFacts("safety.otherEmergencies", {
  vraem: { asOf: "2025-11", days: 60 },
  north: { asOf: "2026-01", days: 60 },
} as const);
