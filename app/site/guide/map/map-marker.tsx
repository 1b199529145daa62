import { places, type PlaceId } from "#content/facts/places/places.ts";
import { mapSpot } from "#content/facts/map/project-place.ts";
import { markerOffsets, markerRadius, touchRadius } from "./marker-offsets.ts";
import styles from "./map-marker.module.css";

export interface MapPlace {
  id: PlaceId;
  label: string;
  /** For example `#cusco`. */
  href: string;
  number: number;
  /** Shown in the list in the place of the altitude. */
  detail?: string;
}

export function MapLeader({ id }: { id: PlaceId }) {
  const offset = markerOffsets[id];
  if (!offset) return null;
  return (
    <g transform={`translate(${mapSpot(places[id])})`} className={styles.leader}>
      <path d={`M0 0 ${offset.dx} ${offset.dy}`} />
      <circle r="3" />
    </g>
  );
}

/** A numbered link to the section of its place; its touch target is larger than its disc. */
export function MapMarker({ place: { id, label, href, number } }: { place: MapPlace }) {
  return (
    <g transform={`translate(${mapSpot(places[id], markerOffsets[id])})`}>
      <a href={href} tabIndex={-1} className={styles.marker}>
        <title>{label}</title>
        <circle r={touchRadius} className={styles.touch} />
        <circle r={markerRadius} />
        <text dy="0.36em">{number}</text>
      </a>
    </g>
  );
}
