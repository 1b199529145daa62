import type { Facts } from "#content/facts/facts.ts";
import { dayTrips, type DayTripId } from "#content/facts/itineraries/day-trips.ts";
import { places, type PlaceId } from "#content/facts/places/places.ts";
import type { SightNames } from "#content/loading/load-sight-names.ts";
import { addDays } from "#content/plain-date.ts";
import { planStays, type PlanStay } from "#content/trips/plan-days.ts";
import type { Plan } from "#content/trips/plan.ts";
import type { PlannerWords } from "#content/trips/planner-words.ts";
import { counter } from "#i18n/format/count.ts";
import { formatAltitude } from "#i18n/format/format-amount.ts";
import { formatDaysOfYear } from "#i18n/format/format-days.ts";
import type { Language } from "#i18n/languages.ts";
import { nearbySights } from "./nearby-sights.ts";
import { writeGpx, type GpxPoint } from "./write-gpx.ts";

interface PlanGpx {
  plan: Plan;
  words: PlannerWords;
  sightNames: SightNames;
  language: Language;
  /** The address of the plan's page, to come back to it from the map. */
  url: string;
  now: Date;
}

/** A plan for the phone's map, written alike by the server and, without a connection, by the browser. */
export function planGpx(facts: Facts, { plan, words, sightNames, language, url, now }: PlanGpx): string {
  const { map } = words;
  const { start } = plan;

  function stopPoint({ place, nights, arrives, leaves, trek }: PlanStay, index: number): GpxPoint {
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

  function sightPoint(place: PlaceId, name: string, isPlanned: boolean): GpxPoint {
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
  return writeGpx({
    name: words.calendar.name,
    url,
    madeAt: now,
    points: [...stops, ...sights],
    route: { name: map.route, description: map.straight, points: stops },
  });
}

function pointsOf(trip: DayTripId, { trips }: PlannerWords): (readonly [PlaceId, string])[] {
  const { at } = dayTrips[trip];
  return at ? [[at, trips.names[trip]]] : [];
}
