import type { Facts } from "#content/facts/facts.ts";
import { altitudeRules } from "#content/facts/health/altitude-rules.ts";
import { altitudeBands } from "#content/facts/health/altitude-stops.ts";
import { heightOfTrip, type DayTripId } from "#content/facts/itineraries/day-trips.ts";
import { places } from "#content/facts/places/places.ts";
import { trekOf } from "#content/facts/treks/trek-stays.ts";
import { topOf } from "#content/facts/treks/treks.ts";
import { partyOf, youngestOf, type Avoidable, type Party } from "#content/trips/party/party.ts";
import type { PlanStay } from "#content/trips/plan-days.ts";
import type { Plan, PlanPlace } from "#content/trips/plan.ts";
import type { PartyFinding } from "./findings.ts";

/** Metres: from the first on altitude is felt, and from the second it is work for the body. */
export const [feltFrom, hardFrom] = altitudeBands;

/** Years: until then the guide's page for families advises against nights in the height that is work. */
const schoolAge = 6;

const yellowFeverRegions: readonly string[] = ["Loreto", "Madre de Dios"];

/** Beds to which boats alone lead. */
const boatBeds: readonly PlanPlace[] = ["amantani", "tambopata"];

/** Day trips that are one by boat. */
const boatTrips: readonly DayTripId[] = ["ballestas", "taquile"];

/** Beds around which steps are nearly everywhere, by the guide's table of places for bad knees. */
const stairBeds: readonly PlanPlace[] = ["huacachina", "pisac", "urubamba", "ollantaytambo", "amantani"];

/** Finds what does not suit those who travel: height and jungle with children, and what they would rather not. */
export function findParty(facts: Facts, plan: Plan, stays: readonly PlanStay[]): PartyFinding[] {
  const party = partyOf(plan);
  const minds = (what: Avoidable, found: PartyFinding[]) => (party.avoids.includes(what) ? found : []);
  return [
    ...findChildren(facts, party, stays),
    ...minds("height", [
      ...above(feltFrom, stays, "too-high"),
      ...tripsThat(plan, "trip-high", (trip) => (heightOfTrip(trip) ?? 0) > feltFrom),
      ...treksOf(stays, "trek-high").filter(({ trek }) => topOf(trekOf(trek)).metres > feltFrom),
    ]),
    ...minds(
      "nightBus",
      only(stays, "night-bus", ({ leg }) => leg?.isOvernight === true),
    ),
    ...minds("boat", [
      ...only(stays, "boat", ({ place }) => boatBeds.includes(place)),
      ...tripsThat(plan, "trip-boat", (trip) => boatTrips.includes(trip)),
    ]),
    ...minds("stairs", [...findStairs(stays), ...treksOf(stays, "trek-steep")]),
  ];
}

function findChildren(facts: Facts, party: Party, stays: readonly PlanStay[]): PartyFinding[] {
  const age = youngestOf(party);
  if (age === null) return [];
  return [
    ...(age < facts(altitudeRules).childrenAsAdultsFrom
      ? above(feltFrom, stays, "small-child").slice(0, 1)
      : []),
    // Whoever would rather not sleep high is told so of each bed.
    ...(age < schoolAge && !party.avoids.includes("height") ? above(hardFrom, stays, "child-high") : []),
    ...(age < facts(altitudeRules).childrenAsAdultsFrom ? treksOf(stays, "trek-child") : []),
    ...(age === 0 ? only(stays, "baby-jungle", isInJungle) : []),
  ];
}

function isInJungle({ place }: PlanStay): boolean {
  return yellowFeverRegions.includes(places[place].region);
}

function only(
  stays: readonly PlanStay[],
  kind: "night-bus" | "boat" | "baby-jungle",
  isMeant: (stay: PlanStay) => boolean,
): PartyFinding[] {
  return stays.flatMap((stay, stop) => (isMeant(stay) ? [{ kind, stop }] : []));
}

/** The chosen day trips that are meant. */
function tripsThat(
  plan: Plan,
  kind: "trip-high" | "trip-boat",
  isMeant: (trip: DayTripId) => boolean,
): PartyFinding[] {
  return plan.stops.flatMap(({ trips = [] }, stop) =>
    trips.filter(isMeant).map((trip) => ({ kind, stop, trip })),
  );
}

function treksOf(stays: readonly PlanStay[], kind: "trek-high" | "trek-steep" | "trek-child") {
  return stays.flatMap(({ trek }, stop) => (trek ? [{ kind, stop, trek }] : []));
}

function above(
  line: number,
  stays: readonly PlanStay[],
  kind: "small-child" | "child-high" | "too-high",
): PartyFinding[] {
  return stays.flatMap(({ place }, stop) => {
    const { altitude: to } = places[place];
    return to > line ? [{ kind, stop, to }] : [];
  });
}

function findStairs(stays: readonly PlanStay[]): PartyFinding[] {
  const beds = stays.map(({ place }) => place);
  const steep = [...new Set(beds.filter((bed) => stairBeds.includes(bed)))];
  const ruins = beds.indexOf("aguas-calientes");
  const first = beds.findIndex((bed) => stairBeds.includes(bed));
  return [
    ...(steep.length > 0 ? [{ kind: "stairs" as const, stop: first, places: steep }] : []),
    ...(ruins === -1 ? [] : [{ kind: "ruins-stairs" as const, stop: ruins }]),
  ];
}
