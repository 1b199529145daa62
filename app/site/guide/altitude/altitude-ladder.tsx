import { altitudeBands, altitudeStops, type AltitudeStop } from "#content/facts/health/altitude-stops.ts";
import { oxygenPercent } from "#content/facts/health/oxygen-percent.ts";
import { formatAltitude, formatMetres, formatNumber } from "#i18n/format-amount.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import styles from "./altitude-ladder.module.css";

const board = { width: 380, height: 520, sea: 486, top: 34, middle: 190 };

/** Metres at the upper edge of the drawing's scale. */
const highest = 5200;

/** How far the trail swings to either side of the middle. */
const swing = 12;

const stops = Object.keys(altitudeStops).filter((id): id is AltitudeStop => id in altitudeStops);

/** From the sea up; the table after the drawing tells the same bands apart. */
const bands = [0, ...altitudeBands].map((from, index) => ({
  from,
  to: altitudeBands[index] ?? highest + 400,
  shade: [styles.band0, styles.band1, styles.band2, styles.band3][index],
}));

function yOf(metres: number): number {
  return board.sea - (metres / highest) * (board.sea - board.top);
}

/** The trail goes from side to side, so that neighbours do not write over one another. */
function xOf(index: number): number {
  return board.middle + (isRight(index) ? swing : -swing);
}

function isRight(index: number): boolean {
  return index % 2 === 0;
}

/** From a stop to its name: no band's edge should run through the name or the height below it. */
function labelShift(y: number): number {
  const edge = altitudeBands.map(yOf).find((other) => Math.abs(y - other) < 14);
  if (edge === undefined) return -4;
  return edge < y ? 4 : -8;
}

/** A mountain with the stops of a journey on it; the table beside it says what to do at which height. */
export function AltitudeLadder() {
  const { altitudeLadder } = useMessages().figures;
  const { width, height } = board;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{altitudeLadder.title}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={styles.plot}
        role="img"
        aria-label={altitudeLadder.label}
      >
        <Mountain />
        {bands.map(({ from }) => (
          <BandEdge key={from} metres={from} />
        ))}
        <polyline
          points={stops.map((id, index) => `${xOf(index)},${yOf(altitudeStops[id])}`).join(" ")}
          className={styles.trail}
        />
        {stops.map((id, index) => (
          <Stop key={id} id={id} index={index} />
        ))}
      </svg>
      <p className={styles.note}>{altitudeLadder.note}</p>
    </figure>
  );
}

/** A massif of its own, with light from the left, before a paler range; the sea at its foot. */
const shape = {
  farRange:
    "M0 214L22 168 34 182 56 128 74 158 92 138 120 196 150 170 190 210 236 168 262 190 296 132 312 154 334 112 352 146 380 122V486H0z",
  massif:
    "M0 344L24 306 40 318 72 246 88 258 118 178 130 188 152 122 164 130 184 62 198 22 212 58 222 74 232 68 250 118 262 110 286 176 300 166 328 234 342 226 380 300V486H0z",
  shade:
    "M198 22L212 58 222 74 232 68 250 118 262 110 286 176 300 166 328 234 342 226 380 300V486H250L262 404 236 350 248 276 222 216 230 150 206 98z",
  snow: "M150 0h100v106l-12-16-8 22-12-30-10 26-12-24-10 34-12-22-10 24-14-18z",
  farSnow:
    "M22 168l-9 19 8-4 7 9 6-10zM56 128l-12 29 9-6 7 11 8-10 6 6zM296 132l-11 21 9-3 7 8 5-9zM334 112l-12 23 9-4 7 10 7-9 6 6z",
  terraces: "M38 452q46-20 96-8M30 434q50-24 108-10M226 448q60-22 118-6M240 430q52-20 96-6M60 416q30-14 66-6",
};

function Mountain() {
  const { width, height, sea } = board;
  return (
    <>
      <path d={shape.farRange} className={styles.farRange} />
      <path d={shape.farSnow} className={styles.snow} />
      <clipPath id="_massif">
        <path d={shape.massif} />
      </clipPath>
      <g clipPath="url(#_massif)">
        {bands.map(({ from, to, shade }) => (
          <rect key={from} x="0" width={width} y={yOf(to)} height={yOf(from) - yOf(to)} className={shade} />
        ))}
        <path d={shape.snow} className={styles.snow} />
        <path d={shape.shade} className={styles.shade} />
        <path d={shape.terraces} className={styles.terraces} />
      </g>
      <path d={`M0 ${sea}h${width}v${height - sea}H0z`} className={styles.sea} />
      <path
        d={`M8 ${sea + 13}q8-6 16 0t16 0 16 0M300 ${sea + 20}q8-6 16 0t16 0 16 0M120 ${sea + 23}q8-6 16 0t16 0`}
        className={styles.wave}
      />
    </>
  );
}

/** The height at which a band begins on the left, the oxygen there on the right. */
function BandEdge({ metres }: { metres: number }) {
  const { altitudeLadder } = useMessages().figures;
  const language = useLanguage();
  const y = yOf(metres);
  const oxygen = formatNumber(oxygenPercent(metres), language, 0);
  return (
    <g>
      <path d={`M0 ${y}H${board.width}`} className={styles.edge} />
      <text x="2" y={y - 4} className={styles.metres}>
        {formatMetres(metres, language)}
      </text>
      <text x={board.width - 2} y={y - 4} className={styles.oxygen}>
        {altitudeLadder.oxygen(oxygen)}
      </text>
    </g>
  );
}

function Stop({ id, index }: { id: AltitudeStop; index: number }) {
  const { altitudeLadder } = useMessages().figures;
  const language = useLanguage();
  const metres = altitudeStops[id];
  const [x, y] = [xOf(index), yOf(metres)];
  const labelX = x + (isRight(index) ? 12 : -12);
  const labelY = y + labelShift(y);
  return (
    <g className={isRight(index) ? undefined : styles.left}>
      <circle cx={x} cy={y} r="5" className={styles.dot} />
      <text x={labelX} y={labelY} className={styles.name}>
        {altitudeLadder.stops[id]}
      </text>
      <text x={labelX} y={labelY + 13} className={styles.height}>
        {formatAltitude(metres, language)}
      </text>
    </g>
  );
}
