import { datedFacts } from "#content/facts/facts.ts";

export const country = {
  areaKm2: 1_285_216,
  populationMillions: 34,
  callingCode: "+51",
  utcOffsetHours: -5,
  volts: 220,
  hertz: 60,
  /** Soles, like the coins. */
  notes: [10, 20, 50, 100, 200],
  coins: [1, 2, 5],
  /** Hotel guests who live abroad need not pay it. */
  vatPercent: 18,
} as const;

/** Telephone numbers for emergencies. */
export const emergency = datedFacts("country.emergency", {
  police: "105",
  ambulance: "106",
  fire: "116",
  highwayPolice: "110",
  asOf: "2026-01",
} as const);

/** When 911 is promised for Lima and Callao instead of them. */
export const singleNumber = datedFacts("country.singleNumber", {
  promisedFor: "2026-12",
  asOf: "2025-09",
} as const);

/** Days at home tariffs for post-paid lines of Bolivia, Colombia and Ecuador (Decision 854 of the Andean Community). */
export const andeanRoaming = datedFacts("country.andeanRoaming", { days: 90, asOf: "2021-12" } as const);

/** Which bus companies carry pets (La República, November 2024). */
export const petsOnBuses = datedFacts("country.petsOnBuses", { asOf: "2024-11" } as const);

/** Since when a foreigner gets a number only in a company's own shop, by a check of the fingerprint (Osiptel, in the press). */
export const simInPerson = datedFacts("country.simInPerson", { since: "2025-11", asOf: "2025-12" } as const);

/** After that Claro sold numbers to holders of residence cards alone, Bitel to no foreigner (Gestión; Infobae). */
export const simSellers = datedFacts("country.simSellers", { asOf: "2026-01" } as const);

/** LATAM's page on sports baggage, which has no date: what one surfing bag may hold, and how long it may be. */
export const surfboards = { boards: 3, metres: 3.2 } as const;

/** When LATAM took bodyboards and wakeboards, but no surfboards, off its list of special baggage, which costs extra. */
export const bodyboards = datedFacts("country.bodyboards", { asOf: "2024-04" } as const);

/** Camping in the reserve was suspended then, during the pandemic (Andina); of its return nothing was found. */
export const paracasCamping = datedFacts("country.paracasCamping", { asOf: "2021-03" } as const);

/** A night on a campsite for travellers with a vehicle (Running from Monday, in Peru). */
export const campsites = datedFacts("country.campsites", { dollars: 10, asOf: "2018-03" } as const);
