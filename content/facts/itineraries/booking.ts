import { factsFrom, datedFacts } from "#content/facts/facts.ts";
import { connectionHours } from "#content/facts/borders/flights-to-lima.ts";
import { incaTrailRules } from "#content/facts/treks/trek-rules.ts";

/**
 * How long before the day a ticket is bought, from–to, in the unit that the name ends with; working values of agencies and
 * travellers (inca-trail.pe, infobae.com, elcomercio.pe), which a holiday or a strike upsets.
 */
export const bookAhead = datedFacts("itineraries.bookAhead", {
  asOf: "2026-01",
  unconfirmed: true,
  machuPicchuHighMonths: [3, 6],
  machuPicchuWeeks: [4, 8],
  summitMonths: [3, 6],
  incaTrailHighMonths: factsFrom((facts) => facts(incaTrailRules).monthsAhead.high),
  incaTrailMonths: factsFrom((facts) => facts(incaTrailRules).monthsAhead.low),
  trainMonths: [2, 4],
  flightWeeks: [3, 8],
  flightHolidayMonths: 3,
  nightBusDays: [3, 10],
  nightBusHolidayWeeks: [3, 4],
  nazcaDays: [1, 3],
  lodgeMonths: [2, 4],
  restaurantMonths: [2, 4],
} as const);

/** The sale of a whole year's tickets to Machu Picchu (elcomercio.pe, panamericana.pe); the next one's day was not known. */
export const yearlySale = datedFacts("itineraries.yearlySale", {
  asOf: "2025-11",
  opened: "2025-11-17",
  forYear: 2026,
  /** Until some hours of the first days were gone. */
  goneInMinutes: 12,
} as const);

/**
 * Why a day is kept free: visitors brought out by emergency trains when the line was blocked, as reports count them
 * (noticias.madrid, losandes.com.ar, lanacion.cl).
 */
export const railStop = datedFacts("itineraries.railStop", {
  asOf: "2025-09",
  since: "2025-09-14",
  broughtOut: [1400, 1600],
  waiting: 900,
} as const);

/** Metres, for the rules behind every plan; the doctors' usual advice. */
export const sleepingRule = {
  metresANight: 500,
  restNightEvery: 1000,
  easyTo: 2900,
  passNightsAbove: 3000,
  hoursBetweenFlights: connectionHours.separateTickets,
  yellowFeverDays: 10,
  rainPercent: 20,
} as const;
