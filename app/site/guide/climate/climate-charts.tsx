import { climate, type CityClimate, type ClimateCity } from "#content/facts/climate/climate.ts";
import { formatNumber } from "#i18n/format/format-amount.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { ClimatePlot } from "./climate-plot.tsx";
import { decimalsOf, rangeOf } from "./climate-scale.ts";
import { ClimateTable } from "./climate-table.tsx";
import { RainOfYear } from "./rain-of-year.tsx";
import styles from "./climate-charts.module.css";

// Object.keys forgets what the keys are.
const cities = Object.keys(climate) as ClimateCity[];

export function ClimateCharts({ names }: { names: Record<ClimateCity, string> }) {
  return (
    <div className={styles.charts}>
      {cities.map((city) => (
        <ClimateChart key={city} city={city} name={names[city]} />
      ))}
      <RainOfYear names={names} />
    </div>
  );
}

interface ClimateChartProps {
  city: ClimateCity;
  name: string;
}

function ClimateChart({ city: id, name }: ClimateChartProps) {
  const city: CityClimate = climate[id];
  const language = useLanguage();
  const { climate: words } = useMessages().figures;
  const altitude = formatNumber(city.altitude, language, 0);
  const rain = rangeOf(city.rain);
  const rainDecimals = decimalsOf(city.rain);
  const summary = words.summary({
    warmest: formatNumber(rangeOf(city.tmax).max, language, 1),
    coldest: formatNumber(rangeOf(city.tmin).min, language, 1),
    driest: formatNumber(rain.min, language, rainDecimals),
    wettest: formatNumber(rain.max, language, rainDecimals),
    year: formatNumber(city.rainYear, language, 0),
  });
  return (
    <figure className={styles.chart}>
      <figcaption>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.station}>
          {city.period ? words.station(altitude, city.period) : words.stationOnly(altitude)}
          {city.quality.rain === "estimate" && ` ${words.estimateNote}`}
        </p>
      </figcaption>
      <ClimatePlot city={city} label={`${name}. ${summary}`} />
      <ClimateTable city={city} name={name} />
    </figure>
  );
}
