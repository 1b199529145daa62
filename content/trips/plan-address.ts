import type { PlainDate } from "#content/plain-date.ts";
import { isPlainDate } from "#content/plain-date.ts";
import {
  emptyPlan,
  insertStops,
  planLimits,
  planPlaces,
  tripsOf,
  type Plan,
  type PlanPlace,
  type PlanStop,
} from "./plan.ts";
import { dayTrips, type DayTripId } from "#content/facts/itineraries/day-trips.ts";
import type { Means } from "#content/facts/itineraries/ways.ts";
import { toolPageAt } from "#i18n/addresses.ts";
import { trekIds, trekOf } from "#content/facts/treks/trek-stays.ts";
import type { TrekId } from "#content/facts/treks/treks.ts";
import { keysOf } from "#i18n/typed-keys.ts";

import { gates, type Gate } from "./gates.ts";
import { partyOf } from "./party/party.ts";
import { partyParts, readParty, type PartyProblem } from "./party/party-address.ts";

/** A part of an address that could not be read; the rest of the plan is kept. */
export type PlanProblem =
  | { kind: "version" | "place" | "nights" | "means" | "trip" | "start" | "gate"; text: string }
  | { kind: "too-many"; most: number }
  | PartyProblem;

const version = "v1";
/** The length of all stops: no plan that we write is half as long, and whoever sends more shall not keep us busy. */
const mostLetters = 4000;
const means: readonly Means[] = ["plane", "bus", "coach", "nightBus", "train", "car", "colectivo", "boat"];

/**
 * The query of a plan's address; empty for the empty plan.
 * @example planQuery(plan) // "?plan=v1_miraflores.2_cusco.3.bus&start=2027-05-03"
 */
export function planQuery(plan: Plan): string {
  const { start, stops, from, to } = plan;
  const query = [
    ...(stops.length > 0 ? [`plan=${[version, ...stops.map(written)].join("_")}`] : []),
    ...(start ? [`start=${start}`] : []),
    ...(from ? [`from=${from}`] : []),
    ...(to ? [`to=${to}`] : []),
    ...partyParts(partyOf(plan)),
  ];
  return query.length > 0 ? `?${query.join("&")}` : "";
}

function written({ place, nights, by, trips = [], trek }: PlanStop): string {
  return [place, nights, ...(by ? [by] : []), ...trips, ...(trek ? [trek] : [])].join(".");
}

/**
 * Reads a plan of an address. Without JavaScript a form adds `add`, `nights` and `at` (how many stops stand before it).
 * Addresses are typed, dictated and cut out of letters: capitals, accents, spaces, marks at the end and common names of a
 * place are no mistake. A part that cannot be read is left out and named.
 */
export function readPlan(query: URLSearchParams): { plan: Plan; problems: PlanProblem[] } {
  const problems: PlanProblem[] = [];
  const given = new Map([...query].reverse().map(([name, value]) => [name.toLowerCase(), value.trim()]));
  let stops = readStops(given.get("plan") ?? "", problems);
  const added = given.get("add");
  if (added) {
    const stop = readStop(`${added}.${given.get("nights") || "1"}`, problems);
    const at = Number(given.get("at") || stops.length);
    const index = Number.isInteger(at) && at >= 0 ? at : stops.length;
    if (stop) ({ stops } = insertStops({ ...emptyPlan, stops }, index, stop));
  }
  if (stops.length > planLimits.stops) problems.push({ kind: "too-many", most: planLimits.stops });
  const start = given.get("start") || null;
  const day = start === null ? null : readDay(start);
  if (start !== null && day === null) problems.push({ kind: "start", text: short(start) });
  const [from, to] = ["from", "to"].map((name) => readGate(given.get(name) ?? "", problems));
  const { party, problems: unread } = readParty({
    who: allOf(query, "who"),
    avoid: allOf(query, "avoid"),
    pace: given.get("pace") ?? "",
  });
  problems.push(...unread.map(({ kind, text }) => ({ kind, text: short(text) })));
  const plan: Plan = {
    start: day,
    ...(from && { from }),
    ...(to && { to }),
    stops: stops.slice(0, planLimits.stops),
    ...(party && { party }),
  };
  return { plan, problems };
}

/** The plan to which an address of our planner leads, whatever its host; null for any other address, and where it has no stop. */
export function planAt(address: string): Plan | null {
  const base = "https://any.host";
  if (!URL.canParse(address, base)) return null;
  const { pathname, searchParams } = new URL(address, base);
  const plan = toolPageAt(pathname) === "trip-planner" ? readPlan(searchParams).plan : emptyPlan;
  return plan.stops.length > 0 ? plan : null;
}

/** Lima is named by a form alone: it is where a plan without a name begins and ends. */
function readGate(text: string, problems: PlanProblem[]): Gate | null {
  const wanted = lettersOf(text);
  const gate = gates.find((each) => lettersOf(each) === (wanted === "cuzco" ? "cusco" : wanted));
  if (wanted !== "" && !gate) problems.push({ kind: "gate", text: short(text) });
  return gate === undefined || gate === "lima" ? null : gate;
}

/** A form sends a name several times. */
function allOf(query: URLSearchParams, name: string): string {
  return [...query].flatMap(([key, value]) => (key.toLowerCase() === name ? value : [])).join("_");
}

function readStops(text: string, problems: PlanProblem[]): readonly PlanStop[] {
  // A space ends a stop only after its nights: names have some too.
  const parts = text
    .slice(0, mostLetters)
    .replaceAll(/(\.\d+(?:\.[a-z][\w-]*)*)\s+(?=\w)/gi, "$1_")
    .split(/[_,;]/)
    .map((part) => part.replace(/^[\s"'(]+/, "").replace(/[\s"').!?]+$/, ""))
    .filter((part) => part !== "");
  const [first] = parts;
  if (first === undefined) return [];
  const isVersion = /^v\d+$/i.test(first);
  // An address that somebody typed may lack the version: what looks like stops is read all the same.
  if (isVersion && first.toLowerCase() !== version) problems.push({ kind: "version", text: short(first) });
  return (isVersion ? parts.slice(1) : parts).flatMap((part) => readStop(part, problems) ?? []);
}

function readStop(text: string, problems: PlanProblem[]): PlanStop | null {
  const [name = "", count = "1", ...others] = text.split(".").map((part) => part.trim());
  const place = placeNamed(name);
  if (!place) {
    problems.push({ kind: "place", text: short(name) });
    return null;
  }
  const nights = /^\d{1,3}$/.test(count) ? Number(count) : 0;
  const isCount = nights >= 1 && nights <= planLimits.nights;
  if (!isCount) problems.push({ kind: "nights", text: short(`${name}.${count}`) });
  const kept = isCount ? nights : Math.min(Math.max(nights, 1), planLimits.nights);
  return { place, nights: kept, ...readRest(place, others, problems) };
}

/** After the nights come the means, the day trips and the trek. */
function readRest(
  place: PlanPlace,
  parts: readonly string[],
  problems: PlanProblem[],
): Pick<PlanStop, "by" | "trips" | "trek"> {
  const rides = parts.flatMap((part) => means.find((each) => lettersOf(each) === lettersOf(part)) ?? []);
  const others = parts.filter((part) => !means.some((each) => lettersOf(each) === lettersOf(part)));
  const trips: DayTripId[] = [];
  const treks: TrekId[] = [];
  for (const part of others) {
    const [trip, trek] = [tripNamed(part), trekNamed(part)];
    // From Yanque one sees the condors of the Colca, from Cabanaconde one walks down.
    if (trip && dayTrips[trip].from.includes(place)) trips.push(trip);
    else if (trek && trekOf(trek).from.includes(place)) treks.push(trek);
    else if (trip || trek) problems.push({ kind: "trip", text: short(`${place}.${part}`) });
    else problems.push({ kind: "means", text: short(part) });
  }
  const [[by], [trek]] = [rides, treks];
  return { ...(by && { by }), ...tripsOf(place, trips), ...(trek && { trek }) };
}

/** Names of stops that the planner itself, and many readers, use besides those in addresses. */
const otherNames: Record<string, PlanPlace> = {
  lima: "miraflores",
  cuzco: "cusco",
  machupicchu: "aguas-calientes",
  colca: "yanque",
  titicaca: "puno",
  kuelap: "chachapoyas",
  gocta: "cocachimba",
};

function placeNamed(text: string): PlanPlace | undefined {
  const wanted = lettersOf(text);
  return planPlaces.find((place) => lettersOf(place) === wanted) ?? otherNames[wanted];
}

const otherTrips: Record<string, DayTripId> = {
  vinicunca: "rainbow-mountain",
  uros: "taquile",
  maras: "moray",
};

function tripNamed(text: string): DayTripId | undefined {
  const wanted = lettersOf(text);
  return keysOf(dayTrips).find((trip) => lettersOf(trip) === wanted) ?? otherTrips[wanted];
}

function trekNamed(text: string): TrekId | undefined {
  const wanted = lettersOf(text);
  return wanted === "caminoinca" ? "inca-trail" : trekIds.find((trek) => lettersOf(trek) === wanted);
}

function lettersOf(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z]/g, "");
}

/** Also as it is written in other countries that begin with the year: `2027. 5. 3.` */
function readDay(text: string): PlainDate | null {
  const parts = /^(\d{4})\W+(\d{1,2})\W+(\d{1,2})\W*$/.exec(text) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(text);
  const [, year, month = "", day = ""] = parts ?? [];
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  // Nobody plans a trip of another century.
  return /^20[2-9]/.test(date) && isPlainDate(date) ? date : null;
}

/** For a message: an address may be as long as a page. */
function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
