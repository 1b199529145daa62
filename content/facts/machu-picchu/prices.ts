import { datedFacts } from "#content/facts/facts.ts";

/**
 * Soles, for adults. Since May 2026 the nature service (SERNANP) adds its charge to the Ministry's ticket: R.D.
 * 000006-2026-SERNANP/DUSRN, as told by Gestión (9 February 2026), El Comercio (6 February) and EFE (7 February). The
 * Ministry's tickets of 2026: Gestión and Infobae (November 2025); with a mountain, for foreigners, a traveller of
 * January 2026. No source after May 2026 was found, and the totals with a mountain are sums.
 */
const ministry = { foreign: 152, foreignMountain: 200, andean: 64, andeanMountain: 112 } as const;
const sernanp = { foreign: 11, andean: 5 } as const;

/** The prices of the ticket shop (`machuPicchuBlock` in costs has the entry in its sums, by hand): without a mountain, and with Huayna Picchu or Machu Picchu Mountain. */
export const machuPicchuPrices = datedFacts("machu-picchu.machuPicchuPrices", {
  asOf: "2026-02",
  unconfirmed: true,
  /** When SERNANP's charge came. */
  since: "2026-05-01",
  charge: sernanp,
  foreign: ministry.foreign + sernanp.foreign,
  foreignMountain: ministry.foreignMountain + sernanp.foreign,
  /** Citizens of Bolivia, Colombia and Ecuador, Peruvians, and foreigners who live in Peru. */
  andean: ministry.andean + sernanp.andean,
  andeanMountain: ministry.andeanMountain + sernanp.andean,
  /** Younger children enter free. */
  freeBelowAge: 3,
} as const);

/**
 * Soles, for foreigners of 3 to 17 years and for students: those of 2021 (La Razón, 30 December 2020), when an adult paid the same
 * as in 2026; and the nature service's charge for a minor (EFE, 7 February 2026). The 157 soles that EFE prints are that charge
 * on top of an adult's ticket, so they are not taken.
 */
export const machuPicchuReduced = datedFacts("machu-picchu.machuPicchuReduced", {
  asOf: "2020-12",
  unconfirmed: true,
  minor: 70,
  student: 77,
  minorCharge: 5,
} as const);

/** Soles, for a small group: a traveller of January 2026. */
export const machuPicchuGuide = datedFacts("machu-picchu.machuPicchuGuide", {
  asOf: "2026-01",
  unconfirmed: true,
  soles: 140,
} as const);
