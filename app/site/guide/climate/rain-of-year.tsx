import { climate, type ClimateCity } from "#content/facts/climate/climate.ts";
import { formatAltitude, formatRain } from "#i18n/format/format-amount.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { board } from "./climate-scale.ts";
import charts from "./climate-charts.module.css";
import styles from "./climate-plot.module.css";
import { entriesOf } from "#i18n/typed-keys.ts";

const cities = entriesOf(climate).toSorted(([, a], [, b]) => a.rainYear - b.rainYear);
const wettest = Math.max(...cities.map(([, { rainYear }]) => rainYear));

/** Units of the board: position of the first bar's name, distance between bars, length of the longest bar. */
const first = 40;
const step = 60;
const longest = 290;

export function RainOfYear({ names }: { names: Record<ClimateCity, string> }) {
  const language = useLanguage();
  const { climate: words } = useMessages().figures;
  const bars = cities.map(([id, city]) => ({
    id,
    name: names[id],
    altitude: formatAltitude(city.altitude, language),
    rain: formatRain(city.rainYear, language),
    width: Math.max(1, (city.rainYear / wettest) * longest),
  }));
  const label = bars.map(({ name, rain }) => `${name}: ${rain}`).join(", ");
  return (
    <figure className={charts.chart}>
      <figcaption>
        <h3 className={charts.name}>{words.rainOfYear}</h3>
        <p className={charts.station}>{words.rainOfYearOrder}</p>
      </figcaption>
      <svg
        viewBox={`0 0 ${board.width} ${board.height}`}
        className={styles.plot}
        role="img"
        aria-label={`${words.rainOfYearUnit}. ${label}.`}
      >
        <text x="0" y="11" className={styles.heading}>
          {words.rainOfYearUnit}
        </text>
        {bars.map((bar, index) => (
          <g key={bar.id} transform={`translate(0 ${first + index * step})`}>
            <text className={styles.city}>
              {bar.name} <tspan className={styles.height}>{bar.altitude}</tspan>
            </text>
            <rect y="8" width={bar.width} height="20" className={styles.rain} />
            <text x={bar.width + 6} y="23" className={styles.amount}>
              {bar.rain}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
