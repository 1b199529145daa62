import type { CityClimate } from "#content/facts/climate/climate.ts";
import { formatNumber } from "#i18n/format/format-amount.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { board, rainScale, temperatureScale, xOf, yOf } from "./climate-scale.ts";
import styles from "./climate-plot.module.css";

const barWidth = 15;

interface ClimatePlotProps {
  city: CityClimate;
  label: string;
}

/** Bars from the minimum to the maximum temperature of each month; below them the month's rain. */
export function ClimatePlot({ city, label }: ClimatePlotProps) {
  const { climate } = useMessages().figures;
  const isEstimate = city.quality.rain === "estimate";
  return (
    <svg viewBox={`0 0 ${board.width} ${board.height}`} className={styles.plot} role="img" aria-label={label}>
      <text x="0" y="11" className={styles.heading}>
        {climate.temperature}
      </text>
      <Grid scale={temperatureScale} />
      {city.tmax.map((max, month) => (
        <TemperatureBar key={month} month={month} max={max} min={city.tmin[month] ?? max} />
      ))}
      <text x="0" y="194" className={styles.heading}>
        {isEstimate ? climate.rainEstimate : climate.rain}
      </text>
      <Grid scale={rainScale} />
      {city.rain.map((rain, month) => (
        <RainBar key={month} month={month} rain={rain} isEstimate={isEstimate} />
      ))}
    </svg>
  );
}

function Grid({ scale }: { scale: typeof temperatureScale }) {
  const { monthLetters } = useMessages().figures;
  const language = useLanguage();
  return (
    <g className={styles.grid}>
      {scale.ticks.map((tick) => (
        <g key={tick} className={tick === 0 ? styles.zero : undefined}>
          <path d={`M${board.left} ${yOf(tick, scale)}H${board.right}`} />
          <text x={board.left - 4} y={yOf(tick, scale)} dy="0.34em" className={styles.tick}>
            {formatNumber(tick, language, 0)}
          </text>
        </g>
      ))}
      {monthLetters.map((letter, month) => (
        // Several months begin with the same letter.
        <text key={month} x={xOf(month)} y={scale.bottom + 14} className={styles.month}>
          {letter}
        </text>
      ))}
    </g>
  );
}

function TemperatureBar({ month, min, max }: { month: number; min: number; max: number }) {
  const language = useLanguage();
  const x = xOf(month);
  const top = yOf(max, temperatureScale);
  const bottom = yOf(min, temperatureScale);
  return (
    <>
      <rect
        x={x - barWidth / 2}
        y={top}
        width={barWidth}
        height={bottom - top}
        rx="3"
        className={styles.warmth}
      />
      <text x={x} y={top - 3} className={styles.value}>
        {formatNumber(max, language, 0)}
      </text>
      <text x={x} y={bottom + 10} className={styles.value}>
        {formatNumber(min, language, 0)}
      </text>
    </>
  );
}

function RainBar({ month, rain, isEstimate }: { month: number; rain: number; isEstimate: boolean }) {
  const language = useLanguage();
  const x = xOf(month);
  const top = yOf(rain, rainScale);
  return (
    <>
      <rect
        x={x - barWidth / 2}
        y={top}
        width={barWidth}
        height={rainScale.bottom - top}
        className={isEstimate ? styles.estimate : styles.rain}
      />
      <text x={x} y={top - 3} className={styles.value}>
        {rain > 0 && rain < 1 ? "<1" : formatNumber(rain, language, 0)}
      </text>
    </>
  );
}
