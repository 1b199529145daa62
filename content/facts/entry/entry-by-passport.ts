import { datedFacts } from "#content/facts/facts.ts";

// The rules that differ by passport, one fact each, because a page shows only those of its readers; entry-rules.ts has the rules for all.

/** The nationalities that need no visa: passport-index data. Its days are not printed: every official source grants fewer. */
export const visaFreeList = datedFacts("entry.visaFreeList", {
  nationalities: 103,
  asOf: "2025-01",
} as const);

/** FCDO. */
export const unitedKingdom = datedFacts("entry.unitedKingdom", {
  stayDays: 90,
  withinDays: 180,
  ceilingDays: 183,
  asOf: "2024-11",
} as const);

/** For Indian and Chinese holders of certain other visas (Supreme Decree 006-2017-RE, as repeated later): months, days. */
export const otherVisa = datedFacts("entry.otherVisa", {
  validMonths: 6,
  days: 180,
  asOf: "2025-07",
} as const);

/** The Andean Migration Statute, Decision 878: days a year. */
export const andeanStay = datedFacts("entry.andeanStay", {
  days: 90,
  extensionDays: 90,
  mostDays: 180,
  asOf: "2021-08",
} as const);

/** Identity card instead of a passport, for the Andean Community and Mercosur (Migraciones). */
export const identityCard = datedFacts("entry.identityCard", { asOf: "2024" } as const);

/** Brazil's embassy: no driving licence, no card with an unrecognisable picture. */
export const brazilianCard = datedFacts("entry.brazilianCard", { asOf: "2022", unconfirmed: true } as const);

/** Secretaría de Relaciones Exteriores, after Peru had broken off relations. */
export const mexico = datedFacts("entry.mexico", {
  days: 183,
  visaDroppedIn: "2024-04",
  asOf: "2025-11",
} as const);

/** The year since which Dominicans need no visa (agreement in force on 1 January). */
export const dominicanVisaFreeSince = 2017;

/** A consular visa in the passport (Resolution 121-2024). */
export const venezuela = datedFacts("entry.venezuela", { visaSince: "2024-07-02", asOf: "2024-07" } as const);
