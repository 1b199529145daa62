import { climate, type ClimateCity } from "#content/facts/climate.ts";
import { ClimateChart } from "./climate-chart.tsx";
import { RainOfYear } from "./rain-of-year.tsx";
import styles from "./climate-charts.module.css";

// Object.keys forgets what the keys are.
const cities = Object.keys(climate) as ClimateCity[];

/** The weather of all the cities, on one scale. */
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
