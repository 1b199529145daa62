import {
  circuitNumbers,
  machuPicchuRoutes,
  routesOf,
  type CircuitNumber,
  type RouteId,
} from "#content/facts/machu-picchu/circuits.ts";
import { useMessages } from "#i18n/page-language.tsx";
import { PlanGate, PlanGround } from "./plan-ground.tsx";
import { nameSpots, planSize, type PlanPlace } from "./plan-lines.ts";
import { PlanRoutes, RouteSign, Way } from "./plan-routes.tsx";
import styles from "./circuit-plan.module.css";
import { keysOf } from "#i18n/typed-keys.ts";

const planPlaces = keysOf(nameSpots);
const lineHeight = 13;

/** A sketch of the town with its circuits, and a list that says the same in words, and for whom each of them is. */
export function CircuitPlan() {
  const { circuits } = useMessages().figures;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{circuits.title}</figcaption>
      <div className={styles.parts}>
        {/* The list says all of it. */}
        <svg viewBox={`0 0 ${planSize.width} ${planSize.height}`} className={styles.plan} aria-hidden="true">
          <PlanGround />
          <PlanRoutes />
          <PlanGate />
          {planPlaces.map((place) => (
            <PlaceName key={place} place={place} name={circuits.places[place]} />
          ))}
          <rect width={planSize.width} height={planSize.height} className={styles.frame} />
        </svg>
        <ol className={styles.list}>
          {circuitNumbers.map((circuit) => (
            <Circuit key={circuit} circuit={circuit} />
          ))}
        </ol>
      </div>
      <p className={styles.note} aria-hidden="true">
        {circuits.note}
      </p>
    </figure>
  );
}

function PlaceName({ place, name }: { place: PlanPlace; name: string }) {
  const { x, y, anchor, kind } = nameSpots[place];
  return (
    <text textAnchor={anchor} className={styles[kind]}>
      {name.split(" / ").map((line, index) => (
        <tspan key={line} x={x} y={y + index * lineHeight}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

function Circuit({ circuit }: { circuit: CircuitNumber }) {
  const { circuits } = useMessages().figures;
  return (
    <li className={styles.circuit}>
      <p className={styles.name}>
        <svg viewBox="0 0 48 12" className={styles.sample} aria-hidden="true">
          <Way d="M6 6H42" circuit={circuit} />
        </svg>
        {circuits.names[circuit]}
      </p>
      <p>{circuits.forWhom[circuit]}</p>
      <ul className={styles.routes}>
        {routesOf(circuit).map((id) => (
          <Route key={id} id={id} />
        ))}
      </ul>
    </li>
  );
}

function Route({ id }: { id: RouteId }) {
  const { circuits } = useMessages().figures;
  const { official, isSeasonal } = machuPicchuRoutes[id];
  return (
    <li>
      <svg viewBox="-16 -10.5 32 21" className={styles.sign} role="img" aria-label={id}>
        <RouteSign id={id} />
      </svg>
      <span>
        {circuits.routes[id]}{" "}
        <span className={styles.official} lang="es">
          {official}
        </span>
        {isSeasonal && <span className={styles.seasonal}>{circuits.seasonal}</span>}
      </span>
    </li>
  );
}
