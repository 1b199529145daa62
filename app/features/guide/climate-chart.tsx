import { climate, type CityClimate, type ClimateCity } from "#content/facts/climate.ts";
import { formatNumber } from "#i18n/format-amount.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { ClimatePlot } from "./climate-plot.tsx";
import { decimalsOf, rangeOf } from "./climate-scale.ts";
import { ClimateTable } from "./climate-table.tsx";
import styles from "./climate-chart.module.css";

interface ClimateChartProps {
  city: ClimateCity;
  /** The city's name in the page's language. */
  name: string;
}

/** A city's temperature and rain by month, drawn and in numbers. */
export function ClimateChart({ city: id, name }: ClimateChartProps) {
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
