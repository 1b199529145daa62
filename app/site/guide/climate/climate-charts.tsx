import { climate, type CityClimate, type ClimateCity } from "#content/facts/climate/climate.ts";
import { formatAltitude, formatRain, formatTemperature } from "#i18n/format/format-amount.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { ClimatePlot } from "./climate-plot.tsx";
import { rangeOf } from "./climate-scale.ts";
import { ClimateTable } from "./climate-table.tsx";
import { RainOfYear } from "./rain-of-year.tsx";
import styles from "./climate-charts.module.css";
import { keysOf } from "#i18n/typed-keys.ts";

const cities = keysOf(climate);

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
  const altitude = formatAltitude(city.altitude, language);
  const rain = rangeOf(city.rain);
  const summary = words.summary({
    warmest: formatTemperature(rangeOf(city.tmax).max, language),
    coldest: formatTemperature(rangeOf(city.tmin).min, language),
    rain: formatRain(rain.min, language, rain.max),
    year: formatRain(city.rainYear, language),
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
