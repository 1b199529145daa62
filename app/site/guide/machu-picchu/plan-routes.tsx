import {
  circuitNumbers,
  machuPicchuRoutes,
  routeIds,
  type CircuitNumber,
  type RouteId,
} from "#content/facts/machu-picchu/circuits.ts";
import { circuitLines, routeSpots } from "./plan-lines.ts";
import styles from "./plan-routes.module.css";

/** The ways; each circuit has a line of its own kind, besides its colour. */
export function PlanRoutes() {
  return (
    <>
      {routeIds.map((id) => {
        const { line } = routeSpots[id];
        return line && <Way key={id} d={line} circuit={machuPicchuRoutes[id].circuit} isBranch />;
      })}
      {circuitNumbers.map((circuit) => (
        <Way key={circuit} d={circuitLines[circuit]} circuit={circuit} />
      ))}
      {routeIds.map((id) => (
        <g key={id} transform={`translate(${routeSpots[id].x} ${routeSpots[id].y})`}>
          <RouteSign id={id} />
        </g>
      ))}
    </>
  );
}

const lineStyles = { 1: styles.first, 2: styles.second, 3: styles.third };

interface WayProps {
  d: string;
  circuit: CircuitNumber;
  isBranch?: boolean;
}

/** A line with a pale edge. */
export function Way({ d, circuit, isBranch = false }: WayProps) {
  return (
    <g className={isBranch ? `${lineStyles[circuit]} ${styles.branch}` : lineStyles[circuit]}>
      <path d={d} className={styles.edge} />
      <path d={d} className={styles.line} />
      {circuit === 2 && !isBranch && <path d={d} className={styles.middle} />}
    </g>
  );
}

/** For example `2-A`; that of a seasonal route is hollow. */
export function RouteSign({ id }: { id: RouteId }) {
  const { circuit, isSeasonal } = machuPicchuRoutes[id];
  return (
    <g className={isSeasonal ? `${lineStyles[circuit]} ${styles.seasonal}` : lineStyles[circuit]}>
      <rect x="-15" y="-9.5" width="30" height="19" rx="9.5" className={styles.sign} />
      <text dy="0.35em" className={styles.name}>
        {id}
      </text>
    </g>
  );
}
