import { datedFacts, factsFrom } from "#content/facts/facts.ts";
import { safetyAdvice } from "#content/facts/entry/travel-advice.ts";
import { railStop } from "#content/facts/itineraries/booking.ts";

/** The travel advice of governments about Peru: each month is that of the text that was seen. */
export const officialAdvice = datedFacts("safety.officialAdvice", {
  /** Level 2 of 4; the whole of Peru but some areas (United States, by a copy of its text). */
  unitedStates: { asOf: "2025-05", level: 2, of: 4 },
  /** No warning for the country, two areas only (FCDO, by GB News). */
  unitedKingdom: factsFrom((facts) => facts(safetyAdvice).areas),
} as const);

/** Complaints of tourists to the police of Cusco (El Tiempo Cusco, in the course of 2024). */
export const cuscoComplaints = datedFacts("safety.cuscoComplaints", {
  asOf: "2024-01",
  aMonth: [15, 20],
  theftPercent: 60,
  fraudPercent: 40,
} as const);

/** Robberies by false taxi drivers in Arequipa, July to October (La República, 13 November 2021). */
export const arequipaTaxis = datedFacts("safety.arequipaTaxis", {
  asOf: "2021-11",
  robberies: 69,
  months: 4,
  hours: ["18:00", "22:00"],
} as const);

/** Deaths on the roads a year, 2021–23 (T13, July 2024), and the coach that fell in Junín (La Nación). */
export const roadDeaths = datedFacts("safety.roadDeaths", {
  asOf: "2024-07",
  years: [2021, 2023],
  aYear: 3000,
  coachCrash: { month: "2025-07", deaths: 18 },
} as const);

/** PeruRail and Inca Rail on the single track near Qoriwayrachina; one driver dead (La Gaceta, Entre Líneas). */
export const trainCollision = { day: "2025-12-30", injured: [30, 40] } as const;

/** Days that show what a strike does (Infobae, Gestión, La República, Panamericana). */
export const strikes = {
  cusco: "2025-05-14",
  /** The quarrel over the buses: visitors taken out of Machu Picchu's village, and those still stuck then. */
  machuPicchuBuses: {
    from: "2025-09-14",
    to: "2025-09-17",
    takenOut: factsFrom((facts) => facts(railStop).broughtOut),
    stuck: factsFrom((facts) => facts(railStop).waiting),
  },
  limaBuses: { day: "2026-01-14", buses: 20_000 },
} as const;

/**
 * A mudslide at kilometre 114 shut railway and path between Hidroeléctrica and the village, from before dawn on Sunday until five
 * in the afternoon of the day after; the trains from Ollantaytambo were not stopped (El Comercio, RPP, Diario Correo).
 */
export const railwaySlide = { from: "2026-01-25", to: "2026-01-26", walkersADay: 1000 } as const;

/** SISMATE, the warning that rings on phones: first used in earnest, and last tested (Panamericana, RPP). */
export const phoneWarning = { firstUse: "2025-07-30", lastTest: "2026-02-13" } as const;
