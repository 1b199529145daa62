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
      <Peaks />
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

/** Huayna Picchu with its small neighbour, and Machu Picchu Mountain. */
function Peaks() {
  return (
    <>
      <path
        d="M142 168C154 148 158 112 172 104S196 140 210 170 192 164 164 176 142 168z"
        className={styles.peak}
      />
      <path d="M172 104C186 104 196 142 206 168H178C184 144 168 124 172 104z" className={styles.shade} />
      <path
        d="M178 172C196 140 206 98 216 72 224 50 232 38 240 40 252 44 258 70 266 100 272 124 284 152 306 176 288 168 266 182 240 174S196 168 178 172z"
        className={styles.peak}
      />
      <path
        d="M240 40C252 44 258 70 266 100 272 124 284 152 306 176 290 168 268 180 246 175C258 146 240 128 250 102 256 82 236 66 240 40z"
        className={styles.shade}
      />
      <path
        d="M212 96q6 8 3 18m10-48q6 10 2 22m-12 50q8 8 5 22m-18-14q6 6 4 14m66-44q-2 14 6 24m-18-38q-4 10 2 20m-36 20q6 8 3 18m-72-24q4 6 2 14m-10 8q4 6 2 12"
        className={styles.crags}
      />
      <path d="M229 56q8 4 20 1m-23 6q12 4 25 0" className={styles.steps} />
      <path
        d="M0 570V536C26 512 44 500 64 480 76 468 92 462 104 474 132 496 158 530 196 570z"
        className={styles.peak}
      />
      <path
        d="M98 469C104 470 132 496 196 570H124C132 540 96 524 106 500 110 488 96 480 98 469z"
        className={styles.shade}
      />
      <path
        d="M64 500q6 10 2 24m20-36q6 10 2 24m-46 14q6 8 3 20m38-14q8 10 4 22m66-14q-2 8 6 16m-26-44q-2 10 6 18m-108 20q4 6 2 14"
        className={styles.crags}
      />
      <path d="M306 124v-9a9 9 0 0 1 18 0v9z" className={styles.cave} />
    </>
  );
}

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

/** What was cleared of forest. */
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
