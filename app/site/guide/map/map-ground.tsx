import { peruOutline } from "#content/facts/map/peru-outline.ts";
import { mapFrame } from "#content/facts/map/project-place.ts";
import styles from "./map-ground.module.css";

const { x, y, width, height } = mapFrame;

/** Sea, neighbouring countries, zones, rivers and mountains: what lies under the names and markers. */
export function MapGround() {
  return (
    <>
      <defs>
        <path id="map-land" d={peruOutline.land} />
        <g id="map-shore">
          <path d={peruOutline.continent} />
          <use href="#map-land" />
        </g>
        <clipPath id="map-inland">
          <use href="#map-land" />
        </clipPath>
        {/* Palms and dunes. */}
        <pattern id="map-palms" width="24" height="20" patternUnits="userSpaceOnUse">
          <path d="M5 10V3M2 6q0-3 3-3 3 0 3 3M17 20v-7M14 16q0-3 3-3 3 0 3 3" className={styles.palms} />
        </pattern>
        <pattern id="map-dunes" width="12" height="10" patternUnits="userSpaceOnUse">
          <path d="M1 3q2-2 4 0M7 8q2-2 4 0" className={styles.dunes} />
        </pattern>
        <marker id="map-peak" viewBox="-8-11 16 14" markerWidth="16" markerHeight="14">
          <path d="M0-10q-2 6-7 10 7 3 14 0-5-4-7-10z" className={styles.body} />
          <path d="M0-10q2 6 7 10-2 1-4.5.5l-2-4L2-5.5z" className={styles.shade} />
          <path d="M0-10-1.9-5.8-.5-6.6.2-5.6 1.1-7 1.9-6.2z" className={styles.snow} />
        </marker>
      </defs>
      <rect x={x} y={y} width={width} height={height} className={styles.sea} />
      {/* Rings of water along the shore, as engravers cut them: wide ones first, each half covered by the next. */}
      {shoreRings.map((ring) => (
        <use key={ring} href="#map-shore" className={styles[ring]} />
      ))}
      <path d={peruOutline.continent} className={styles.continent} />
      <path d={peruOutline.borders} className={styles.borders} />
      <g clipPath="url(#map-inland)">
        <use href="#map-land" className={styles.andes} />
        <path d={peruOutline.coast} className={styles.coast} />
        <path d={peruOutline.coast} fill="url(#map-dunes)" />
        <path d={peruOutline.amazon} className={styles.amazon} />
        <path d={peruOutline.amazon} fill="url(#map-palms)" />
        <path d={peruOutline.rivers} className={styles.rivers} />
      </g>
      <Peaks d={peruOutline.lowPeaks} scale={1.1} />
      <Peaks d={peruOutline.middlePeaks} scale={1.4} />
      <Peaks d={peruOutline.highPeaks} scale={1.8} />
      <path d={peruOutline.lake} className={styles.lake} />
      <use href="#map-land" className={styles.land} />
    </>
  );
}

/** A mountain at each point of an invisible line, whose stroke width scales its SVG markers. */
function Peaks({ d, scale }: { d: string; scale: number }) {
  const peak = "url(#map-peak)";
  return <path d={d} fill="none" strokeWidth={scale} markerStart={peak} markerMid={peak} markerEnd={peak} />;
}

const shoreRings = ["far", "between", "near", "shallow"] as const;

/** The frame, with alternating dark and light fields of one degree. */
export function MapEdge() {
  const edge = `M${x} ${y}h${width}v${height}h${-width}z`;
  return (
    <>
      <path d={edge} className={styles.edge} />
      <path d={edge} className={styles.margin} />
      <path d={`M${x} ${y}v${height}m${width} ${-height}v${height}`} className={styles.latitudes} />
      <path d={`M${x} ${y}h${width}m${-width} ${height}h${width}`} className={styles.longitudes} />
    </>
  );
}
