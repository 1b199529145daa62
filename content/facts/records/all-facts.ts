import * as banknotes from "#content/facts/costs/banknotes.ts";
import * as beyondPlaces from "#content/facts/beyond/beyond-places.ts";
import * as flightsToLima from "#content/facts/borders/flights-to-lima.ts";
import * as landBorders from "#content/facts/borders/land-borders.ts";
import * as bestMonths from "#content/facts/climate/best-months.ts";
import * as daylight from "#content/facts/climate/daylight.ts";
import * as climateRange from "#content/facts/climate/climate-range.ts";
import * as climate from "#content/facts/climate/climate.ts";
import * as weather from "#content/facts/climate/weather.ts";
import * as bigItems from "#content/facts/costs/big-items.ts";
import * as dailyCosts from "#content/facts/costs/daily-costs.ts";
import * as machuPicchuBlock from "#content/facts/costs/machu-picchu-block.ts";
import * as moreRates from "#content/facts/costs/more-rates.ts";
import * as price from "#content/facts/costs/price.ts";
import * as smallThings from "#content/facts/costs/small-things.ts";
import * as stays from "#content/facts/costs/stays.ts";
import * as tripTotals from "#content/facts/costs/trip-totals.ts";
import * as country from "#content/facts/country.ts";
import * as customs from "#content/facts/entry/customs.ts";
import * as entryByPassport from "#content/facts/entry/entry-by-passport.ts";
import * as entryRules from "#content/facts/entry/entry-rules.ts";
import * as helpLines from "#content/facts/entry/help-lines.ts";
import * as travelAdvice from "#content/facts/entry/travel-advice.ts";
import * as visaRules from "#content/facts/entry/visa-rules.ts";
import * as food from "#content/facts/food/food.ts";
import * as altitudeRules from "#content/facts/health/altitude-rules.ts";
import * as altitudeStops from "#content/facts/health/altitude-stops.ts";
import * as infections from "#content/facts/health/infections.ts";
import * as oxygenPercent from "#content/facts/health/oxygen-percent.ts";
import * as busyTimes from "#content/facts/holidays/busy-times.ts";
import * as historyDays from "#content/facts/holidays/history-days.ts";
import * as holidayRules from "#content/facts/holidays/holiday-rules.ts";
import * as booking from "#content/facts/itineraries/booking.ts";
import * as closingDays from "#content/facts/itineraries/closing-days.ts";
import * as doorToDoor from "#content/facts/itineraries/door-to-door.ts";
import * as itineraries from "#content/facts/itineraries/itineraries.ts";
import * as ways from "#content/facts/itineraries/ways.ts";
import * as journeys from "#content/facts/ways/journeys.ts";
import * as jungle from "#content/facts/jungle/jungle.ts";
import * as limaSights from "#content/facts/lima/lima-sights.ts";
import * as limaTransport from "#content/facts/lima/lima-transport.ts";
import * as circuits from "#content/facts/machu-picchu/circuits.ts";
import * as journey from "#content/facts/machu-picchu/journey.ts";
import * as prices from "#content/facts/machu-picchu/prices.ts";
import * as sampleDays from "#content/facts/machu-picchu/sample-days.ts";
import * as season from "#content/facts/machu-picchu/season.ts";
import * as visit from "#content/facts/machu-picchu/visit.ts";
import * as places from "#content/facts/places/places.ts";
import * as emergencyState from "#content/facts/safety/emergency-state.ts";
import * as localLaws from "#content/facts/safety/local-laws.ts";
import * as rescueLines from "#content/facts/safety/rescue-lines.ts";
import * as safetyFigures from "#content/facts/safety/safety-figures.ts";
import * as topTen from "#content/facts/places/top-ten.ts";
import * as trekRules from "#content/facts/treks/trek-rules.ts";
import * as treks from "#content/facts/treks/treks.ts";
import * as moreWays from "#content/facts/ways/more-ways.ts";
import * as wayFares from "#content/facts/ways/way-fares.ts";
import * as holidayDays from "#content/holidays/holiday-days.ts";
import * as storedData from "./stored-data.ts";
import * as packingItems from "#content/tools/packing/packing-items.ts";
import * as checkStay from "#content/tools/stays/check-stay.ts";
import * as itineraryCosts from "#content/trips/itinerary-costs.ts";
import { datedIn, isSource, type DatedFact } from "#content/facts/facts.ts";

/** The first word of a fact's name says in which folder of content/facts it stands, or in which file where it has no folder. A test finds a file that is missing. */
export const factFiles: Readonly<Record<string, readonly object[]>> = {
  banknotes: [banknotes],
  beyond: [beyondPlaces],
  borders: [flightsToLima, landBorders],
  climate: [bestMonths, climate, climateRange, daylight, weather],
  costs: [bigItems, dailyCosts, machuPicchuBlock, moreRates, price, smallThings, stays, tripTotals],
  country: [country],
  entry: [customs, entryByPassport, entryRules, helpLines, travelAdvice, visaRules],
  food: [food],
  health: [altitudeRules, altitudeStops, infections, oxygenPercent],
  holidays: [busyTimes, historyDays, holidayDays, holidayRules],
  itineraries: [booking, closingDays, doorToDoor, itineraries, itineraryCosts, ways],
  journeys: [journeys],
  jungle: [jungle],
  lima: [limaSights, limaTransport],
  "machu-picchu": [circuits, journey, prices, sampleDays, season, visit],
  packing: [packingItems],
  places: [places],
  safety: [emergencyState, localLaws, rescueLines, safetyFigures],
  stays: [checkStay],
  "stored-data": [storedData, storedData.storedData],
  "top-ten": [topTen],
  treks: [trekRules, treks],
  ways: [moreWays, wayFares],
};

/** The dated facts of this release. */
export function allDatedFacts(): DatedFact[] {
  const exported = Object.values(factFiles).flatMap((files) => files.flatMap((file) => Object.values(file)));
  return exported.filter(isSource).flatMap(datedIn);
}
