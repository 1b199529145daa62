import { datedFacts } from "#content/facts/facts.ts";

/** Cases in Peru, deaths among them, up to that day; none was vaccinated (Ministry of Health by El Comercio, 2025-05). */
export const yellowFeverCases = datedFacts("health.yellowFeverCases", {
  asOf: "2025-05",
  cases: 46,
  deaths: 13,
} as const);

/**
 * Where the vaccination is advised: the CDC added Machu Picchu in 2025 (embassy of the United States); Peru's Ministry of
 * Health leaves Cusco city, Machu Picchu and the Inca Trail out (quoted by Vax-Before-Travel). Ages, as Peru advises.
 */
export const yellowFeverAdvice = datedFacts("health.yellowFeverAdvice", {
  asOf: "2026-01",
  fromMonths: 15,
  toYears: 59,
} as const);

/** Cases in 2025, and in 2026 up to 25 February (swissinfo.ch, Latina Noticias). */
export const dengue = datedFacts("health.dengue", {
  asOf: "2026-02",
  cases2025: 39_028,
  cases2026: 5228,
  deaths2026: 5,
} as const);

/** Alert of 4 March 2026: cases in Lima (Infobae, El Comercio). */
export const measles = datedFacts("health.measles", { asOf: "2026-03", cases: 2 } as const);

/** Dogs with rabies in Arequipa since 2015; the last death there (Radio San Martín). Minutes of washing with soap. */
export const rabies = datedFacts("health.rabies", {
  asOf: "2026-01",
  dogs: 396,
  since: 2015,
  lastDeath: 2023,
  washMinutes: 15,
} as const);

/** Travellers’ diarrhoea: days in which most cases pass, the fever that wants a doctor, minutes to boil water high up. */
export const diarrhoea = { days: [3, 4], feverFrom: 38.5, boilMinutes: 3 } as const;

/** Specialist in a private clinic in Lima, US dollars (an estimate of 2026); bills for a rescue that were named. */
export const carePrices = datedFacts("health.carePrices", {
  asOf: "2026-02",
  specialistUsd: [60, 100],
  evacuationUsd: 100_000,
} as const);

/** Embassy of the United States (2022-05): private clinics want a card or a deposit first. */
export const clinicDeposit = datedFacts("health.clinicDeposit", { asOf: "2022-05" } as const);

/** Metres: where many ordinary travel policies end (IPA, Cover My Adventure). */
export const policyLimits = datedFacts("health.policyLimits", {
  asOf: "2026-02",
  metres: [2500, 3000, 4000],
} as const);

/** From which week of a pregnancy airlines ask for a medical certificate (El Espectador, November 2025, after their own sites). */
export const flyingPregnant = datedFacts("health.flyingPregnant", { asOf: "2025-11" } as const);

/** Pharmacies may not sell these without a prescription; they are fined (the ministry of health, in Infobae of 2 August 2025). */
export const overTheCounter = datedFacts("health.overTheCounter", { asOf: "2025-08" } as const);
