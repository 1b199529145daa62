import type { CityClimate } from "#content/facts/climate/climate.ts";
import { formatTableRain, formatTableTemperature } from "#i18n/format/format-amount.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { decimalsOf } from "./climate-scale.ts";
import disclosure from "../blocks/disclosure.module.css";
import styles from "./climate-table.module.css";

export function ClimateTable({ city, name }: { city: CityClimate; name: string }) {
  const language = useLanguage();
  const { climate, months } = useMessages().figures;
  const rainDecimals = decimalsOf(city.rain);
  return (
    <details>
      <summary className={`${disclosure.summary} ${disclosure.arrow}`}>{climate.numbers(name)}</summary>
      <table className={styles.table}>
        <caption>{climate.numbers(name)}</caption>
        <thead>
          <tr>
            <th scope="col">{climate.month}</th>
            <th scope="col">{climate.min}</th>
            <th scope="col">{climate.max}</th>
            <th scope="col">
              {city.quality.rain === "estimate" ? climate.rainShortEstimate : climate.rainShort}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map((month, index) => (
            <tr key={month}>
              <th scope="row">{month}</th>
              <td>{formatTableTemperature(city.tmin[index] ?? NaN, language)}</td>
              <td>{formatTableTemperature(city.tmax[index] ?? NaN, language)}</td>
              <td>{formatTableRain(city.rain[index] ?? NaN, language, rainDecimals)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {climate.year}
            </th>
            <td>{formatTableRain(city.rainYear, language, 0)}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  );
}
