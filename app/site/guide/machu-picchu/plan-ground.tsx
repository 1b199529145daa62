import { PlanPeaks } from "./plan-peaks.tsx";
import { planSize } from "./plan-lines.ts";
import styles from "./plan-ground.module.css";

/** Slopes, river, peaks, terraces and houses: what lies under the circuits and the names. */
export function PlanGround() {
  const { width, height } = planSize;
  return (
    <>
      <defs>
        <path id="plan-ridge" d={ridge} />
        <pattern id="plan-trees" width="26" height="22" patternUnits="userSpaceOnUse">
          <path d="M4 9q3-6 6 0M7 9v2M17 19q3-6 6 0M20 19v2" className={styles.tree} />
        </pattern>
      </defs>
      <rect width={width} height={height} className={styles.slope} />
      <rect width={width} height={height} fill="url(#plan-trees)" />
      <path d={river} className={styles.water} />
      <path d={river} className={styles.wave} />
      {/* The ridge falls away in steps, as engravers draw it: wide ones first, each half covered by the next. */}
      {slopeRings.map((ring) => (
        <use key={ring} href="#plan-ridge" className={styles[ring]} />
      ))}
      <PlanPeaks />
      <use href="#plan-ridge" className={styles.ridge} />
      {[upperTerraces, lowerTerraces].map((terraces) => (
        <g key={terraces}>
          <path d={terraces} className={styles.grass} transform="translate(0 4.5)" />
          <path d={terraces} className={styles.terraces} />
        </g>
      ))}
      <Town />
    </>
  );
}

const slopeRings = ["far", "farEdge", "near", "nearEdge"] as const;

function Town() {
  return (
    <>
      <path d="M138 342Q222 328 322 340" className={styles.wall} />
      <path
        d="M200 212Q226 202 246 216L244 246Q222 258 202 306L190 302Q200 254 196 232z"
        className={styles.lawn}
      />
      <path d="M216 262v-7" className={styles.trunk} />
      <circle cx="216" cy="251" r="6" className={styles.crown} />
      <path d={houses} className={styles.house} />
      <path d="M174 232h20v5h-15v13h15v5h-20z" className={styles.temple} />
      <path d="M194 162l7-11 6 1 7 10z" className={styles.temple} />
      <path d="M180 334v-12a10 10 0 0 1 20 0v12z" className={styles.temple} />
      <path d="M244 304l3-9 8-4 9 4 5 10-12-3z" className={styles.temple} />
      <path d="M126 384h16v9h-16z" className={styles.temple} />
      <path d="M122 385l12-13 12 13z" className={styles.thatch} />
      <path d="M330 534v-18h5v-6h20v6h5v18h-8v-14h-14v14z" className={styles.temple} />
      <path d="M30 352l8-26 10 4 4 30-14 22zm38-2 6-18 10 6 4 22-10 20z" className={styles.temple} />
      <path d="M44 350h30M47 345v10m6-10v10m6-10v10m6-10v10m6-10v10" className={styles.planks} />
    </>
  );
}

/** The gate, which lies over the ends of the circuits. */
export function PlanGate() {
  return (
    <>
      <circle cx="347" cy="410" r="10" className={styles.gate} />
      <path d="M341.5 415v-5.5a5.5 5.5 0 0 1 11 0v5.5" className={styles.gateArch} />
    </>
  );
}

/** The bend in which the ridge lies. */
const river = "M410 206C376 132 372 60 320 30S150 4 90 26 30 110-8 190";

/** The part of the ridge that was cleared of forest. */
const ridge =
  "M122 446C108 400 122 350 134 300S150 196 190 162C222 140 262 150 284 184C310 226 318 286 328 332C338 376 366 400 362 432C350 470 296 478 248 470S146 474 122 446z";

const upperTerraces =
  "M150 358q56-14 96 0M146 370q58-14 108 2M146 382q62-12 112 4M150 394q60-10 108 6M152 406q56-8 104 8M160 418q48-6 92 8M176 430q44-4 78 8";

const lowerTerraces =
  "M262 352q34-8 58 4M266 364q34-6 60 8M272 376q30-4 58 12M280 388q28 0 54 14M290 400q22 2 42 12M292 414q20 0 38 10";

/** Small walls without roofs, in rows. */
const houses = [...rows(180, 208, 1, 1, 20), ...rows(170, 264, 2, 3, 19), ...rows(252, 206, 2, 4, 19)].join(
  "",
);

function rows(x: number, y: number, columns: number, lines: number, step: number): string[] {
  return Array.from({ length: columns * lines }, (_, index) => {
    const column = index % columns;
    const line = Math.floor(index / columns);
    // A little out of line, as on a slope.
    const shift = (line % 3) * 3 + (column % 2) * 2;
    return `M${x + column * 15 + shift} ${y + line * step + column}h10.5v8h-10.5zm2.2 2.2v3.6h6.1v-3.6z`;
  });
}
