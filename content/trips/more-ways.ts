import type { Facts } from "#content/facts/facts.ts";
import { beyondFares, beyondFlights, beyondRoads } from "#content/facts/beyond/beyond-places.ts";
import { transportPrices } from "#content/facts/costs/big-items.ts";
import { exchangeRates, inDollars, type Range } from "#content/facts/costs/price.ts";
import type { Means, Way } from "#content/facts/itineraries/ways.ts";
import { busHours, flightMinutes, trainHours } from "#content/facts/journeys.ts";
import type { PlaceId } from "#content/facts/places.ts";

const hours = ([from, to]: Range): Range => [from * 60, to * 60];
const minutes = (of: number): Range => [of, of];

/**
 * Rides beside those of the itineraries, of the same facts as the guide's pages. Where two places have several, the first is
 * the usual one; those of the itineraries come before all of them.
 */
export function moreWays(facts: Facts): Way[] {
  const prices = facts(transportPrices);
  const ahead = inDollars(facts, prices.flightAhead);
  const maldonado = facts(beyondFares).cuscoMaldonado.soles;
  return [
    ride("miraflores", "iquitos", "plane", minutes(flightMinutes.iquitos), ahead),
    ride("miraflores", "juliaca", "plane", minutes(flightMinutes.juliaca), ahead),
    // An hour by van between the airport and the lake (fact sheet of the itineraries, general knowledge).
    ride("juliaca", "puno", "car", [60, 75]),
    ride("miraflores", "nazca", "bus", hours(busHours.limaNazca)),
    ride(
      "miraflores",
      "arequipa",
      "nightBus",
      hours(busHours.limaArequipa),
      inDollars(facts, prices.limaArequipa),
    ),
    ride("miraflores", "cusco", "nightBus", hours(busHours.limaCusco), inDollars(facts, prices.limaCusco)),
    ride("arequipa", "puno", "bus", hours(busHours.arequipaPuno), inDollars(facts, prices.arequipaPuno)),
    ride(
      "arequipa",
      "cusco",
      "nightBus",
      hours(busHours.arequipaCusco),
      inDollars(facts, prices.arequipaCusco),
    ),
    {
      ...ride("puno", "cusco", "train", hours([trainHours.cuscoPuno, trainHours.cuscoPuno])),
      isLuxury: true,
    },
    ride("cusco", "puerto-maldonado", "nightBus", hours(beyondRoads.cuscoMaldonado), [
      Math.round(maldonado / facts(exchangeRates).usd.soles),
      inDollars(facts, prices.cuscoPuertoMaldonado)[1],
    ]),
    ...northernWays(facts),
  ];
}

/** The north beyond the classic route. */
function northernWays(facts: Facts): Way[] {
  const { flightAhead, limaTrujillo } = facts(transportPrices);
  const ahead = inDollars(facts, flightAhead);
  return [
    ride("miraflores", "huaraz", "bus", hours(beyondRoads.limaHuaraz)),
    ride("miraflores", "caraz", "bus", hours(beyondRoads.limaCaraz)),
    ride("caraz", "huaraz", "bus", hours(beyondRoads.carazHuaraz)),
    ride("trujillo", "huaraz", "bus", hours(beyondRoads.limaHuaraz)),
    ride(
      "miraflores",
      "trujillo",
      "nightBus",
      hours(beyondRoads.limaTrujillo),
      inDollars(facts, limaTrujillo),
    ),
    ride("miraflores", "chiclayo", "plane", minutes(beyondFlights.chiclayo), ahead),
    ride("trujillo", "chiclayo", "bus", hours(beyondRoads.trujilloChiclayo)),
    ride("miraflores", "cajamarca", "plane", minutes(beyondFlights.cajamarca), ahead),
    ride("trujillo", "cajamarca", "bus", hours(beyondRoads.trujilloCajamarca)),
    ride("cajamarca", "chachapoyas", "bus", hours(beyondRoads.cajamarcaChachapoyas)),
    ride("miraflores", "chachapoyas", "plane", minutes(beyondFlights.chachapoyas)),
  ];
}

function ride(from: PlaceId, to: PlaceId, by: Means, time: Range, usd?: Range): Way {
  return { from, to, by, minutes: time, ...(usd && { usd }) };
}
