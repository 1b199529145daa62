import {
  datedFacts,
  factsFrom,
  type FactDefaults,
  type FactSource,
  type ValueOf,
} from "#content/facts/facts.ts";
import { transportPrices } from "#content/facts/costs/big-items.ts";
import { inDollars } from "#content/facts/costs/price.ts";
import { machuPicchuTransport } from "#content/facts/costs/machu-picchu-block.ts";
import { busHours, flightMinutes } from "#content/facts/ways/journeys.ts";
import type { PlaceId } from "#content/facts/places/places.ts";
import { keysOf } from "#i18n/typed-keys.ts";

/** A coach is one for tourists, with a guide, lunch and stops at the sights; a colectivo a shared van that leaves when it is full. */
export type Means = "plane" | "bus" | "coach" | "nightBus" | "train" | "car" | "colectivo" | "boat";

/** One ride, from door to door in usual traffic and without strikes; a fifth longer in the rains. */
export interface Way {
  from: PlaceId;
  to: PlaceId;
  by: Means;
  /** From–to. */
  minutes: readonly [number, number];
  /** A seat in US dollars, from–to; a car is for all who sit in it. Estimates, see `tripPrices`. */
  usd?: readonly [number, number];
  /** The month of the newest source of the time, where there is one. */
  asOf?: `${number}-${number}`;
  /** A train for the journey's sake, with meals. */
  isLuxury?: true;
  /** Whether it still runs, only a look at the timetable tells. */
  unconfirmed?: true;
}

/** The parts of a ride on which its time depends. */
export type Ride = Pick<Way, "from" | "to" | "by" | "minutes">;

/** `usd` of the ways and `dayPrices`: sums and estimates from dated fares, at the exchange rate of costs/price.ts. */
export const tripPrices = datedFacts("itineraries.tripPrices", {
  asOf: "2026-03",
  unconfirmed: true,
} as const);

/**
 * Those that the itineraries take. Beds in Lima are in Miraflores; its airport stands only where a journey begins and
 * ends. Times without a month are general knowledge (timetables of bus firms and railways).
 */
const list = {
  airportLima: { from: "airport-lim", to: "miraflores", by: "car", minutes: [45, 90], usd: [12, 24] },
  limaCusco: {
    from: "miraflores",
    to: "cusco",
    by: "plane",
    minutes: [80, 80],
    usd: factsFrom((facts) => facts(transportPrices).flightAhead.range),
  },
  limaArequipa: {
    from: "miraflores",
    to: "arequipa",
    by: "plane",
    minutes: [90, 90],
    usd: factsFrom((facts) => facts(transportPrices).flightAhead.range),
  },
  limaMaldonado: {
    from: "miraflores",
    to: "puerto-maldonado",
    by: "plane",
    minutes: [flightMinutes.puertoMaldonado, flightMinutes.puertoMaldonado],
    usd: [50, 120],
  },
  // viajardirecto.com, undated.
  limaParacas: { from: "miraflores", to: "paracas", by: "bus", minutes: [210, 240], usd: [12, 20] },
  paracasHuacachina: { from: "paracas", to: "huacachina", by: "bus", minutes: [60, 90], usd: [5, 10] },
  // larepublica.pe, to Ica; then ten minutes by taxi.
  limaHuacachina: {
    from: "miraflores",
    to: "huacachina",
    by: "bus",
    minutes: [240, 300],
    usd: [12, 20],
    asOf: "2023-05",
  },
  huacachinaNazca: { from: "huacachina", to: "nazca", by: "bus", minutes: [120, 150], usd: [8, 15] },
  nazcaArequipa: { from: "nazca", to: "arequipa", by: "nightBus", minutes: [540, 600], usd: [25, 45] },
  arequipaYanque: { from: "arequipa", to: "yanque", by: "bus", minutes: [210, 240], usd: [8, 25] },
  yanqueCabanaconde: { from: "yanque", to: "cabanaconde", by: "bus", minutes: [90, 120], usd: [3, 8] },
  yanquePuno: { from: "yanque", to: "puno", by: "bus", minutes: [360, 360], usd: [25, 50] },
  // By way of the condors' viewpoint and Chivay, where the coach for tourists starts.
  cabanacondePuno: { from: "cabanaconde", to: "puno", by: "bus", minutes: [450, 510], usd: [30, 55] },
  punoCusco: {
    from: "puno",
    to: "cusco",
    by: "bus",
    minutes: [busHours.cuscoPuno[0] * 60, busHours.cuscoPuno[1] * 60],
    usd: factsFrom((facts) => inDollars(facts, facts(transportPrices).punoCusco)),
  },
  // artsindlinger.me; two paid 138 dollars in December 2024 (humphreystravel.com).
  punoCuscoTour: {
    from: "puno",
    to: "cusco",
    by: "coach",
    minutes: [600, 660],
    usd: factsFrom((facts) => facts(transportPrices).punoCuscoTour.range),
    asOf: "2025-12",
  },
  arequipaCusco: {
    from: "arequipa",
    to: "cusco",
    by: "plane",
    minutes: [60, 60],
    usd: [50, 120],
    unconfirmed: true,
  },
  punoAmantani: { from: "puno", to: "amantani", by: "boat", minutes: [180, 210], usd: [9, 15] },
  amantaniTaquile: { from: "amantani", to: "taquile", by: "boat", minutes: [60, 60] },
  taquilePuno: { from: "taquile", to: "puno", by: "boat", minutes: [150, 180], usd: [6, 9] },
  cuscoUrubamba: { from: "cusco", to: "urubamba", by: "car", minutes: [75, 90], usd: [30, 47] },
  cuscoOllantaytambo: { from: "cusco", to: "ollantaytambo", by: "car", minutes: [105, 120], usd: [30, 47] },
  urubambaOllantaytambo: {
    from: "urubamba",
    to: "ollantaytambo",
    by: "car",
    minutes: [30, 30],
    usd: [3, 12],
  },
  // 50 soles (valijasready.com, undated); a seat in a shared van is a way of its own.
  cuscoPisac: { from: "cusco", to: "pisac", by: "car", minutes: [45, 60], usd: [15, 20] },
  pisacOllantaytambo: { from: "pisac", to: "ollantaytambo", by: "car", minutes: [90, 90], usd: [5, 35] },
  ollantaytamboTrain: {
    from: "ollantaytambo",
    to: "aguas-calientes",
    by: "train",
    minutes: [90, 105],
    usd: factsFrom((facts) => {
      const [cheapReturn, dearReturn] = facts(machuPicchuTransport).trainReturn.range;
      return [cheapReturn / 2, dearReturn / 2] as const;
    }),
  },
  maldonadoCusco: {
    from: "puerto-maldonado",
    to: "cusco",
    by: "plane",
    minutes: [30, 60],
    usd: [40, 110],
    asOf: "2023-12",
  },
  // The transfer of the lodges on the Tambopata; those on the Madre de Dios are half an hour to an hour away.
  maldonadoLodge: {
    from: "puerto-maldonado",
    to: "tambopata",
    by: "boat",
    minutes: [60, 210],
    asOf: "2024-12",
  },
  limaTrujillo: {
    from: "miraflores",
    to: "trujillo",
    by: "plane",
    minutes: [75, 75],
    usd: factsFrom((facts) => facts(transportPrices).flightAhead.range),
  },
  trujilloHuanchaco: { from: "trujillo", to: "huanchaco", by: "car", minutes: [20, 30], usd: [6, 9] },
  // With the way to El Brujo and back to the main road.
  huanchacoChiclayo: { from: "huanchaco", to: "chiclayo", by: "bus", minutes: [285, 315], usd: [10, 20] },
  // elcomercio.pe.
  chiclayoChachapoyas: {
    from: "chiclayo",
    to: "chachapoyas",
    by: "nightBus",
    minutes: [540, 600],
    usd: [18, 30],
    asOf: "2017-03",
  },
  chachapoyasCocachimba: {
    from: "chachapoyas",
    to: "cocachimba",
    by: "car",
    minutes: [60, 60],
    usd: [5, 30],
  },
  cocachimbaChiclayo: {
    from: "cocachimba",
    to: "chiclayo",
    by: "bus",
    minutes: [540, 600],
    usd: [18, 30],
    asOf: "2017-03",
  },
  chiclayoMancora: { from: "chiclayo", to: "mancora", by: "bus", minutes: [360, 420], usd: [10, 20] },
  mancoraTalara: { from: "mancora", to: "talara", by: "car", minutes: [60, 105], usd: [15, 35] },
  talaraLima: { from: "talara", to: "miraflores", by: "plane", minutes: [105, 105], usd: [35, 100] },
} as const satisfies Record<string, FactDefaults<Way>>;

export const ways = datedFacts("itineraries.ways", list);

type WayId = keyof ValueOf<typeof ways>;

export const wayIds = keysOf(list);

/** A ride of the itineraries, to be read from facts. */
export function way(id: WayId): FactSource<Way> {
  return factsFrom((facts) => facts(ways)[id]);
}

/** Its other direction, which takes as long and costs as much. */
export function back(id: WayId): FactSource<Way> {
  return factsFrom((facts) => turned(facts(ways)[id]));
}

export function turned(ride: Way): Way {
  return withEnds(ride, ride.to, ride.from);
}

/** The same ride with other ends: no copy, so that what nobody asks of it is not read. */
export function withEnds(ride: Way, from: PlaceId, to: PlaceId): Way {
  // Safe cast: it has all that the ride has.
  return Object.create(ride, {
    from: { enumerable: true, value: from },
    to: { enumerable: true, value: to },
  }) as Way;
}
