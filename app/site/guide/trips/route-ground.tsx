import { MapGround } from "#app/site/guide/map/map-ground.tsx";
import colours from "../map/map-colours.module.css";
import styles from "./route-map.module.css";

const id = "route-ground";

/** The relief, once for all maps of the page: each shows it through `RouteGroundUse`. */
export function RouteGround() {
  return (
    // Not display: none, with which browsers leave out patterns and clip paths; they take their colours from here.
    <svg
      className={`${styles.store} ${colours.colours}`}
      width="0"
      height="0"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <g id={id}>
          <MapGround />
        </g>
      </defs>
    </svg>
  );
}

export function RouteGroundUse() {
  return <use href={`#${id}`} />;
}
