import { beyondRoads } from "#content/facts/beyond/beyond-places.ts";
import { transportPrices } from "#content/facts/costs/big-items.ts";
import { inDollars, sumOf, type Price, type Range } from "#content/facts/costs/price.ts";
import type { FactOverrides } from "#api/facts/fact-overrides.ts";
import {
  factsFrom,
  factsWith,
  recordFacts,
  type Facts,
  type FactSource,
  type ValueOf,
} from "#content/facts/facts.ts";
import { bookAhead } from "#content/facts/itineraries/booking.ts";
import { doorToDoor } from "#content/facts/itineraries/door-to-door.ts";
import { back, tripPrices, way, type Way } from "#content/facts/itineraries/ways.ts";
import { trainHours } from "./journeys.ts";
import { hidroelectrica } from "#content/facts/machu-picchu/journey.ts";
import { moreBack, moreWay } from "./more-ways.ts";
import { colectivoFare, departures, wayPrices } from "./way-fares.ts";
import type { WayPairId } from "./way-pairs.ts";

/** One way of getting from the first place of a pair to the second. */
export interface WayOption {
  /** The rides in their order, from the one place to the other. */
  rides: readonly FactSource<Way>[];
  /** A seat, where its price is a fact of its own; else it is the sum of the rides. */
  fare?: FactSource<Pick<Price, "range" | "currency">>;
  /** The hour at which the usual one leaves. */
  leaves?: FactSource<string>;
}

type WayOptions = Readonly<Record<string, WayOption>>;

/** Not one of the planner's ways: it goes by Talara and plane. */
const mancoraBus = factsFrom((): Way => ({
  from: "miraflores",
  to: "mancora",
  by: "nightBus",
  minutes: [beyondRoads.limaMancora[0] * 60, beyondRoads.limaMancora[1] * 60],
}));

/** From Poroy or from the station in the city, some months of the year alone. */
const cuscoTrain = factsFrom((): Way => ({
  from: "cusco",
  to: "aguas-calientes",
  by: "train",
  minutes: [trainHours.fromPoroy[0] * 60, trainHours.fromSanPedro * 60],
}));

/** A van to the power station, and the path beside the rails. */
const vanAndPath = factsFrom((facts): Way => {
  const { busHours, walkHours, returnSoles } = facts(hidroelectrica);
  const oneWay: Range = [returnSoles[0] / 2, returnSoles[1] / 2];
  return {
    from: "cusco",
    to: "aguas-calientes",
    by: "bus",
    minutes: [(busHours[0] + walkHours[0]) * 60, (busHours[1] + walkHours[1]) * 60],
    usd: inDollars(facts, { range: oneWay, currency: "PEN" }),
  };
});

/** The ways of each pair, the usual one first; their names are those of content/ways. */
export const wayOptions: Readonly<Record<WayPairId, WayOptions>> = {
  "lima-cusco": {
    plane: { rides: [way("limaCusco")], fare: fare("flightAhead") },
    nightBus: { rides: [moreWay("limaCuscoBus")], fare: fare("limaCusco") },
  },
  "lima-arequipa": {
    plane: { rides: [way("limaArequipa")], fare: fare("flightAhead") },
    nightBus: { rides: [moreWay("limaArequipaBus")], fare: fare("limaArequipa") },
  },
  "lima-puno": {
    plane: { rides: [moreWay("limaJuliaca"), moreWay("juliacaPuno")], fare: fare("flightAhead") },
  },
  "lima-paracas": { bus: { rides: [way("limaParacas")] } },
  "lima-huacachina": { bus: { rides: [way("limaHuacachina")], fare: fare("limaIca") } },
  "lima-nazca": { bus: { rides: [moreWay("limaNazca")] } },
  "paracas-huacachina": { bus: { rides: [way("paracasHuacachina")] } },
  "huacachina-nazca": { bus: { rides: [way("huacachinaNazca")] } },
  "nazca-arequipa": {
    nightBus: { rides: [way("nazcaArequipa")] },
    bus: { rides: [moreWay("nazcaArequipaDay")], leaves: leaving("nazcaArequipaDay") },
  },
  "arequipa-colca": { bus: { rides: [way("arequipaYanque")] } },
  "colca-puno": { coach: { rides: [way("yanquePuno")] } },
  "arequipa-puno": {
    bus: { rides: [moreWay("arequipaPuno")], fare: fare("arequipaPuno") },
    coach: { rides: [moreWay("arequipaPunoCoach")], leaves: leaving("arequipaPunoCoach") },
  },
  "cusco-arequipa": {
    nightBus: { rides: [moreBack("arequipaCuscoBus")], fare: fare("arequipaCusco") },
    plane: { rides: [back("arequipaCusco")] },
  },
  "cusco-puno": {
    bus: { rides: [back("punoCusco")], fare: fare("punoCusco") },
    coach: { rides: [back("punoCuscoTour")], fare: fare("punoCuscoTour"), leaves: leaving("punoCuscoTour") },
    train: {
      rides: [moreBack("punoCuscoTrain")],
      fare: seat("titicacaTrain"),
      leaves: leaving("titicacaTrain"),
    },
  },
  "puno-amantani": { boat: { rides: [way("punoAmantani")] } },
  "cusco-machu-picchu": {
    colectivo: { rides: [moreWay("cuscoOllantaytamboColectivo"), way("ollantaytamboTrain")] },
    car: { rides: [way("cuscoOllantaytambo"), way("ollantaytamboTrain")] },
    train: { rides: [cuscoTrain] },
    foot: { rides: [vanAndPath] },
  },
  "ollantaytambo-machu-picchu": { train: { rides: [way("ollantaytamboTrain")] } },
  "cusco-ollantaytambo": {
    colectivo: { rides: [moreWay("cuscoOllantaytamboColectivo")], fare: colectivoFare("ollantaytambo") },
    car: { rides: [way("cuscoOllantaytambo")] },
  },
  "cusco-urubamba": {
    colectivo: { rides: [moreWay("cuscoUrubambaColectivo")], fare: colectivoFare("urubamba") },
    car: { rides: [way("cuscoUrubamba")] },
  },
  "cusco-pisac": {
    colectivo: { rides: [moreWay("cuscoPisacColectivo")], fare: colectivoFare("pisac") },
    car: { rides: [way("cuscoPisac")] },
  },
  "cusco-puerto-maldonado": {
    plane: { rides: [back("maldonadoCusco")] },
    nightBus: { rides: [moreWay("cuscoMaldonadoBus")] },
  },
  "lima-puerto-maldonado": { plane: { rides: [way("limaMaldonado")] } },
  "lima-iquitos": { plane: { rides: [moreWay("limaIquitos")], fare: fare("flightAhead") } },
  "lima-huaraz": { bus: { rides: [moreWay("limaHuaraz")], fare: seat("limaHuaraz") } },
  "lima-trujillo": {
    plane: { rides: [way("limaTrujillo")], fare: fare("flightAhead") },
    nightBus: { rides: [moreWay("limaTrujilloBus")], fare: fare("limaTrujillo") },
  },
  "trujillo-huaraz": { bus: { rides: [moreWay("trujilloHuaraz")] } },
  "lima-chiclayo": {
    plane: { rides: [moreWay("limaChiclayo")], fare: fare("flightAhead") },
    nightBus: { rides: [moreWay("limaChiclayoBus")] },
  },
  "trujillo-chiclayo": { bus: { rides: [moreWay("trujilloChiclayo")] } },
  "chiclayo-chachapoyas": { nightBus: { rides: [way("chiclayoChachapoyas")] } },
  "chachapoyas-cajamarca": {
    bus: { rides: [moreBack("cajamarcaChachapoyas")], leaves: leaving("chachapoyasCajamarca") },
    leymebamba: { rides: [moreWay("chachapoyasLeymebamba"), moreBack("cajamarcaLeymebamba")] },
  },
  "lima-chachapoyas": { plane: { rides: [moreWay("limaChachapoyas")] } },
  "chiclayo-mancora": { bus: { rides: [way("chiclayoMancora")] } },
  "lima-mancora": {
    plane: { rides: [back("talaraLima"), back("mancoraTalara")] },
    nightBus: { rides: [mancoraBus] },
  },
};

/** From door to door, from–to. */
export function minutesOf(facts: Facts, { rides }: WayOption): Range {
  return doorToDoor(rides.map(facts));
}

/** A seat; of a car that is only a part of the way the half, as two share it. Null where no fare is known. */
export function priceOf(
  facts: Facts,
  { rides, fare: known }: WayOption,
): Pick<Price, "range" | "currency"> | null {
  if (known) return facts(known);
  const sources = rides.map(facts);
  const fares = sources.map(({ usd, by }): Range | undefined => {
    const seats = by === "car" && rides.length > 1 ? 2 : 1;
    return usd && [usd[0] / seats, usd[1] / seats];
  });
  if (fares.includes(undefined)) return null;
  // A sum without a source of its own is as old as the estimates.
  if (sources.some(({ asOf }) => asOf === undefined)) void facts(tripPrices).asOf;
  const [from, to] = sumOf(fares.filter((one) => one !== undefined));
  return { range: [Math.round(from), Math.round(to)], currency: "USD" };
}

/** Picks the corrected facts that the page of a pair draws: the correction of another leaves it as it is. */
export function overridesOfPair(pair: WayPairId, overrides: FactOverrides): FactOverrides {
  const { read } = recordFacts(factsWith(overrides), (facts) => {
    void facts(bookAhead).asOf;
    for (const option of Object.values(wayOptions[pair])) {
      minutesOf(facts, option);
      priceOf(facts, option);
      if (option.leaves) facts(option.leaves);
    }
  });
  const ids = new Set(read.map(({ id }) => id));
  return Object.fromEntries(Object.entries(overrides).filter(([id]) => ids.has(id)));
}

/** Whether the price is for all who sit in it. */
export function isWholeCar(facts: Facts, { rides }: WayOption): boolean {
  return rides.map(facts).every(({ by }) => by === "car");
}

function fare(
  id:
    | "flightAhead"
    | "limaArequipa"
    | "limaCusco"
    | "limaIca"
    | "limaTrujillo"
    | "arequipaCusco"
    | "arequipaPuno"
    | "punoCusco"
    | "punoCuscoTour",
) {
  return factsFrom((facts) => facts(transportPrices)[id]);
}

function seat(id: "titicacaTrain" | "limaHuaraz") {
  return factsFrom((facts) => facts(wayPrices)[id]);
}

function leaving(id: keyof ValueOf<typeof departures>) {
  return factsFrom((facts) => facts(departures)[id].leaves);
}
