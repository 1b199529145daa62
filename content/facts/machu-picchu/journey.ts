import { factsFrom, datedFacts } from "#content/facts/facts.ts";
import { railStop } from "#content/facts/itineraries/booking.ts";
import { railwaySlide } from "#content/facts/safety/safety-figures.ts";
import { treks } from "#content/facts/treks/treks.ts";

/** US dollars for a foreign adult. Fares move like those of flights; a traveller of January 2026 and agencies. */
export const machuPicchuTrains = datedFacts("machu-picchu.machuPicchuTrains", {
  asOf: "2026-01",
  unconfirmed: true,
  oneWayUsdFrom: 60,
  returnUsd: [120, 150],
  /** Kilograms, and centimetres of length, width and height together: Inca Rail's policy, undated. */
  incaRailBag: { kilos: 8, centimetres: 118 },
  beforeDepartureMinutes: 30,
} as const);

/**
 * US dollars for a foreign adult: a traveller of January 2026; hours and bends are agencies', undated.
 * Since October 2025 Consettur and San Antonio de Torontoy share the route (Gestión).
 */
export const machuPicchuBus = datedFacts("machu-picchu.machuPicchuBus", {
  asOf: "2026-01",
  unconfirmed: true,
  singleUsd: 12,
  returnUsd: 24,
  first: "5:30",
  lastDown: "17:30",
  minutes: [25, 30],
  bends: 13,
  queueMinutes: [45, 60],
  concessionEnded: "2025-09-04",
} as const);

/** Stairs from the village to the gate: travellers, undated. */
export const walkUp = { climb: 400, upHours: [1.5, 2], downMinutes: [40, 60] } as const;

/** Minibus and walk by Hidroeléctrica; soles there and back by a traveller, undated, and what they may be today. */
export const hidroelectrica = datedFacts("machu-picchu.hidroelectrica", {
  asOf: "2026-01",
  unconfirmed: true,
  pass: 4316,
  busHours: [6, 7],
  kilometres: [10, 11],
  walkHours: [2, 3],
  returnSoles: [80, 120],
  landslide: railwaySlide.from,
} as const);

/** Two days from kilometre 104. US dollars with an agency, as for all treks. */
export const shortIncaTrail = datedFacts("machu-picchu.shortIncaTrail", {
  asOf: "2023-01",
  unconfirmed: true,
  kilometres: [10, 12],
  hours: [5, 7],
  usd: factsFrom((facts) => facts(treks)["short-inca-trail"].price.usd),
} as const);

/** The four days of the Inca Trail, of whose permits those of the staff are a part. */
export const incaTrail = datedFacts("machu-picchu.incaTrail", {
  asOf: "2026-01",
  kilometres: factsFrom((facts) => facts(treks)["inca-trail"].km[0]),
  permits: 500,
  walkers: 200,
} as const);

/** Blockade of the line in September 2025 (Los Andes, Panamericana). */
export const blockade = {
  asOf: factsFrom((facts) => facts(railStop).asOf),
  broughtOut: factsFrom((facts) => facts(railStop).broughtOut),
} as const;

/** Belmond's train (voyagers.travel, about 2024); what its return fare includes stands on the company's site. */
export const hiramBingham = datedFacts("machu-picchu.hiramBingham", {
  asOf: "2024",
  oneWayUsdFrom: 400,
  unconfirmed: true,
} as const);
