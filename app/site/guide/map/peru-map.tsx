import { places } from "#content/facts/places/places.ts";
import { mapFrame } from "#content/facts/map/project-place.ts";
import { formatNumber } from "#i18n/format/format-amount.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { MapEdge, MapGround } from "./map-ground.tsx";
import { MapLeader, MapMarker, type MapPlace } from "./map-marker.tsx";
import { MapNames } from "./map-names.tsx";
import { MapOrnaments } from "./map-ornaments.tsx";
import colours from "./map-colours.module.css";
import styles from "./peru-map.module.css";

interface PeruMapProps {
  title: string;
  places: MapPlace[];
}

const viewBox = `${mapFrame.x} ${mapFrame.y} ${mapFrame.width} ${mapFrame.height}`;

/** A map with numbered places, and a list of them that says the same in words. */
export function PeruMap({ title, places: shown }: PeruMapProps) {
  const language = useLanguage();
  const { figures } = useMessages();
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{title}</figcaption>
      <div className={styles.parts}>
        {/* The list says all of it, and its links are the keyboard's: the markers are for a pointer. */}
        <svg viewBox={viewBox} className={`${styles.map} ${colours.colours}`} aria-hidden="true">
          <MapGround />
          {shown.map(({ id }) => (
            <MapLeader key={id} id={id} />
          ))}
          <MapNames />
          <MapOrnaments />
          <MapEdge />
          {shown.map((place) => (
            <MapMarker key={place.id} place={place} />
          ))}
        </svg>
        <ol className={styles.list}>
          {shown.map(({ id, label, href, number, detail }) => (
            <li key={id}>
              <a href={href}>
                <span className={styles.number}>{number}</span>
                <span className={styles.label}>{label}</span>
              </a>
              <span className={styles.altitude}>
                {detail ?? figures.altitude(formatNumber(places[id].altitude, language, 0))}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}
