import { defaultFacts as facts } from "#content/facts/facts.ts";
import { expect, test } from "vitest";
import { formatMonths } from "#i18n/format/format-months.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { loadGuidePages, wordsOf } from "#tests/support/readers/guide-texts.ts";
import {
  beyondFlights,
  beyondRoads,
  huaraz,
  northernEmergencies,
} from "#content/facts/beyond/beyond-places.ts";
import { borderEmergencies } from "#content/facts/borders/land-borders.ts";
import { tourPrices } from "#content/facts/costs/big-items.ts";
import { machuPicchuTransport } from "#content/facts/costs/machu-picchu-block.ts";
import { tripTotal } from "#content/facts/costs/trip-totals.ts";
import { northRainMonths } from "#content/facts/climate/weather.ts";
import { yearlySale } from "#content/facts/itineraries/booking.ts";
import { ways } from "#content/facts/itineraries/ways.ts";
import { flightMinutes } from "#content/facts/ways/journeys.ts";
import { tambopataFacts } from "#content/facts/jungle/jungle.ts";
import {
  hidroelectrica,
  incaTrail,
  machuPicchuBus,
  machuPicchuTrains,
} from "#content/facts/machu-picchu/journey.ts";
import { ticketSale } from "#content/facts/machu-picchu/visit.ts";
import { otherEmergencies } from "#content/facts/safety/emergency-state.ts";
import { railwaySlide } from "#content/facts/safety/safety-figures.ts";
import { roughPrices } from "#content/facts/places/top-ten.ts";
import { huascaranRules, incaTrailRules, trekTickets } from "#content/facts/treks/trek-rules.ts";
import { treks } from "#content/facts/treks/treks.ts";
import { formatExchanged } from "#content/printing/format-price.ts";

const pages = await loadGuidePages();

function paragraphsOf(id: string, language: Language): string[] {
  return pages
    .filter(({ page, language: each }) => page === id && each === language)
    .flatMap(({ text }) => wordsOf(text));
}

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
  const sum = formatExchanged(
    facts,
    tripTotal(facts, 2, "midRange"),
    language === "hu" ? "eur" : "usd",
    50,
    language,
  );
  for (const page of ["questions", "costs"]) expect(paragraphsOf(page, language).join("\n")).toContain(sum);
});

test.each(languages)("every page has the floods of the north in the same months, in %s", (language) => {
  const months = formatMonths(northRainMonths, language).toLowerCase().split("–");
  for (const page of ["weather", "safety-health", "questions"]) {
    const told = paragraphsOf(page, language).filter(
      (text) => text.includes("ENFEN") && /north|észak|norte/i.test(text),
    );
    expect(told.length, page).toBeGreaterThan(0);
    const isSo = (text: string) => months.every((month) => text.toLowerCase().includes(month));
    expect(
      told.filter((text) => !isSo(text)),
      page,
    ).toEqual([]);
  }
});
