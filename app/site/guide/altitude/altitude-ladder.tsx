import { altitudeBands, altitudeStops, type AltitudeStop } from "#content/facts/health/altitude-stops.ts";
import { oxygenPercent } from "#content/facts/health/oxygen-percent.ts";
import { formatAltitude, formatMetres, formatNumber } from "#i18n/format/format-amount.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { bandStarts, board, yOf } from "./altitude-board.ts";
import styles from "./altitude-ladder.module.css";
import { Massif } from "./massif.tsx";

/** How far the trail swings to either side of the middle. */
const swing = 12;

const stops = Object.keys(altitudeStops).filter((id): id is AltitudeStop => id in altitudeStops);

/** The trail goes from side to side, so that neighbours do not write over one another. */
function xOf(index: number): number {
  return board.width / 2 + (isRight(index) ? swing : -swing);
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
        <Massif />
        {bandStarts.map((metres) => (
          <BandEdge key={metres} metres={metres} />
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
