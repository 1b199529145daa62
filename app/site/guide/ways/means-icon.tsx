import type { Means } from "#content/facts/itineraries/ways.ts";
import styles from "./means-icon.module.css";

/** Drawn on 24 × 24 units, in lines. */
const shapes: Record<Means | "foot", string> = {
  plane: "M2 14l8-2 4-9h2l-1 8 6-1 1-2h1v6h-1l-1-2-6-1-4 8H9l1-6z",
  bus: "M3 5h18v11H3zM3 11h18M9 5v6M15 5v6M6.5 18.5a1.5 1.5 0 1 0 .1 0M17.5 18.5a1.5 1.5 0 1 0 .1 0",
  coach: "M3 4h18v12H3zM3 12h18M6 7h12M6.5 18.5a1.5 1.5 0 1 0 .1 0M17.5 18.5a1.5 1.5 0 1 0 .1 0",
  nightBus:
    "M3 9h18v8H3zM3 13h18M16 2a3 3 0 1 0 4 4 3.4 3.4 0 0 1-4-4M6.5 19.5a1.5 1.5 0 1 0 .1 0M17.5 19.5a1.5 1.5 0 1 0 .1 0",
  train: "M6 3h12v13H6zM6 10h12M9 13h.5M14.5 13h.5M8 16l-3 5M16 16l3 5M6 20h12",
  car: "M3 12l3-6h12l3 6v5H3zM3 12h18M12 6v6M7 17.5a1.8 1.8 0 1 0 .1 0M17 17.5a1.8 1.8 0 1 0 .1 0",
  colectivo: "M2 6h15l5 6v5H2zM2 12h20M8 6v6M14 6v6M7 17.5a1.8 1.8 0 1 0 .1 0M17 17.5a1.8 1.8 0 1 0 .1 0",
  boat: "M2 14h20l-3 6H5zM11 14V3l7 8h-7M2 22q2.5-2 5 0t5 0 5 0 5 0",
  foot: "M13 3a1.6 1.6 0 1 0 .1 0M12 8l-2 6 3 3v5M10 14l-3 8M12 8l4 4M12 9l-4 3",
};

/** A small sign of how one travels, beside its name. */
export function MeansIcon({ by }: { by: Means | "foot" }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
      <path d={shapes[by]} />
    </svg>
  );
}
