import { bedsOf, staysOf, type Stay } from "#content/facts/itineraries/itineraries.ts";
import type { TrekTrip } from "#content/facts/itineraries/trip.ts";
import { places, type PlaceId } from "#content/facts/places/places.ts";
import { formatAltitude, formatNumber } from "#i18n/format/format-amount.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import colours from "../map/map-colours.module.css";
import styles from "./altitude-profile.module.css";

/** Units of the drawing: its size, the room for the metres at its left, and the heights of the ground and of the highest bar. */
const board = { width: 360, height: 256, left: 46, ground: 232, top: 14 };

/** Metres that the drawing has room for; a trek's camps may be higher. */
const usualTop = 4000;

/** Above it many feel the altitude. */
const feltAbove = 2500;

/** The metres that have a line. */
const scale = [1000, 2000, 3000, 4000];

/** A bar a night, as high as the bed; the numbers below are those of the map and of the list. */
export function AltitudeProfile({
  trip,
  names,
}: {
  trip: TrekTrip;
  names: Partial<Record<PlaceId, string>>;
}) {
  const language = useLanguage();
  const { trips, treks } = useMessages().figures;
  const beds = bedsOf(trip);
  const stays = staysOf(trip);
  const nights = stays.reduce((sum, stay) => sum + stay.nights, 0);
  const width = (board.width - board.left) / nights;
  const top = Math.max(usualTop, ...stays.map(altitudeOf));
  const unitsPerMetre = (board.ground - board.top) / top;
  const bars = stays.map((stay, index) => {
    const { place } = stay;
    const altitude = altitudeOf(stay);
    const bed = typeof place === "object" ? treks.names[place.trek] : place !== "bus" && (names[place] ?? "");
    return {
      ...stay,
      start: board.left + stays.slice(0, index).reduce((sum, before) => sum + before.nights, 0) * width,
      height: Math.max(2, altitude * unitsPerMetre),
      isHigh: altitude > feltAbove,
      label: bed === false ? trips.means.nightBus : `${bed} · ${formatAltitude(altitude, language)}`,
      number: typeof place === "object" || place === "bus" ? null : beds.indexOf(place) + 1,
    };
  });
  const label = trips.profile(bars.map((bar) => `${bar.label} (${trips.nights(bar.nights)})`).join("; "));
  const felt = board.ground - feltAbove * unitsPerMetre;
  return (
    <svg
      viewBox={`0 0 ${board.width} ${board.height}`}
      className={`${styles.profile} ${colours.colours}`}
      role="img"
      aria-label={label}
    >
      {scale.map((metres) => {
        const y = board.ground - metres * unitsPerMetre;
        return (
          <g key={metres}>
            <path d={`M${board.left} ${y.toFixed(1)}H${board.width}`} className={styles.line} />
            <text x={board.left - 5} y={y.toFixed(1)} dy="0.36em" className={styles.metres}>
              {`${formatNumber(metres, language)}\u00a0m`}
            </text>
          </g>
        );
      })}
      {bars.map(({ start, height, isHigh, nights: count, place }) => (
        <path
          key={start}
          d={nightBars(start, count, width, height)}
          className={place === "bus" ? styles.bus : isHigh ? styles.high : styles.low}
        />
      ))}
      <path d={`M${board.left} ${felt.toFixed(1)}H${board.width}`} className={styles.felt} />
      <path d={`M${board.left} ${board.ground}H${board.width}`} className={styles.ground} />
      {bars.map(({ start, nights: count, number }) => {
        if (number === null) return null;
        const middle = Math.round((start + (count * width) / 2) * 10) / 10;
        return (
          <text key={start} x={middle} y={board.ground + 18} className={styles.number}>
            {number}
          </text>
        );
      })}
    </svg>
  );
}

/** Metres of its nights, none on a bus. */
function altitudeOf({ place }: Stay): number {
  if (typeof place === "object") return place.metres;
  return place === "bus" ? 0 : places[place].altitude;
}

/** With a gap between two nights. */
function nightBars(start: number, count: number, width: number, height: number): string {
  const top = (board.ground - height).toFixed(1);
  return Array.from({ length: count }, (_, night) => {
    const left = (start + night * width).toFixed(1);
    return `M${left} ${top}h${(width - 1).toFixed(1)}V${board.ground}H${left}z`;
  }).join("");
}
