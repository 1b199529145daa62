import { datedFacts, factsFrom, type FactDefaults } from "#content/facts/facts.ts";
import { treks } from "#content/facts/treks/treks.ts";
import type { Price } from "./price.ts";

/** Flights within Peru, buses and train journeys, one way and a person. */
export const transportPrices = datedFacts("costs.transportPrices", {
  /** From Lima, with hand luggage. */
  flightAhead: estimate([35, 90], "USD"),
  flightLate: estimate([90, 180], "USD"),
  /** El Comercio; the second price in the days before Christmas (Ojo). */
  limaIca: { range: [40, 55], currency: "PEN", asOf: "2025-12", lookUp: "cruzDelSur", unconfirmed: true },
  /** Usual price to that before Christmas (Ojo); dearer since fuel rose in March 2026 (Diario Correo, Panamericana). */
  limaArequipa: {
    range: [90, 200],
    currency: "PEN",
    asOf: "2026-03",
    lookUp: "cruzDelSur",
    unconfirmed: true,
  },
  limaCusco: { range: [80, 200], currency: "PEN", asOf: "2025-12", lookUp: "cruzDelSur", unconfirmed: true },
  limaTrujillo: estimate([60, 120], "PEN", "cruzDelSur"),
  /** Upper and lower deck (Diario Correo; its year is inferred from the price of fuel). */
  arequipaCusco: {
    range: [60, 100],
    currency: "PEN",
    asOf: "2026-03",
    lookUp: "cruzDelSur",
    unconfirmed: true,
  },
  arequipaPuno: {
    range: [25, 25],
    currency: "PEN",
    asOf: "2026-03",
    lookUp: "cruzDelSur",
    unconfirmed: true,
  },
  punoCusco: estimate([40, 80], "PEN", "cruzDelSur"),
  /** With a guide, lunch and four or five stops; 138 dollars for two (Humphreys Travel). */
  punoCuscoTour: { range: [69, 69], currency: "USD", asOf: "2024-12", lookUp: null, unconfirmed: true },
  cuscoPuertoMaldonado: estimate([70, 120], "PEN", "cruzDelSur"),
  /** The hop-on bus from Lima to Cusco; just under 200 dollars in 2019. */
  hopOnBus: estimate([200, 270], "USD", "peruHop"),
} as const satisfies Record<string, Price>);

/** Percent by which buses are dearer before Holy Week, 28 July and Christmas (Ojo). */
export const holidayBusSurcharge = datedFacts("costs.holidayBusSurcharge", {
  percent: [50, 100],
  asOf: "2025-12",
} as const);

/** When fuel ran short, some fares doubled within days (Panamericana, 9 March). */
export const fuelShortage = datedFacts("costs.fuelShortage", { asOf: "2026-03" } as const);

/** Tours and entries, a person. Machu Picchu is in machu-picchu-block.ts, the Boleto Turístico in top-ten.ts. */
export const tourPrices = datedFacts("costs.tourPrices", {
  /** 30–40 minutes (El Comercio); the airfield's tax comes on top. */
  nazcaFlight: { range: [70, 100], currency: "USD", asOf: "2025-06", lookUp: null },
  nazcaAirfieldTax: estimate([30, 80], "PEN"),
  /** With the fees of reserve and pier. */
  ballestas: estimate([55, 95], "PEN", "sernanp"),
  /** Buggy with sandboard; 15–40 soles in May 2023 (La República). */
  huacachinaBuggy: estimate([40, 80], "PEN"),
  /** The ticket of the canyon (RPP). */
  colcaTicket: { range: [70, 70], currency: "PEN", asOf: "2022-02", lookUp: "autocolca", unconfirmed: true },
  /** For citizens of Latin American countries. */
  colcaTicketLatin: {
    range: [40, 40],
    currency: "PEN",
    asOf: "2022-02",
    lookUp: "autocolca",
    unconfirmed: true,
  },
  /** Two days by van: bought on the square of Arequipa, or for 75 dollars on the web (Anywhere, Not Everywhere). */
  colcaTwoDays: { range: [150, 255], currency: "PEN", asOf: "2024-03", lookUp: null, unconfirmed: true },
  titicacaDay: estimate([60, 120], "PEN"),
  titicacaTwoDays: estimate([120, 200], "PEN"),
  sacredValleyDay: estimate([60, 120], "PEN"),
  rainbowMountainDay: estimate([80, 150], "PEN"),
  humantayDay: estimate([80, 130], "PEN"),
  /** Four days in a group, and five on the other trail: the treks' own prices (price guides for 2026). */
  incaTrail: {
    range: factsFrom((facts) => facts(treks)["inca-trail"].price.usd),
    currency: "USD",
    asOf: factsFrom((facts) => facts(treks)["inca-trail"].price.asOf),
    lookUp: "machuPicchu",
    unconfirmed: true,
  },
  salkantay: {
    range: factsFrom((facts) => facts(treks).salkantay.price.usd),
    currency: "USD",
    asOf: factsFrom((facts) => facts(treks).salkantay.price.asOf),
    lookUp: null,
    unconfirmed: true,
  },
} as const satisfies Record<string, FactDefaults<Price>>);

/** Below this an Inca Trail is paid for by its porters. */
export const fairIncaTrail = datedFacts("costs.fairIncaTrail", {
  usd: 600,
  asOf: "2026-01",
  isEstimate: true,
} as const);

/** Three days and two nights with transfer, meals and guide; nothing dated was found. */
export const lodgePrices = datedFacts("costs.lodgePrices", {
  simple: estimate([150, 300], "USD"),
  better: estimate([350, 700], "USD"),
  iquitos: estimate([200, 450], "USD"),
} as const satisfies Record<string, Price>);

/** No source gives it: an order of magnitude beside the sources of spring 2026. */
function estimate<From extends number, To extends number, C extends Price["currency"]>(
  range: readonly [From, To],
  currency: C,
  lookUp: Price["lookUp"] = null,
) {
  return { range, currency, asOf: "2026-03", lookUp, isEstimate: true, unconfirmed: true } as const;
}

/** Fifteen days from Lima and back with G Adventures, sixteen people at most, without flights to Peru: a dealer’s page of that month. */
export const groupTour = datedFacts("costs.groupTour", {
  asOf: "2024-11",
  usd: 3699,
} as const);
