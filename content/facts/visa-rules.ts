/** Usual legal periods and thresholds of Peru's migration statuses: days, US dollars, soles, percent, years. */
export const visaRules = {
  businessDays: 183,
  workDays: 183,
  studentDays: 90,
  /** Monthly income from abroad that a rentista must prove, as lawyers told it after the reform of that year (expatperu.com). */
  retirement: { monthlyUsd: 1000, perDependantUsd: 500, asOf: 2017 },
  /** What a Peruvian firm may have of foreigners among its staff, and spend on them of its payroll. */
  foreigners: { percentOfStaff: 20, percentOfPayroll: 30 },
  digitalNomadDays: 365,
  /** The law that made the digital nomad's status, DL 1582, came out in this month. */
  digitalNomadLaw: "2023-11",
  investorSoles: 500_000,
  permanentAfterYears: 3,
  residentAbsenceDays: 183,
} as const;
