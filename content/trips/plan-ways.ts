import { doorToDoor } from "#content/facts/itineraries/door-to-door.ts";
import { back, ways, withEnds, type Means, type Way } from "#content/facts/itineraries/ways.ts";
import type { PlaceId } from "#content/facts/places.ts";
import { perFacts } from "#content/facts/records/dated-facts.ts";
import { moreWays } from "./more-ways.ts";

/** Where the plane from abroad lands and whence it leaves; beds of Lima are in Miraflores. */
export const airport = "airport-lim" satisfies PlaceId;

/** How one gets from one place to another: one ride of our facts, or several by way of other places. */
export interface Leg {
  rides: readonly Way[];
  /** From door to door, from–to. */
  minutes: readonly [number, number];
  /** The night before the stop is spent on the way. */
  isOvernight: boolean;
}

/** Minutes that a change costs, and rides that one takes at most between two beds. */
const change = 60;
const mostRides = 4;

/** A plan's checks ask for the same legs hundreds of times. */
const knownWays = perFacts(() => {
  const bothWays = (there: readonly Way[]) => [...there, ...there.map((way) => back(way))];
  const all = [...bothWays(Object.values(ways)), ...bothWays(moreWays())];
  return { all, legs: new Map<string, Leg | null>() };
});

/** The rides that lead straight there, the usual one first. */
export function directWays(from: PlaceId, to: PlaceId): Way[] {
  return knownWays().all.filter((way) => way.from === from && way.to === to);
}

/** Null where our facts know no way: then none is made up. Means that are not to be had there count as none. */
export function legBetween(from: PlaceId, to: PlaceId, by?: Means): Leg | null {
  const { legs } = knownWays();
  const key = `${from} ${to} ${by ?? ""}`;
  const found = legs.get(key);
  if (found !== undefined) return found;
  const leg = findLeg(from, to, by);
  legs.set(key, leg);
  return leg;
}

function findLeg(from: PlaceId, to: PlaceId, by?: Means): Leg | null {
  if (from === to) return legOf([]);
  const direct = directWays(from, to);
  const straight = direct.find((way) => way.by === by) ?? direct[0];
  if (straight) return legOf([straight]);
  const rides = (by === "nightBus" ? overnight(from, to) : null) ?? byDay(from, to);
  return rides && legOf(byAirport(rides));
}

/** The facts' flights end at the beds of Lima. Who comes from a plane or goes home by one stays at the airport. */
function byAirport(rides: readonly Way[]): readonly Way[] {
  const [first, second] = rides;
  if (first?.from === airport && second?.by === "plane")
    return [withEnds(second, airport, second.to), ...rides.slice(2)];
  const [flight, last] = rides.slice(-2);
  if (last?.to === airport && flight?.by === "plane")
    return [...rides.slice(0, -2), withEnds(flight, flight.from, airport)];
  return rides;
}

function legOf(rides: readonly Way[]): Leg {
  return { rides, minutes: doorToDoor(rides), isOvernight: rides.some(({ by }) => by === "nightBus") };
}

function costOf(rides: readonly Way[]): number {
  return legOf(rides).minutes[1] + change * rides.length;
}

/** Between two places the usual ride alone: who wants another one says so. */
function usualByDay(): Way[] {
  const seen = new Set<string>();
  return knownWays().all.filter(({ from, to, by }) => {
    const isNew = by !== "nightBus" && !seen.has(`${from} ${to}`);
    if (isNew) seen.add(`${from} ${to}`);
    return isNew;
  });
}

/** Without night buses; each round takes one ride more. */
function byDay(from: PlaceId, to: PlaceId): Way[] | null {
  const daily = usualByDay();
  const best = new Map<PlaceId, Way[]>([[from, []]]);
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
function overnight(from: PlaceId, to: PlaceId): Way[] | null {
  const routes = knownWays()
    .all.filter(({ by }) => by === "nightBus")
    .flatMap((bus) => {
      const [there, onward] = [byDay(from, bus.from), byDay(bus.to, to)];
      return there && onward ? [[...there, bus, ...onward]] : [];
    })
    .filter(({ length }) => length <= mostRides);
  return routes.toSorted((a, b) => costOf(a) - costOf(b))[0] ?? null;
}
