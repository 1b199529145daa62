import type { Facts } from "#content/facts/facts.ts";
import { dayTrips, type DayTripId } from "#content/facts/itineraries/day-trips.ts";
import { places, type PlaceId } from "#content/facts/places/places.ts";
import type { SightNames } from "#content/loading/load-sight-names.ts";
import { addDays } from "#content/plain-date.ts";
import { planStays, type PlanStay } from "#content/trips/plan-days.ts";
import type { PlanFile, PlannerWords } from "#content/trips/planner-words.ts";
import { counter } from "#i18n/format/count.ts";
import { formatAltitude } from "#i18n/format/format-amount.ts";
import { formatDaysOfYear } from "#i18n/format/format-days.ts";
import { nearbySights } from "./nearby-sights.ts";

export interface MapPoint {
  place: PlaceId;
  name: string;
  description: string;
  /** Its kind in the reader's language, by which some map programs group points. */
  type: string;
}

/** A plan for the phone's map, from which each format is written. */
export interface PlanMap {
  name: string;
  /** Where the reader finds it all again. */
  url: string;
  madeAt: Date;
  points: readonly MapPoint[];
  /** Straight from point to point: it is no track. None where all stops are at one place. */
  route: { name: string; description: string; points: readonly MapPoint[] } | null;
}

interface MappedPlan extends PlanFile {
  sightNames: SightNames;
}

/** Makes the map of a plan, alike on the server and, without a connection, in the browser. */
export function planMap(facts: Facts, about: MappedPlan): PlanMap {
  const { plan, words, sightNames, language, url, now } = about;
  const { map } = words;
  const { start } = plan;

  function stopPoint({ place, nights, arrives, leaves, trek }: PlanStay, index: number): MapPoint {
    const lines = [
      counter(language)(nights, words.nights),
      start && formatDaysOfYear(addDays(start, arrives), addDays(start, leaves), language),
      formatAltitude(places[place].altitude, language),
      trek && `${words.treks.title}: ${words.treks.names[trek]}`,
      places[place].accuracy === "approximate" && map.approximate,
    ];
    return {
      place,
      name: `${index + 1}. ${words.places[place]}`,
      description: lines.filter(Boolean).join("\n"),
      type: map.stop,
    };
  }

  function sightPoint(place: PlaceId, name: string, isPlanned: boolean): MapPoint {
    const lines = [
      isPlanned ? words.trips.title : map.sight,
      formatAltitude(places[place].altitude, language),
      places[place].accuracy === "approximate" && map.approximate,
    ];
    return { place, name, description: lines.filter(Boolean).join("\n"), type: map.sight };
  }

  const stops = planStays(facts, plan).map(stopPoint);
  const beds = stops.map(({ place }) => place);
  const trips = plan.stops.flatMap((stop) => stop.trips ?? []);
  const planned = new Map(trips.flatMap((trip) => pointsOf(trip, words)));
  const near = nearbySights(beds).filter((place) => !planned.has(place));
  const sights = [
    ...[...planned]
      .filter(([place]) => !beds.includes(place))
      .map(([place, name]) => sightPoint(place, name, true)),
    ...near.map((place) => sightPoint(place, sightNames[place] ?? place, false)),
  ];
  // Two stays in a row at one place are one point of a line, and one point is no line.
  const line = stops.filter(({ place }, index) => place !== stops[index - 1]?.place);
  return {
    name: words.calendar.name,
    url,
    madeAt: now,
    points: [...stops, ...sights],
    route: line.length > 1 ? { name: map.route, description: map.straight, points: line } : null,
  };
}

function pointsOf(trip: DayTripId, { trips }: PlannerWords): (readonly [PlaceId, string])[] {
  const { at } = dayTrips[trip];
  return at ? [[at, trips.names[trip]]] : [];
}
