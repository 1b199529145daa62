import { defaultFacts as facts } from "#content/facts/facts.ts";
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
  [
    "km of the Inca Trail",
    [facts(incaTrail).kilometres, facts(incaTrail).kilometres],
    facts(treks)["inca-trail"].km,
  ],
  ["people on the Inca Trail", facts(incaTrail).permits, facts(incaTrailRules).peopleADay],
  ["walkers on the Inca Trail", facts(incaTrail).walkers, facts(incaTrailRules).walkersADay],
  ["the day of the tickets' sale", facts(ticketSale).tickets2026, facts(yearlySale).opened],
  ["minutes until they were gone", facts(ticketSale).goneInMinutes, facts(yearlySale).goneInMinutes],
  [
    "the train there and back",
    facts(machuPicchuTrains).returnUsd,
    facts(machuPicchuTransport).trainReturn.range,
  ],
  ["the bus there and back", facts(machuPicchuBus).returnUsd, facts(machuPicchuTransport).busReturn.range[0]],
  ["the mudslide's day", facts(hidroelectrica).landslide, railwaySlide.from],
  [
    "hours to Chachapoyas",
    facts(beyondRoads.chiclayoChachapoyas).map((hours) => hours * 60),
    facts(ways).chiclayoChachapoyas.minutes,
  ],
  ["flight to the jungle from Cusco", facts(beyondFlights.fromCusco), facts(ways).maldonadoCusco.minutes],
  [
    "the same, on the jungle's page",
    facts(tambopataFacts).flightFromCusco,
    facts(ways).maldonadoCusco.minutes,
  ],
  ["flight to the jungle from Lima", facts(ways).limaMaldonado.minutes[1], flightMinutes.puertoMaldonado],
  ["ticket of the Colca", facts(trekTickets).colca.soles, facts(tourPrices).colcaTicket.range[0]],
  [
    "the same, for Latin Americans",
    facts(trekTickets).colca.latinAmerican,
    facts(tourPrices).colcaTicketLatin.range[0],
  ],
  ["the same, among the ten", roughPrices.colca, facts(tourPrices).colcaTicket.range],
  ["Laguna 69, its height", facts(huascaranRules).lake69.metres, facts(huaraz).laguna69],
  ["Laguna 69, agencies since", facts(huascaranRules).lake69.agencySince, facts(huaraz).agencyOnly.since],
  ["Laguna 69, the fine", facts(huascaranRules).lake69.fineSoles, facts(huaraz).bathingFine.soles],
  ["emergency in Tumbes", facts(borderEmergencies).tumbes.from, facts(northernEmergencies).tumbes.from],
  [
    "emergency in the north, days",
    facts(otherEmergencies).north.days,
    facts(northernEmergencies).trujillo.days,
  ],
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
  const sum = formatExchanged(
    facts,
    tripTotal(facts, 2, "midRange"),
    language === "hu" ? "eur" : "usd",
    50,
    language,
  );
  expect(textOf("questions")).toContain(sum);
  expect(textOf("costs")).toContain(sum);
});

test("which fact of a page is the oldest is reckoned, not written by hand", () => {
  const claims = /legrégeb?bi|\boldest\b|más antigu[oa]/i;
  expect(
    pages.flatMap(({ text }) => text.freshness ?? []).filter((paragraph) => claims.test(paragraph)),
  ).toEqual([]);
});
