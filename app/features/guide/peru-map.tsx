import { peruOutline } from "#content/facts/peru-outline.ts";
import { places, type PlaceId } from "#content/facts/places.ts";
import { mapSize, projectPlace } from "#content/facts/project-place.ts";
import { formatNumber } from "#i18n/format-amount.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { markerOffsets, markerRadius } from "./marker-offsets.ts";
import styles from "./peru-map.module.css";

interface MapPlace {
  id: PlaceId;
  label: string;
  /** Where a marker leads, for example `#cusco`. */
  href: string;
  number: number;
}

interface PeruMapProps {
  title: string;
  places: MapPlace[];
}

/** A map of Peru with numbered places, and beside it the list of them, which is the map in words. */
export function PeruMap({ title, places: shown }: PeruMapProps) {
  const language = useLanguage();
  const { figures } = useMessages();
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{title}</figcaption>
      <div className={styles.parts}>
        {/* The list says all of it, and its links are the keyboard's: the markers are for a pointer. */}
        <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} className={styles.map} aria-hidden="true">
          <path d={peruOutline.land} className={styles.land} />
          <path d={peruOutline.lake} className={styles.lake} />
          <text x="92" y="486" className={styles.ocean}>
            {figures.map.ocean}
          </text>
          {shown.map((place) => (
            <Leader key={place.id} id={place.id} />
          ))}
          {shown.map((place) => (
            <Marker key={place.id} place={place} />
          ))}
        </svg>
        <ol className={styles.list}>
          {shown.map(({ id, label, href, number }) => (
            <li key={id}>
              <a href={href}>
                <span className={styles.number}>{number}</span>
                <span className={styles.label}>{label}</span>
              </a>
              <span className={styles.altitude}>
                {figures.altitude(formatNumber(places[id].altitude, language, 0))}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}

function Leader({ id }: { id: PlaceId }) {
  const offset = markerOffsets[id];
  if (!offset) return null;
  const { x, y } = projectPlace(places[id].lat, places[id].lon);
  return (
    <g className={styles.leader}>
      <path d={`M${round(x)} ${round(y)}l${offset.dx} ${offset.dy}`} />
      <circle cx={round(x)} cy={round(y)} r="3.2" />
    </g>
  );
}

function Marker({ place: { id, label, href, number } }: { place: MapPlace }) {
  const { x, y } = projectPlace(places[id].lat, places[id].lon);
  const { dx, dy } = markerOffsets[id] ?? { dx: 0, dy: 0 };
  return (
    <a href={href} tabIndex={-1} className={styles.marker}>
      <title>{label}</title>
      <circle cx={round(x + dx)} cy={round(y + dy)} r={markerRadius} />
      <text x={round(x + dx)} y={round(y + dy)} dy="0.36em">
        {number}
      </text>
    </a>
  );
}

/** Server and browser may differ in the last digits of a cosine. */
function round(units: number): number {
  return Math.round(units * 10) / 10;
}
