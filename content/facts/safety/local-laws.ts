import { datedFacts } from "#content/facts/facts.ts";

/** Penal code, article 296, in an older text: years of prison for trafficking. */
export const drugTrafficking = { years: [6, 15] } as const;

/** Keeping, buying or showing wild animals without papers (Andina, 2019). UIT: a tax unit that changes every year. */
export const wildAnimals = datedFacts("safety.wildAnimals", {
  asOf: "2019-01",
  prisonYears: [3, 5],
  fineUit: [10, 5000],
} as const);

/** Law 28296; the certificate that a thing is a copy (deperu.com, undated): days for which it is valid. */
export const copiesOfHeritage = { law: "28296", certificateDays: 45 } as const;

/** Machu Picchu's code of conduct (machupicchu.gob.pe, undated): the largest bag, in centimetres. */
export const machuPicchuBag = { centimetres: [40, 35, 20] } as const;

/** Same-sex relations are legal since then; the decree against discrimination (encyclopaedias, undated). */
export const lgbtRights = { legalSince: 1924, decreeOf: 2017 } as const;

/** Wheel the World's guided visit with a trekking chair (CNN en Español, 2019-01; Enredando). */
export const wheelchairRoute = datedFacts("safety.wheelchairRoute", {
  asOf: "2019-01",
  unconfirmed: true,
  sharePercent: 70,
} as const);

/** The buses up to Machu Picchu have no lift for a chair (Turismo Inca); newer visitors were carried aboard too. */
export const wheelchairBus = datedFacts("safety.wheelchairBus", {
  asOf: "2010-04",
  unconfirmed: true,
} as const);

/** Lifts out of order in stations of Lima's rapid bus (the Comptroller's inspection, América TV and El Comercio). */
export const metropolitanoLifts = datedFacts("safety.metropolitanoLifts", { asOf: "2025-09" } as const);

/** Warning of the United States' embassy; the deaths it speaks of were in this year. */
export const ayahuascaWarning = datedFacts("safety.ayahuascaWarning", {
  asOf: "2025-01",
  deathsIn: 2024,
} as const);
