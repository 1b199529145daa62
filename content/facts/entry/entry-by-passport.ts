/**
 * What differs by passport; entry-rules.ts has what is true of all. Who needs no visa: passport-index data of 2025-01,
 * whose days are not printed, because they are more generous than every official source.
 */
export const entryByPassport = {
  visaFreeList: { nationalities: 103, asOf: "2025-01" },
  /** FCDO. */
  unitedKingdom: { stayDays: 90, withinDays: 180, ceilingDays: 183, asOf: "2024-11" },
  /** Indian and Chinese holders of certain other visas (Supreme Decree 006-2017-RE, as repeated later): months, days. */
  otherVisa: { validMonths: 6, days: 180, asOf: "2025-07" },
  /** The Andean Migration Statute, Decision 878: days a year. */
  andean: { stayDays: 90, extensionDays: 90, mostDays: 180, since: "2021-08-11", asOf: "2021-08" },
  /** Identity card instead of a passport for the Andean Community and Mercosur (Migraciones). */
  identityCard: { asOf: "2024" },
  /** Brazil's embassy: no driving licence, no card with an unrecognisable picture. */
  brazil: { asOf: "2022", unconfirmed: true },
  /** Secretaría de Relaciones Exteriores, after Peru had broken off relations. */
  mexico: { days: 183, visaDroppedIn: "2024-04", asOf: "2025-11" },
  dominicanRepublic: { visaFreeSince: "2017-01-01" },
  /** A consular visa in the passport (Resolution 121-2024). */
  venezuela: { visaSince: "2024-07-02", asOf: "2024-07" },
} as const;
