import { factsFrom, type Facts, type FactSource } from "#content/facts/facts.ts";
import { doorToDoor } from "#content/facts/itineraries/door-to-door.ts";
import {
  turned,
  way,
  wayIds,
  withEnds,
  type Means,
  type Ride,
  type Way,
} from "#content/facts/itineraries/ways.ts";
import type { PlaceId } from "#content/facts/places/places.ts";
import { gateWays } from "#content/facts/ways/gate-ways.ts";
import { moreWay, moreWayIds } from "#content/facts/ways/more-ways.ts";
import { gatePlace } from "./gates.ts";

/** The airport of the plane from abroad; beds of Lima are in Miraflores. */
const airport = gatePlace();

/** A ride of a plan; its fare, and whatever says how old it is, are read from the source. */
export interface PlanRide extends Ride {
  isLuxury: boolean;
  source: FactSource<Way>;
}

/** How one gets from one place to another: one ride of our facts, or several by way of other places. */
export interface Leg {
  rides: readonly PlanRide[];
  /** From door to door, from–to. */
  minutes: readonly [number, number];
  /** The night before the stop is spent on the way. */
  isOvernight: boolean;
}

/** Minutes that a change costs, and rides that one takes at most between two beds. */
const change = 60;
const mostRides = 4;

/** A plan's checks ask for the same legs hundreds of times. */
const knownWays = factsFrom((facts) => {
  const rideOf = (source: FactSource<Way>): PlanRide => {
    const { from, to, by, minutes, isLuxury = false } = facts(source);
    return { from, to, by, minutes, isLuxury, source };
  };
  const bothWays = (there: readonly FactSource<Way>[]) =>
    [...there, ...there.map((source) => factsFrom((now) => turned(now(source))))].map(rideOf);
  const all = [wayIds.map(way), moreWayIds.map(moreWay), gateWays].flatMap(bothWays);
  return { all, legs: new Map<string, Leg | null>() };
});

/** The rides that lead straight there, the usual one first. */
export function directWays(facts: Facts, from: PlaceId, to: PlaceId): PlanRide[] {
  return facts.unheard(knownWays).all.filter((ride) => ride.from === from && ride.to === to);
}

/** Null where our facts know no way: then none is made up. Means that are not to be had there count as none. */
export function legBetween(facts: Facts, from: PlaceId, to: PlaceId, by?: Means): Leg | null {
  const { legs } = facts.unheard(knownWays);
  const key = `${from} ${to} ${by ?? ""}`;
  const found = legs.get(key);
  if (found !== undefined) return found;
  const leg = findLeg(facts, from, to, by);
  legs.set(key, leg);
  return leg;
}

function findLeg(facts: Facts, from: PlaceId, to: PlaceId, by?: Means): Leg | null {
  if (from === to) return legOf([]);
  const direct = directWays(facts, from, to);
  const straight = direct.find((way) => way.by === by) ?? direct[0];
  if (straight) return legOf([straight]);
  const rides = (by === "nightBus" ? overnight(facts, from, to) : null) ?? byDay(facts, from, to);
  return rides && legOf(byAirport(rides));
}

/** The facts' flights end at the beds of Lima. A traveller who comes from a plane or goes home by one stays at the airport. */
function byAirport(rides: readonly PlanRide[]): readonly PlanRide[] {
  const [first, second] = rides;
  if (first?.from === airport && second?.by === "plane")
    return [between(second, airport, second.to), ...rides.slice(2)];
  const [flight, last] = rides.slice(-2);
  if (last?.to === airport && flight?.by === "plane")
    return [...rides.slice(0, -2), between(flight, flight.from, airport)];
  return rides;
}

function between(ride: PlanRide, from: PlaceId, to: PlaceId): PlanRide {
  return { ...ride, from, to, source: factsFrom((facts) => withEnds(facts(ride.source), from, to)) };
}

function legOf(rides: readonly PlanRide[]): Leg {
  return { rides, minutes: doorToDoor(rides), isOvernight: rides.some(({ by }) => by === "nightBus") };
}

function costOf(rides: readonly PlanRide[]): number {
  return legOf(rides).minutes[1] + change * rides.length;
}

/** Between two places the usual ride alone: who wants another one says so. */
function usualByDay(facts: Facts): PlanRide[] {
  const seen = new Set<string>();
  return facts.unheard(knownWays).all.filter(({ from, to, by }) => {
    const isNew = by !== "nightBus" && !seen.has(`${from} ${to}`);
    if (isNew) seen.add(`${from} ${to}`);
    return isNew;
  });
}

/** Without night buses; each round takes one ride more. */
function byDay(facts: Facts, from: PlaceId, to: PlaceId): PlanRide[] | null {
  const daily = usualByDay(facts);
  const best = new Map<PlaceId, PlanRide[]>([[from, []]]);
  for (let round = 0; round < mostRides; round++) {
    for (const [place, rides] of new Map(best)) {
      for (const way of daily.filter((next) => next.from === place)) {
        const longer = [...rides, way];
        const shorter = best.get(way.to);
        if (longer.length <= mostRides && (!shorter || costOf(longer) < costOf(shorter)))
          best.set(way.to, longer);
      }
    }
  }
  return best.get(to) ?? null;
}

/** By way of where a night bus leaves: from Huacachina by Nazca to Arequipa. */
function overnight(facts: Facts, from: PlaceId, to: PlaceId): PlanRide[] | null {
  const routes = facts
    .unheard(knownWays)
    .all.filter(({ by }) => by === "nightBus")
    .flatMap((bus) => {
      const [there, onward] = [byDay(facts, from, bus.from), byDay(facts, bus.to, to)];
      return there && onward ? [[...there, bus, ...onward]] : [];
    })
    .filter(({ length }) => length <= mostRides);
  return routes.toSorted((a, b) => costOf(a) - costOf(b))[0] ?? null;
}
