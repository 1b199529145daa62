import { datedFacts } from "#content/facts/facts.ts";

/** Days, US dollars, soles, percent and years. The periods are the law's usual ones. */
export const visaRules = datedFacts("entry.visaRules", {
  businessDays: 183,
  workDays: 183,
  studentDays: 90,
  /** A rentista's monthly income from abroad, as lawyers gave it after the reform of 2017 (expatperu.com). */
  retirement: { monthlyUsd: 1000, perDependantUsd: 500, asOf: "2017", unconfirmed: true },
  /** The most that a Peruvian firm may employ and pay foreigners. */
  foreigners: { percentOfStaff: 20, percentOfPayroll: 30 },
  /** The month is that of Legislative Decree 1582, which created the status; whether it can be had is not known. */
  digitalNomad: { days: 365, asOf: "2023-11", unconfirmed: true },
  investorSoles: 500_000,
  permanentAfterYears: 3,
  residentAbsenceDays: 183,
  /** Residence for citizens of Mercosur's members and associates (mercosur.int). */
  mercosurYears: 2,
} as const);
