/** In days, US dollars, soles, percent and years. */
export const visaRules = {
  businessDays: 183,
  workDays: 183,
  studentDays: 90,
  /** A rentista's monthly income from abroad, as lawyers gave it after the reform of 2017 (expatperu.com). */
  retirement: { monthlyUsd: 1000, perDependantUsd: 500, asOf: 2017 },
  /** The most that a Peruvian firm may employ and pay foreigners. */
  foreigners: { percentOfStaff: 20, percentOfPayroll: 30 },
  digitalNomadDays: 365,
  /** Month of Legislative Decree 1582, which created the digital nomad's status. */
  digitalNomadLaw: "2023-11",
  investorSoles: 500_000,
  permanentAfterYears: 3,
  residentAbsenceDays: 183,
} as const;
