import { places } from "#content/facts/places/places.ts";
import { topOf, type Trek, type TrekId } from "#content/facts/treks/treks.ts";
import { formatMetres, formatNumber } from "#i18n/format/format-amount.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { bands, board, daysOf, pathsOf, xOf, yOf } from "./trek-scale.ts";
import styles from "./trek-plot.module.css";

const ticks = [2000, 3000, 4000, 5000];

interface TrekPlotProps {
  id: TrekId;
  trek: Trek;
  label: string;
}

/** A trek's line through its days; below it the days' numbers, and a tent with its height for each night. */
export function TrekPlot({ id, trek, label }: TrekPlotProps) {
  const language = useLanguage();
  const { line, area, shade } = pathsOf(trek);
  const top = topOf(trek);
  const clip = `_trek_${id}`;
  return (
    <svg viewBox={`0 0 ${board.width} ${board.height}`} className={styles.plot} role="img" aria-label={label}>
      <Heights />
      <clipPath id={clip}>
        <path d={area} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {bands.map(({ name, from, to }) => (
          <rect
            key={name}
            x={board.left}
            y={yOf(to)}
            width={board.right - board.left}
            height={yOf(from) - yOf(to)}
            className={styles[name]}
          />
        ))}
        <path d={shade} className={styles.shade} />
      </g>
      <path d={line} className={styles.line} />
      <path d={`M${board.left} ${yOf(places.cusco.altitude)}H${board.right}`} className={styles.cusco} />
      <text x={Math.max(xOf(top.day, trek), board.left + 26)} y={yOf(top.metres) - 7} className={styles.top}>
        {formatMetres(top.metres, language)}
      </text>
      {Array.from({ length: daysOf(trek) }, (_, day) => (
        <text key={day} x={xOf(day + 0.5, trek)} y={board.bottom + 15} className={styles.day}>
          {day + 1}
        </text>
      ))}
      {trek.profile.map(({ day, metres, sleep }) =>
        sleep ? (
          <g key={day} transform={`translate(${xOf(day, trek)} 0)`}>
            <path d={`M0 ${yOf(metres)}V${board.bottom + 7}`} className={styles.night} />
            <path d={`M-6 ${board.bottom + 16}l6-8 6 8z`} className={styles.tent} />
            <text y={board.bottom + 32}>{formatNumber(metres, language)}</text>
          </g>
        ) : null,
      )}
    </svg>
  );
}

function Heights() {
  const language = useLanguage();
  const { names } = useMessages().figures.treks;
  return (
    <g className={styles.grid}>
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${board.left} ${yOf(tick)}H${board.right}`} />
          <text x={board.left - 4} y={yOf(tick)} dy="0.34em">
            {formatNumber(tick, language)}
          </text>
        </g>
      ))}
      <path d={`M${board.left} ${board.bottom}H${board.right}`} className={styles.ground} />
      <text x={board.left - 4} y={yOf(places.cusco.altitude)} dy="0.34em" className={styles.reference}>
        {names.cusco}
      </text>
    </g>
  );
}
