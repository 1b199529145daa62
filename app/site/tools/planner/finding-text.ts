import type { Facts } from "#content/facts/facts.ts";
import { connectionHours } from "#content/facts/borders/flights-to-lima.ts";
import { coastalElNino, weatherFacts } from "#content/facts/climate/weather.ts";
import { dayTrips, heightOfTrip, nightEnds } from "#content/facts/itineraries/day-trips.ts";
import { campsOf, trekOf } from "#content/facts/treks/trek-stays.ts";
import { topOf, type TrekId } from "#content/facts/treks/treks.ts";
import { altitudeRules, altitudeSteps } from "#content/facts/health/altitude-rules.ts";
import { yellowFeverAdvice } from "#content/facts/health/infections.ts";
import { manuFacts } from "#content/facts/jungle/jungle.ts";
import { feltFrom, hardFrom } from "#content/trips/findings/find-party.ts";
import type { Finding } from "#content/trips/findings/findings.ts";
import type { Fix } from "#content/trips/findings/fixes.ts";
import { counter } from "#i18n/format/count.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import type { PlaceId } from "#content/facts/places/places.ts";
import { formatAltitude, formatTemperature } from "#i18n/format/format-amount.ts";
import { partyOf } from "#content/trips/party/party.ts";
import type { Plan, PlanPlace } from "#content/trips/plan.ts";
import { formatDate, formatMonth, formatTime } from "#i18n/format/format-date.ts";
import { formatDays, formatOnDay } from "#i18n/format/format-days.ts";
import { formatMonths } from "#i18n/format/format-months.ts";
import type { Language } from "#i18n/languages.ts";
import { withCapital } from "#i18n/facts/with-capital.ts";
import type { PlannerData } from "./planner-context.ts";

interface FindingContext extends Pick<PlannerData, "words" | "holidays" | "plan"> {
  language: Language;
  /** Their names, January first. */
  months: readonly string[];
}

/** The text of a finding: the sentence for its kind, with its values in the reader's language. */
export function findingText(facts: Facts, finding: Finding, context: FindingContext): string {
  const { words, plan } = context;
  const place = plan.stops[finding.stop]?.place;
  const values = { place: place ? words.places[place] : "", ...valuesOf(facts, finding, context) };
  return withCapital(fillIn(words.findings[sentenceOf(finding, plan)], values));
}

function sentenceOf({ kind, stop }: Finding, plan: Plan): keyof PlannerData["words"]["findings"] {
  if (kind === "first-night" && stop === 0) return "first-bed";
  const isCalm = partyOf(plan).pace === "calm";
  if (kind === "trip-night" && !isCalm) return "child-trip-night";
  return kind === "trip-days" && isCalm ? "calm-trip-days" : kind;
}

function valuesOf(
  facts: Facts,
  finding: Finding,
  { words, holidays, months, language, plan }: FindingContext,
): Record<string, string> {
  const metres = (of: number) => formatAltitude(of, language);
  const pace = words.who.paces[partyOf(plan).pace];
  const { firstNight, step, extraNightEvery } = facts(altitudeRules);
  if ("trek" in finding) return trekValues(facts, finding, { words, months, language });
  switch (finding.kind) {
    case "first-night":
    case "step":
    case "rest-day":
      return {
        from: metres(finding.from),
        to: metres(finding.to),
        more: metres(finding.to - finding.from),
        line: metres(firstNight),
        above: metres(altitudeSteps.stepAbove),
        step: metres(step),
        every: metres(extraNightEvery),
      };
    case "jump":
      return {
        from: metres(finding.from),
        to: metres(finding.to),
        more: metres(finding.to - finding.from),
        above: metres(altitudeSteps.stepAbove),
        counted: metres(finding.to - altitudeSteps.stepAbove),
        step: metres(step),
      };
    case "valley":
      return {
        to: metres(finding.to),
        more: metres(finding.to - firstNight),
        line: metres(firstNight),
      };
    case "rush":
      return { beds: String(finding.beds), most: String(finding.most), pace };
    case "landing":
    case "home-day":
      return { hours: String(finding.hours), gap: String(connectionHours.separateTickets) };
    case "late-flight":
      return {
        from: placeName(finding.from, words),
        via: placeName(finding.via, words),
        hours: String(finding.hours),
      };
    case "two-flights":
      return {
        from: placeName(finding.from, words),
        hours: String(finding.hours),
        gap: String(connectionHours.separateTickets),
      };
    case "long-day":
      return {
        from: placeName(finding.from, words),
        hours: String(finding.hours),
        most: String(finding.most),
        pace,
      };
    case "no-way-out":
      return { gate: words.gates.names[finding.to] };
    case "from-above":
      return { gate: words.gates.names[finding.from], to: metres(finding.to) };
    case "no-way":
      return { from: placeName(finding.from, words) };
    case "trip-days":
      return { trips: finding.trips.map((trip) => words.trips.names[trip]).join(", ") };
    case "trip-height":
      return {
        trip: words.trips.names[finding.trip],
        to: metres(heightOfTrip(finding.trip) ?? 0),
        above: metres(finding.above),
        nights: counter(language)(finding.nights, words.nights),
        slept: counter(language)(finding.slept, words.nights),
      };
    case "trip-night":
      return {
        trip: words.trips.names[finding.trip],
        time: formatTime(dayTrips[finding.trip].leaves ?? nightEnds, language),
        line: formatTime(nightEnds, language),
        pace,
      };
    case "shut":
    case "shut-once":
      return { sight: words.sights[finding.sight], date: formatOnDay(finding.date, language) };
    case "holiday":
      return { holiday: holidays[finding.holiday], date: days(finding.date, finding.date, language) };
    case "festival":
      return { holiday: holidays[finding.holiday], date: days(finding.from, finding.to, language) };
    case "rain":
    case "closed-trail":
      return { month: months[finding.month - 1] ?? "" };
    case "jungle-rain":
      return {
        month: months[finding.month - 1] ?? "",
        closed: formatMonths(facts(manuFacts).closedMonths, language),
      };
    case "friaje":
      return {
        month: months[finding.month - 1] ?? "",
        temperature: formatTemperature(weatherFacts.friaje[0], language, weatherFacts.friaje[1]),
      };
    case "north-rain":
      return {
        ...elNino(facts, language),
        month: months[finding.month - 1] ?? "",
        places: placeNames(finding, words),
      };
    case "el-nino":
      return { ...elNino(facts, language), places: placeNames(finding, words) };
    case "emergency":
      return { places: placeNames(finding, words), until: formatDate(finding.until, language) };
    case "strike":
      return { date: days(finding.from, finding.to, language) };
    case "busy":
      return { busy: words.busyTimes[finding.busy], date: days(finding.from, finding.to, language) };
    case "small-child":
      return { to: metres(finding.to), age: String(facts(altitudeRules).childrenAsAdultsFrom) };
    case "child-high":
    case "too-high":
      return { to: metres(finding.to), line: metres(finding.kind === "too-high" ? feltFrom : hardFrom) };
    case "trip-high":
    case "trip-boat":
      return {
        trip: words.trips.names[finding.trip],
        to: metres(heightOfTrip(finding.trip) ?? 0),
        line: metres(feltFrom),
      };
    case "baby-jungle":
      return { months: String(facts(yellowFeverAdvice).fromMonths) };
    case "stairs":
      return { places: placeNames(finding, words) };
    case "night-buses":
    case "spare-day":
    case "cusco-day":
    case "night-bus":
    case "boat":
    case "ruins-stairs":
      return {};
  }
}

function trekValues(
  facts: Facts,
  finding: Extract<Finding, { trek: TrekId }>,
  { words, months, language }: Pick<FindingContext, "words" | "months" | "language">,
): Record<string, string> {
  const metres = (of: number) => formatAltitude(of, language);
  const count = counter(language);
  const trek = trekOf(finding.trek);
  const camp = Math.max(...campsOf(finding.trek).map((each) => each.metres));
  const values = {
    trek: words.treks.names[finding.trek],
    to: metres("to" in finding ? finding.to : topOf(trek).metres),
    camp: metres(camp),
    season: formatMonths(trek.season, language),
    age: String(facts(altitudeRules).childrenAsAdultsFrom),
  };
  switch (finding.kind) {
    case "trek-height":
      return {
        ...values,
        above: metres(finding.above),
        nights: count(finding.nights, words.nights),
        slept: count(finding.slept, words.nights),
      };
    case "trek-step":
      return { ...values, above: metres(altitudeSteps.stepAbove), step: metres(facts(altitudeRules).step) };
    case "trek-season":
    case "trek-closed":
      return { ...values, month: months[finding.month - 1] ?? "" };
    case "trek-permit":
      return {
        ...values,
        ahead: `${finding.ahead[0]}–${count(finding.ahead[1], words.tickets.units.months)}`,
      };
    case "trek-end":
      return { ...values, hours: String(finding.hours) };
    case "trek-high":
    case "trek-steep":
    case "trek-child":
      return values;
  }
}

/** The text of the link that applies a change. */
export function fixText(
  { kind, places, trip, trek, date }: Fix,
  words: PlannerData["words"],
  language: Language,
): string {
  const sentence =
    kind === "insert" ? counter(language)(places.length, words.fixes.insert) : words.fixes[kind];
  return fillIn(sentence, {
    places: places.map((place) => words.places[place]).join(", "),
    trip: trip ? words.trips.names[trip] : trek ? words.treks.names[trek] : "",
    date: date ? formatDate(date, language) : "",
  });
}

/** The name of a stop for its controls, with its number where one comes to the place several times. */
export function stopName(index: number, { plan, words }: Pick<PlannerData, "plan" | "words">): string {
  const place = plan.stops[index]?.place;
  if (!place) return "";
  const isOnly = plan.stops.filter((stop) => stop.place === place).length === 1;
  return isOnly ? words.places[place] : `${index + 1}. ${words.places[place]}`;
}

/** The name of a place in which one sleeps or changes. */
export function placeName(place: PlaceId, { places }: PlannerData["words"]): string {
  const names: Partial<Record<PlaceId, string>> = places;
  return names[place] ?? "";
}

function placeNames({ places }: { places: readonly PlanPlace[] }, words: PlannerData["words"]): string {
  return places.map((place) => words.places[place]).join(", ");
}

/** How long the last known alert was to last, and of when that is. */
function elNino(facts: Facts, language: Language): { expected: string; asOf: string } {
  return {
    expected: formatMonth(facts(coastalElNino).expectedUntil, language),
    asOf: formatMonth(facts(coastalElNino).asOf, language),
  };
}

function days(from: string, to: string, language: Language): string {
  const shown = formatDays(from, to, language);
  return shown.from + shown.dash + shown.to;
}
