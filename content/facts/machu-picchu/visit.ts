import { datedFacts } from "#content/facts/facts.ts";

/** The site's hours (visitors' reports up to January 2026) and limits (R.M. 285-2025-MC, October 2025; protocol of May 2024). */
export const machuPicchuVisit = datedFacts("machu-picchu.machuPicchuVisit", {
  asOf: "2025-10",
  opens: "6:00",
  closes: "17:30",
  peopleADay: 4500,
  peopleOnPeakDays: 5600,
  circuitsSince: "2024-06-01",
  buildings: 200,
} as const);

/** Minutes after the hour on the ticket in which one is still let in (protocol of May 2024). */
export const entryTolerance = datedFacts("machu-picchu.entryTolerance", {
  asOf: "2024-05",
  unconfirmed: true,
  minutes: 30,
  minutesInHighSeason: 45,
} as const);

/** When a year's tickets came on sale: El Comercio, 17 November 2025; the ministry by RPP, August 2025. For 2027 nothing was found. */
export const ticketSale = datedFacts("machu-picchu.ticketSale", {
  asOf: "2025-11",
  unconfirmed: true,
  tickets2025: "2024-12-10",
  tickets2026: "2025-11-17",
  goneInMinutes: 12,
} as const);

/** Sold in person in the village, with one queue for all since August 2025 (Diario Viral, Infobae, Ahora Perú). */
export const walkUpSale = datedFacts("machu-picchu.walkUpSale", {
  asOf: "2025-08",
  unconfirmed: true,
  tickets: 1000,
  since: "2025-08-01",
  /** It closes at eight in the evening by one newspaper, at ten by another. */
  opensAt: "6:00",
} as const);

/** Centimetres: the official code of conduct, undated. */
export const largestBag = "40\u00a0×\u00a035\u00a0×\u00a020\u00a0cm";

/**
 * Sights of the village in soles, for a foreigner, and their hours, by pages without a date: the springs (enjoy-machu-picchu.org,
 * illapa.com), the museum (cuscoperu.com), the butterflies (incagoexpeditions.com) and Mandor (losviajeros.com).
 */
export const village = {
  springs: { soles: 20, opens: "5:00", closes: "20:00" },
  museum: { opens: "9:00", closes: "16:00" },
  butterflies: { soles: 10 },
  mandor: { soles: 10 },
} as const;

/** Flights of stairs in the town (Smithsonian Magazine); nobody has published a count of steps, not even for a circuit. */
export const stairs = datedFacts("machu-picchu.stairs", { stairs: 100, asOf: "2019-02" } as const);

/** The stairs without a rail between the bus and the ticket desk (a visitor with a stick). */
export const gateStairs = datedFacts("machu-picchu.gateStairs", { asOf: "2024-12" } as const);
