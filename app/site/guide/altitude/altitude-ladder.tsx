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

/** The same shades, from the sea up, that the words beside the drawing tell apart. */
const bands = [0, ...altitudeBands].map((from, index) => ({
  from,
  to: altitudeBands[index] ?? highest + 400,
  shade: styles[`band${index}`],
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

/** The ridge, filled band by band; snow on the top, the sea at the foot. */
function Mountain() {
  const { width, height, sea } = board;
  const ridge = `M0 ${sea}L34 452 52 458 86 366 102 374 128 262 140 268 166 128 176 136 196 10 214 92 226 86 246 208 262 200 286 318 300 312 330 424 344 420 ${width} ${sea}Z`;
  return (
    <>
      <clipPath id="_ridge">
        <path d={ridge} />
      </clipPath>
      <g clipPath="url(#_ridge)">
        {bands.map(({ from, to, shade }) => (
          <rect key={from} x="0" width={width} y={yOf(to)} height={yOf(from) - yOf(to)} className={shade} />
        ))}
        <path d="M160 0h80v84l-12-14-10 20-12-22-12 30-14-20-10 16-10-12z" className={styles.snow} />
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
  const side = isRight(index) ? styles.right : styles.left;
  const labelX = x + (isRight(index) ? 12 : -12);
  return (
    <g className={side}>
      <circle cx={x} cy={y} r="5" className={styles.dot} />
      <text x={labelX} y={y - 1} className={styles.name}>
        {altitudeLadder.stops[id]}
      </text>
      <text x={labelX} y={y + 12} className={styles.height}>
        {formatAltitude(metres, language)}
      </text>
    </g>
  );
}
