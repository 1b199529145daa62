import { useFacts } from "#app/site/parts/facts-context.tsx";
import { findingText } from "#app/site/tools/planner/finding-text.ts";
import { usePlanner } from "#app/site/tools/planner/planner-context.ts";
import { places } from "#content/facts/places/places.ts";
import { monthOf } from "#content/plain-date.ts";
import { daylight } from "#content/facts/climate/daylight.ts";
import { isStarNight } from "#content/facts/climate/star-nights.ts";
import type { Finding } from "#content/trips/findings/findings.ts";
import type { PlanNight } from "#content/trips/plan-days.ts";
import { stopClimate } from "#content/trips/stop-climate.ts";
import { formatAltitude, formatRain, formatTemperature } from "#i18n/format/format-amount.ts";
import { formatTime } from "#i18n/format/format-date.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import styles from "./day-table.module.css";

/** Where one sleeps, and how high. */
export function Bed({ night: { place } }: { night: PlanNight }) {
  const { words } = usePlanner();
  const language = useLanguage();
  if (place === "bus") return words.days.onTheBus;
  const isCamp = typeof place === "object";
  return (
    <>
      {isCamp ? words.treks.names[place.trek] : words.places[place]}{" "}
      <span className={styles.soft}>
        {formatAltitude(isCamp ? place.metres : places[place].altitude, language)}
      </span>
    </>
  );
}

/** Closing days, holidays and festivals that fall on the day. */
export function Events({ findings, night }: { findings: readonly Finding[]; night: PlanNight }) {
  const facts = useFacts();
  const planner = usePlanner();
  const language = useLanguage();
  const { months } = useMessages().figures;
  const { date, place } = night;
  if (date === null || typeof place === "object") return null;
  const today = findings.filter((finding) => {
    if (finding.stop !== night.stop) return false;
    if (finding.kind === "festival") return finding.from <= date && date <= finding.to;
    return "date" in finding && finding.date === date;
  });
  return today.map((finding) => (
    <span key={JSON.stringify(finding)} className={styles.event}>
      {"holiday" in finding
        ? planner.holidays[finding.holiday]
        : findingText(facts, finding, { ...planner, months, language })}
    </span>
  ));
}

/** The climate of the month. */
export function Weather({
  night: { place, date },
  className,
}: {
  night: PlanNight;
  className: string | undefined;
}) {
  const { words } = usePlanner();
  const language = useLanguage();
  const climate =
    typeof place === "string" && place !== "bus" && date !== null ? stopClimate(place, monthOf(date)) : null;
  if (!climate) return null;
  const { min, max, rain } = climate;
  const amount = fillIn(words.days.rain, { rain: formatRain(rain, language) });
  return <span className={className}>{`${formatTemperature(min, language, max)}, ${amount}`}</span>;
}

/** From sunrise to sunset, where one sleeps next, or has set out on a trek, and whether stars follow. */
export function Light({ night: { place, stop, date } }: { night: PlanNight }) {
  const { plan, words } = usePlanner();
  const { days } = words;
  const language = useLanguage();
  const base = plan.stops[stop]?.place;
  if (place === "bus" || date === null || !base) return null;
  const [from, to] = daylight(typeof place === "object" ? base : place, date).map((time) =>
    formatTime(time, language),
  );
  return (
    <>
      <span className={styles.light}>{fillIn(days.light, { from: from ?? "", to: to ?? "" })}</span>
      {place === base && isStarNight(base, date) && <span className={styles.light}>{days.stars}</span>}
    </>
  );
}
