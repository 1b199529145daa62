import { useFacts } from "#app/site/parts/facts-context.tsx";
import { bedsOf } from "#content/facts/itineraries/itineraries.ts";
import type { TrekTrip } from "#content/facts/itineraries/trip.ts";
import type { Way } from "#content/facts/itineraries/ways.ts";
import { projectPlace } from "#content/facts/map/project-place.ts";
import { places, type PlaceId } from "#content/facts/places/places.ts";
import colours from "../map/map-colours.module.css";
import { discRadius, discsApart, mapCuts, nameSizes } from "./map-cuts.ts";
import { placeNames } from "./place-names.ts";
import { RouteGroundUse } from "./route-ground.tsx";
import { spreadSpots } from "./spread-spots.ts";
import styles from "./route-map.module.css";

interface RouteMapProps {
  trip: TrekTrip;
  names: Partial<Record<PlaceId, string>>;
  /** Says in words what the map shows. */
  label: string;
}

/** The site's map with the route's rides and a numbered disc with its name at each place with a bed. */
export function RouteMap({ trip, names, label }: RouteMapProps) {
  const cut = mapCuts[trip.map];
  const size = nameSizes[trip.map];
  const legs = trip.days.flatMap(({ legs: sources = [] }) => sources).map(useFacts());
  const beds = bedsOf(trip);
  const spots = beds.map(spotOf);
  const discs = spreadSpots(spots, discsApart, cut);
  // A bracket says where a place is, which the map shows.
  const texts = beds.map((bed) => (names[bed] ?? "").replace(/ \(.*/, ""));
  return (
    <svg
      viewBox={`${cut.x} ${cut.y} ${cut.width} ${cut.height}`}
      className={`${styles.map} ${styles[trip.map]} ${colours.colours}`}
      role="img"
      aria-label={label}
    >
      <RouteGroundUse />
      <path
        d={pathOf(legs, ["bus", "coach", "nightBus", "car", "colectivo", "train"])}
        className={styles.land}
      />
      <path d={pathOf(legs, ["plane"])} className={styles.air} />
      <path d={pathOf(legs, ["boat"])} className={styles.water} />
      <g fontSize={size} className={colours.names}>
        {placeNames(discs, texts, cut, size).map(({ x, y, anchor }, index) => (
          <text key={beds[index]} x={round(x)} y={round(y)} dy="0.36em" textAnchor={anchor}>
            {texts[index]}
          </text>
        ))}
      </g>
      {discs.map(({ x, y }, index) => {
        const place = spots[index] ?? { x, y };
        return (
          <g key={beds[index]} className={styles.stop}>
            <path d={`M${place.x} ${place.y} ${x} ${y}`} />
            <circle cx={place.x} cy={place.y} r="2.4" className={styles.spot} />
            <circle cx={x} cy={y} r={discRadius} />
            <text x={x} y={y} dy="0.36em">
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function spotOf(id: PlaceId): { x: number; y: number } {
  const { x, y } = projectPlace(places[id].lat, places[id].lon);
  return { x: round(x), y: round(y) };
}

function round(units: number): number {
  return Math.round(units * 10) / 10;
}

/** Each ride once, though it may be taken both ways. The way between Lima and its airport is too short to be seen. */
function pathOf(legs: readonly Way[], means: Way["by"][]): string {
  const rides = legs
    .filter(({ by }) => means.includes(by))
    .map(({ from, to }) => [from, to].map(onMap).toSorted())
    .filter(([a, b]) => a !== b)
    .map((ends) => ends.map((id) => spotOf(id)));
  const paths = rides.map(([a = { x: 0, y: 0 }, b = a]) => {
    if (means[0] !== "plane") return `M${a.x} ${a.y} ${b.x} ${b.y}`;
    // A flight bows to one side, away from roads between the same places.
    const bow = { x: (a.x + b.x) / 2 + (b.y - a.y) / 7, y: (a.y + b.y) / 2 - Math.abs(b.x - a.x) / 7 };
    return `M${a.x} ${a.y}Q${bow.x.toFixed(1)} ${bow.y.toFixed(1)} ${b.x} ${b.y}`;
  });
  return [...new Set(paths)].join("");
}

function onMap(id: PlaceId): PlaceId {
  return id === "airport-lim" ? "miraflores" : id;
}
