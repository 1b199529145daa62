import { defaultFacts } from "#content/facts/facts.ts";
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
    [defaultFacts(incaTrail).kilometres, defaultFacts(incaTrail).kilometres],
    defaultFacts(treks)["inca-trail"].km,
  ],
  ["people on the Inca Trail", defaultFacts(incaTrail).permits, defaultFacts(incaTrailRules).peopleADay],
  ["walkers on the Inca Trail", defaultFacts(incaTrail).walkers, defaultFacts(incaTrailRules).walkersADay],
  ["the day of the tickets' sale", defaultFacts(ticketSale).tickets2026, defaultFacts(yearlySale).opened],
  [
    "minutes until they were gone",
    defaultFacts(ticketSale).goneInMinutes,
    defaultFacts(yearlySale).goneInMinutes,
  ],
  [
    "the train there and back",
    defaultFacts(machuPicchuTrains).returnUsd,
    defaultFacts(machuPicchuTransport).trainReturn.range,
  ],
  [
    "the bus there and back",
    defaultFacts(machuPicchuBus).returnUsd,
    defaultFacts(machuPicchuTransport).busReturn.range[0],
  ],
  ["the mudslide's day", defaultFacts(hidroelectrica).landslide, railwaySlide.from],
  [
    "hours to Chachapoyas",
    defaultFacts(beyondRoads.chiclayoChachapoyas).map((hours) => hours * 60),
    defaultFacts(ways).chiclayoChachapoyas.minutes,
  ],
  [
    "flight to the jungle from Cusco",
    defaultFacts(beyondFlights.fromCusco),
    defaultFacts(ways).maldonadoCusco.minutes,
  ],
  [
    "the same, on the jungle's page",
    defaultFacts(tambopataFacts).flightFromCusco,
    defaultFacts(ways).maldonadoCusco.minutes,
  ],
  [
    "flight to the jungle from Lima",
    defaultFacts(ways).limaMaldonado.minutes[1],
    flightMinutes.puertoMaldonado,
  ],
  [
    "ticket of the Colca",
    defaultFacts(trekTickets).colca.soles,
    defaultFacts(tourPrices).colcaTicket.range[0],
  ],
  [
    "the same, for Latin Americans",
    defaultFacts(trekTickets).colca.latinAmerican,
    defaultFacts(tourPrices).colcaTicketLatin.range[0],
  ],
  ["the same, among the ten", roughPrices.colca, defaultFacts(tourPrices).colcaTicket.range],
  ["Laguna 69, its height", defaultFacts(huascaranRules).lake69.metres, defaultFacts(huaraz).laguna69],
  [
    "Laguna 69, agencies since",
    defaultFacts(huascaranRules).lake69.agencySince,
    defaultFacts(huaraz).agencyOnly.since,
  ],
  [
    "Laguna 69, the fine",
    defaultFacts(huascaranRules).lake69.fineSoles,
    defaultFacts(huaraz).bathingFine.soles,
  ],
  [
    "emergency in Tumbes",
    defaultFacts(borderEmergencies).tumbes.from,
    defaultFacts(northernEmergencies).tumbes.from,
  ],
  [
    "emergency in the north, days",
    defaultFacts(otherEmergencies).north.days,
    defaultFacts(northernEmergencies).trujillo.days,
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
    defaultFacts,
    tripTotal(defaultFacts, 2, "midRange"),
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
