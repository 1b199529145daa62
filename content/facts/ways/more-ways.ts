import { beyondFares, beyondFlights, beyondRoads } from "#content/facts/beyond/beyond-places.ts";
import { transportPrices } from "#content/facts/costs/big-items.ts";
import { exchangeRates, inDollars, type Price, type Range } from "#content/facts/costs/price.ts";
import {
  datedFacts,
  factsFrom,
  type FactDefaults,
  type FactSource,
  type ValueOf,
} from "#content/facts/facts.ts";
import { turned, ways, type Way } from "#content/facts/itineraries/ways.ts";
import { busHours, flightMinutes, trainHours } from "./journeys.ts";
import { colectivoFare, wayPrices } from "./way-fares.ts";
import { keysOf } from "#i18n/typed-keys.ts";

/** Hours in minutes. */
const hours = ([from, to]: Range): Range => [from * 60, to * 60];

const ahead = fare("flightAhead");

/**
 * Rides beside those of the itineraries, which come before them: where two places have several, the first is the usual one. Times without a
 * month are general knowledge; a flight's are those in the air.
 */
const list = {
  limaIquitos: flight("iquitos", flightMinutes.iquitos),
  limaJuliaca: flight("juliaca", flightMinutes.juliaca),
  // An hour by van between the airport and the lake (fact sheet of the itineraries, general knowledge).
  juliacaPuno: { from: "juliaca", to: "puno", by: "car", minutes: [60, 75] },
  limaNazca: { from: "miraflores", to: "nazca", by: "bus", minutes: hours(busHours.limaNazca) },
  // The same road; it arrives at about midnight (marionvermazen.com, October 2016).
  nazcaArequipaDay: {
    from: "nazca",
    to: "arequipa",
    by: "bus",
    minutes: factsFrom((facts): Range => facts(ways).nazcaArequipa.minutes),
  },
  limaArequipaBus: {
    from: "miraflores",
    to: "arequipa",
    by: "nightBus",
    minutes: hours(busHours.limaArequipa),
    usd: fare("limaArequipa"),
  },
  limaCuscoBus: {
    from: "miraflores",
    to: "cusco",
    by: "nightBus",
    minutes: hours(busHours.limaCusco),
    usd: fare("limaCusco"),
  },
  arequipaPuno: {
    from: "arequipa",
    to: "puno",
    by: "bus",
    minutes: hours(busHours.arequipaPuno),
    usd: fare("arequipaPuno"),
  },
  // Picked up at 13:00, in Puno at about 21:00 (viagemcomthatha.com); the fare is an estimate.
  arequipaPunoCoach: {
    from: "arequipa",
    to: "puno",
    by: "coach",
    minutes: [480, 480],
    usd: [35, 50],
    asOf: "2018-08",
    unconfirmed: true,
  },
  arequipaCuscoBus: {
    from: "arequipa",
    to: "cusco",
    by: "nightBus",
    minutes: hours(busHours.arequipaCusco),
    usd: fare("arequipaCusco"),
  },
  punoCuscoTrain: {
    from: "puno",
    to: "cusco",
    by: "train",
    minutes: hours([trainHours.cuscoPuno, trainHours.cuscoPuno]),
    usd: factsFrom((facts) => facts(wayPrices).titicacaTrain.range),
    isLuxury: true,
  },
  cuscoMaldonadoBus: {
    from: "cusco",
    to: "puerto-maldonado",
    by: "nightBus",
    minutes: hours(beyondRoads.cuscoMaldonado),
    usd: factsFrom((facts) => {
      const [, most] = inDollars(facts, facts(transportPrices).cuscoPuertoMaldonado);
      const least = facts(beyondFares).cuscoMaldonado.soles / facts(exchangeRates).usd.soles;
      return [Math.round(least), most] as const;
    }),
  },
  cuscoPisacColectivo: colectivo("pisac"),
  cuscoUrubambaColectivo: colectivo("urubamba"),
  // A traveller's report, and the agencies' time.
  cuscoOllantaytamboColectivo: { ...colectivo("ollantaytambo"), minutes: [105, 105] },
  limaHuaraz: {
    from: "miraflores",
    to: "huaraz",
    by: "bus",
    minutes: hours(beyondRoads.limaHuaraz),
    usd: factsFrom((facts) => inDollars(facts, facts(wayPrices).limaHuaraz)),
  },
  limaCaraz: { from: "miraflores", to: "caraz", by: "bus", minutes: hours(beyondRoads.limaCaraz) },
  carazHuaraz: { from: "caraz", to: "huaraz", by: "bus", minutes: hours(beyondRoads.carazHuaraz) },
  trujilloHuaraz: { from: "trujillo", to: "huaraz", by: "bus", minutes: hours(beyondRoads.limaHuaraz) },
  limaTrujilloBus: {
    from: "miraflores",
    to: "trujillo",
    by: "nightBus",
    minutes: hours(beyondRoads.limaTrujillo),
    usd: fare("limaTrujillo"),
  },
  limaChiclayo: flight("chiclayo", beyondFlights.chiclayo),
  limaChiclayoBus: {
    from: "miraflores",
    to: "chiclayo",
    by: "nightBus",
    minutes: hours(beyondRoads.limaChiclayo),
    usd: factsFrom((facts) => {
      const { soles, atChristmas } = facts(beyondFares).limaChiclayo;
      return inDollars(facts, { range: [soles, atChristmas], currency: "PEN" });
    }),
  },
  trujilloChiclayo: {
    from: "trujillo",
    to: "chiclayo",
    by: "bus",
    minutes: hours(beyondRoads.trujilloChiclayo),
  },
  limaCajamarca: flight("cajamarca", beyondFlights.cajamarca),
  limaCajamarcaBus: {
    from: "miraflores",
    to: "cajamarca",
    by: "nightBus",
    minutes: hours(beyondRoads.limaCajamarca),
  },
  trujilloCajamarca: {
    from: "trujillo",
    to: "cajamarca",
    by: "bus",
    minutes: hours(beyondRoads.trujilloCajamarca),
  },
  cajamarcaChachapoyas: {
    from: "cajamarca",
    to: "chachapoyas",
    by: "bus",
    minutes: hours(beyondRoads.cajamarcaChachapoyas),
  },
  chachapoyasLeymebamba: {
    from: "chachapoyas",
    to: "leymebamba",
    by: "bus",
    minutes: hours(beyondRoads.chachapoyasLeymebamba),
  },
  cajamarcaLeymebamba: {
    from: "cajamarca",
    to: "leymebamba",
    by: "bus",
    minutes: hours(beyondRoads.cajamarcaLeymebamba),
  },
  limaChachapoyas: {
    from: "miraflores",
    to: "chachapoyas",
    by: "plane",
    minutes: [beyondFlights.chachapoyas, beyondFlights.chachapoyas],
  },
} as const satisfies Record<string, FactDefaults<Way>>;

export const moreWays = datedFacts("ways.moreWays", list);

type MoreWayId = keyof ValueOf<typeof moreWays>;

export const moreWayIds = keysOf(list);

export function moreWay(id: MoreWayId): FactSource<Way> {
  return factsFrom((facts) => facts(moreWays)[id]);
}

/** Its other direction. */
export function moreBack(id: MoreWayId): FactSource<Way> {
  return factsFrom((facts) => turned(facts(moreWays)[id]));
}

function fare(id: keyof ValueOf<typeof transportPrices>): FactSource<Range> {
  return factsFrom((facts) => {
    const price: Pick<Price, "range" | "currency"> = facts(transportPrices)[id];
    return inDollars(facts, price);
  });
}

/** From Lima, with its time in the air. */
function flight<To extends "iquitos" | "juliaca" | "chiclayo" | "cajamarca">(to: To, minutes: number) {
  return { from: "miraflores", to, by: "plane", minutes: [minutes, minutes], usd: ahead } as const;
}

/** It takes as long as a car. */
function colectivo<To extends "pisac" | "urubamba" | "ollantaytambo">(to: To) {
  const cars = {
    pisac: "cuscoPisac",
    urubamba: "cuscoUrubamba",
    ollantaytambo: "cuscoOllantaytambo",
  } as const;
  return {
    from: "cusco",
    to,
    by: "colectivo",
    minutes: factsFrom((facts): Range => facts(ways)[cars[to]].minutes),
    usd: factsFrom((facts) => inDollars(facts, facts(colectivoFare(to)))),
  } as const;
}
