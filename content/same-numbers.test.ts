import { expect, test } from "vitest";
import { languages } from "#i18n/languages.ts";
import { loadGuidePages, withoutMarkup, wordsOf } from "#tests/support/readers/guide-texts.ts";
import { beyondFlights, beyondRoads, huaraz, northernEmergencies } from "./facts/beyond/beyond-places.ts";
import { borderEmergencies } from "./facts/borders/land-borders.ts";
import { tourPrices } from "./facts/costs/big-items.ts";
import { machuPicchuTransport } from "./facts/costs/machu-picchu-block.ts";
import { tripTotal } from "./facts/costs/trip-totals.ts";
import { yearlySale } from "./facts/itineraries/booking.ts";
import { ways } from "./facts/itineraries/ways.ts";
import { flightMinutes } from "./facts/journeys.ts";
import { tambopataFacts } from "./facts/jungle/jungle.ts";
import {
  hidroelectrica,
  incaTrail,
  machuPicchuBus,
  machuPicchuTrains,
} from "./facts/machu-picchu/journey.ts";
import { ticketSale } from "./facts/machu-picchu/visit.ts";
import { otherEmergencies } from "./facts/safety/emergency-state.ts";
import { railwaySlide } from "./facts/safety/safety-figures.ts";
import { roughPrices } from "./facts/top-ten.ts";
import { huascaranRules, incaTrailRules, trekTickets } from "./facts/treks/trek-rules.ts";
import { treks } from "./facts/treks/treks.ts";
import { formatExchanged } from "./format-price.ts";

const pages = await loadGuidePages();

test.each([
  ["km of the Inca Trail", [incaTrail.kilometres, incaTrail.kilometres], treks["inca-trail"].km],
  ["people on the Inca Trail", incaTrail.permits, incaTrailRules.peopleADay],
  ["walkers on the Inca Trail", incaTrail.walkers, incaTrailRules.walkersADay],
  ["the day of the tickets' sale", ticketSale.tickets2026, yearlySale.opened],
  ["minutes until they were gone", ticketSale.goneInMinutes, yearlySale.goneInMinutes],
  ["the train there and back", machuPicchuTrains.returnUsd, machuPicchuTransport.trainReturn.range],
  ["the bus there and back", machuPicchuBus.returnUsd, machuPicchuTransport.busReturn.range[0]],
  ["the mudslide's day", hidroelectrica.landslide, railwaySlide.from],
  [
    "hours to Chachapoyas",
    beyondRoads.chiclayoChachapoyas.map((hours) => hours * 60),
    ways.chiclayoChachapoyas.minutes,
  ],
  ["flight to the jungle from Cusco", beyondFlights.fromCusco, ways.maldonadoCusco.minutes],
  ["the same, on the jungle's page", tambopataFacts.flightFromCusco, ways.maldonadoCusco.minutes],
  ["flight to the jungle from Lima", ways.limaMaldonado.minutes[1], flightMinutes.puertoMaldonado],
  ["ticket of the Colca", trekTickets.colca.soles, tourPrices.colcaTicket.range[0]],
  ["the same, for Latin Americans", trekTickets.colca.latinAmerican, tourPrices.colcaTicketLatin.range[0]],
  ["the same, among the ten", roughPrices.colca, tourPrices.colcaTicket.range],
  ["Laguna 69, its height", huascaranRules.lake69.metres, huaraz.laguna69],
  ["Laguna 69, agencies since", huascaranRules.lake69.agencySince, huaraz.agencyOnly.since],
  ["Laguna 69, the fine", huascaranRules.lake69.fineSoles, huaraz.bathingFine.soles],
  ["emergency in Tumbes", borderEmergencies.tumbes.from, northernEmergencies.tumbes.from],
  ["emergency in the north, days", otherEmergencies.north.days, northernEmergencies.trujillo.days],
])("two facts say one thing: %s", (_, one, other) => {
  expect(one).toEqual(other);
});

test.each(languages)("two weeks cost the same among the questions and among the costs in %s", (language) => {
  const textOf = (id: string) =>
    pages
      .filter(({ page, language: each }) => page === id && each === language)
      .flatMap(({ text }) => wordsOf(text))
      .map(({ text }) => withoutMarkup(text))
      .join("\n");
  const sum = formatExchanged(tripTotal(2, "midRange"), language === "hu" ? "eur" : "usd", 50, language);
  expect(textOf("questions")).toContain(sum);
  expect(textOf("costs")).toContain(sum);
});
