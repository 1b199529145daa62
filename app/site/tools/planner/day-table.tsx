import { useFacts } from "#app/site/parts/facts-context.tsx";
import { places } from "#content/facts/places.ts";
import type { Warning } from "#content/trips/check-plan.ts";
import type { Finding } from "#content/trips/findings.ts";
import { addDays, monthOf } from "#content/plain-date.ts";
import { planNights, planStays, wayHome, type PlanNight } from "#content/trips/plan-days.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { stopClimate } from "#content/trips/stop-climate.ts";
import { formatAltitude, formatNumber } from "#i18n/format/format-amount.ts";
import { formatDays } from "#i18n/format/format-days.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { findingText } from "./finding-text.ts";
import { LegText } from "./leg-text.tsx";
import { usePlanner } from "./planner-context.ts";
import styles from "./day-table.module.css";

/** A row a day: the way, the bed and its height, the weather of the month, and what falls on that day. */
export function DayTable({ warnings }: { warnings: readonly Warning[] }) {
  const facts = useFacts();
  const { words, plan } = usePlanner();
  const { days } = words;
  const language = useLanguage();
  const stays = planStays(facts, plan);
  const nights = planNights(plan, stays);
  const findings = warnings.map(({ finding }) => finding);
  // Without a date nobody knows the month.
  const hasWeather = plan.start !== null;
  const head = [
    days.day.replace(/\W*\{n\}\W*/, ""),
    days.travel,
    days.night,
    ...(hasWeather ? [days.weather] : []),
  ];
  return (
    <section aria-labelledby="days" className={styles.days}>
      <h2 id="days">{days.title}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {nights.map((night, index) => {
            const leg = stays[night.stop]?.leg;
            const isFirst = nights[index - 1]?.stop !== night.stop;
            return (
              <tr key={night.day} className={isFirst ? styles.first : undefined}>
                <th scope="row">
                  {fillIn(days.day, { n: String(night.day + 1) })}
                  {night.date && (
                    <span className={styles.date}>{formatDays(night.date, night.date, language).from}</span>
                  )}
                </th>
                <td>{isFirst && leg !== undefined && <LegText leg={leg} />}</td>
                <td>
                  <Bed night={night} />
                  <Events findings={findings} night={night} />
                </td>
                {hasWeather && <td>{isFirst && <Weather night={night} />}</td>}
              </tr>
            );
          })}
          <tr className={styles.first}>
            <th scope="row">
              {fillIn(days.day, { n: String(nights.length + 1) })}
              {plan.start && (
                <span className={styles.date}>
                  {
                    formatDays(
                      addDays(plan.start, nights.length),
                      addDays(plan.start, nights.length),
                      language,
                    ).from
                  }
                </span>
              )}
            </th>
            <td>
              <LegText leg={wayHome(facts, plan)} />
            </td>
            <td colSpan={hasWeather ? 2 : 1}>{days.home}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function Bed({ night: { place } }: { night: PlanNight }) {
  const { words } = usePlanner();
  const language = useLanguage();
  if (place === "bus") return words.days.onTheBus;
  return (
    <>
      {words.places[place]}{" "}
      <span className={styles.soft}>{formatAltitude(places[place].altitude, language)}</span>
    </>
  );
}

/** Closing days, holidays and festivals that fall on the day. */
function Events({ findings, night }: { findings: readonly Finding[]; night: PlanNight }) {
  const facts = useFacts();
  const planner = usePlanner();
  const language = useLanguage();
  const { months } = useMessages().figures;
  const { date } = night;
  if (date === null) return null;
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

function Weather({ night: { place, date } }: { night: PlanNight }) {
  const { words } = usePlanner();
  const language = useLanguage();
  const climate = place !== "bus" && date !== null ? stopClimate(place, monthOf(date)) : null;
  if (!climate) return null;
  const { min, max, rain } = climate;
  const degrees = { min: formatNumber(min, language), max: formatNumber(max, language) };
  return `${fillIn(words.days.temperature, degrees)}, ${fillIn(words.days.rain, { mm: formatNumber(rain, language) })}`;
}
