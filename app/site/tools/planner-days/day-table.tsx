import { useFacts } from "#app/site/parts/facts-context.tsx";
import { places } from "#content/facts/places/places.ts";
import type { Warning } from "#content/trips/check-plan.ts";
import type { Finding } from "#content/trips/findings/findings.ts";
import { addDays, monthOf } from "#content/plain-date.ts";
import { planNights, planStays, wayHome, type PlanNight, type PlanStay } from "#content/trips/plan-days.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { stopClimate } from "#content/trips/stop-climate.ts";
import { formatAltitude, formatRain, formatTemperature } from "#i18n/format/format-amount.ts";
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
          {nights.map((night, index) => (
            <NightRow
              key={night.day}
              night={night}
              arrival={nights[index - 1]?.stop === night.stop ? undefined : stays[night.stop]}
              findings={findings}
              hasWeather={hasWeather}
            />
          ))}
          <tr className={styles.first}>
            <DayHead day={nights.length} date={plan.start && addDays(plan.start, nights.length)} />
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

interface NightRowProps {
  night: PlanNight;
  /** The stay that begins on this day. */
  arrival: PlanStay | undefined;
  findings: readonly Finding[];
  hasWeather: boolean;
}

function NightRow({ night, arrival, findings, hasWeather }: NightRowProps) {
  return (
    <tr className={arrival && styles.first}>
      <DayHead day={night.day} date={night.date} />
      <td>{arrival && <LegText leg={arrival.leg} />}</td>
      <td>
        <Bed night={night} />
        <Events findings={findings} night={night} />
      </td>
      {hasWeather && <td>{arrival && <Weather night={night} />}</td>}
    </tr>
  );
}

/** @param props.day counted from 0 */
function DayHead({ day, date }: { day: number; date: string | null }) {
  const { days } = usePlanner().words;
  const language = useLanguage();
  return (
    <th scope="row">
      {fillIn(days.day, { n: String(day + 1) })}
      {date && <span className={styles.date}>{formatDays(date, date, language).from}</span>}
    </th>
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
  return `${formatTemperature(min, language, max)}, ${fillIn(words.days.rain, { rain: formatRain(rain, language) })}`;
}
