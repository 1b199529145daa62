import type { ReactNode } from "react";
import { useFacts } from "#app/site/parts/facts-context.tsx";
import { LegText } from "#app/site/tools/planner/leg-text.tsx";
import { usePlanner } from "#app/site/tools/planner/planner-context.ts";
import { OutingText, TrekDayText } from "#app/site/tools/planner-stops/trip-choice.tsx";
import { ShownNotes } from "#app/site/tools/plan-notes/shown-notes.tsx";
import { notesNames, wholeTrip } from "#app/site/tools/plan-notes/trip-notes.ts";
import { addDays } from "#content/plain-date.ts";
import type { Warning } from "#content/trips/check-plan.ts";
import type { Finding } from "#content/trips/findings/findings.ts";
import { planNights, planStays, wayHome, type PlanNight, type PlanStay } from "#content/trips/plan-days.ts";
import { planOutings, type PlanOuting } from "#content/trips/outings/plan-outings.ts";
import { dayTrips } from "#content/facts/itineraries/day-trips.ts";
import { paceOf, partyOf } from "#content/trips/party/party.ts";
import { planTrekDays, type TrekDay } from "#content/trips/outings/plan-treks.ts";
import { formatTime } from "#i18n/format/format-date.ts";
import { formatDays } from "#i18n/format/format-days.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { Bed, Events, Light, Weather } from "./day-cells.tsx";
import pages from "./day-pages.module.css";
import styles from "./day-table.module.css";

/** A row a day, on paper a page: the way, the day trip, the bed and its height, weather and daylight, and what falls on that day. */
export function DayTable({ warnings }: { warnings: readonly Warning[] }) {
  const facts = useFacts();
  const { words, plan } = usePlanner();
  const { days } = words;
  const stays = planStays(facts, plan);
  const nights = planNights(plan, stays);
  const outings = planOutings(facts, plan, stays);
  const names = notesNames(plan.stops);
  const trekDays = planTrekDays(stays);
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
    <section aria-labelledby="days" className={`${styles.days} ${pages.days}`}>
      <h2 id="days">{days.title}</h2>
      <ShownNotes of={wholeTrip} />
      <table className={`${styles.table} ${pages.table}`}>
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
              outings={outings.filter(({ day }) => day === night.day)}
              trekDay={trekDays.find(({ day }) => day === night.day)}
              findings={findings}
              hasWeather={hasWeather}
              notesName={names[night.stop] ?? ""}
            />
          ))}
          <LastRow day={nights.length} trekDay={trekDays.find(({ day }) => day === nights.length)} />
        </tbody>
      </table>
    </section>
  );
}

/** The way home. @param props.day counted from 0 */
function LastRow({ day, trekDay }: { day: number; trekDay: TrekDay | undefined }) {
  const facts = useFacts();
  const { words, plan } = usePlanner();
  return (
    <tr className={styles.first}>
      <DayHead day={day} date={plan.start && addDays(plan.start, day)} />
      <td>
        {trekDay && <TrekDayText trekDay={trekDay} />}
        <LegText leg={wayHome(facts, plan)} />
      </td>
      <td colSpan={plan.start === null ? 1 : 2}>{words.gates.home[plan.to ?? "lima"]}</td>
    </tr>
  );
}

interface NightRowProps {
  night: PlanNight;
  /** The stay that begins on this day. */
  arrival: PlanStay | undefined;
  outings: readonly PlanOuting[];
  trekDay: TrekDay | undefined;
  findings: readonly Finding[];
  hasWeather: boolean;
  notesName: string;
}

/** The weather and notes of a stay are shown on its first day; where each day is a page, on each. */
function NightRow({ night, arrival, outings, trekDay, findings, hasWeather, notesName }: NightRowProps) {
  return (
    <tr className={arrival && styles.first}>
      <DayHead day={night.day} date={night.date}>
        <Begins outings={outings} arrival={arrival} />
      </DayHead>
      <td>
        {outings.map((outing) => (
          <OutingText key={outing.trip} outing={outing} />
        ))}
        {trekDay && <TrekDayText trekDay={trekDay} />}
        {arrival && <LegText leg={arrival.leg} />}
      </td>
      <td>
        <Bed night={night} />
        <Events findings={findings} night={night} />
        {typeof night.place === "string" && (
          <div className={arrival ? undefined : pages.again}>
            <ShownNotes of={notesName} />
          </div>
        )}
      </td>
      {hasWeather && (
        <td>
          <Weather night={night} className={arrival ? undefined : pages.again} />
          <Light night={night} />
        </td>
      )}
    </tr>
  );
}

/** When one sets out: as the van or train of a day trip does, or at the hour of a pace that is not the usual one. */
function Begins({ outings, arrival }: Pick<NightRowProps, "outings" | "arrival">) {
  const { words, plan } = usePlanner();
  const language = useLanguage();
  const [leaves] = outings.flatMap(({ trip }) => dayTrips[trip].leaves ?? []);
  const isOwn = partyOf(plan).pace !== "usual";
  const goes = outings.length > 0 || (arrival && arrival.arrives > 0 && !arrival.leg?.isOvernight);
  const time = leaves ?? (isOwn && goes ? paceOf(plan).begins : null);
  if (time === null) return null;
  return (
    <span className={styles.date}>{fillIn(words.days.begins, { time: formatTime(time, language) })}</span>
  );
}

/** @param props.day counted from 0 */
function DayHead({ day, date, children }: { day: number; date: string | null; children?: ReactNode }) {
  const { days } = usePlanner().words;
  const language = useLanguage();
  return (
    <th scope="row">
      {fillIn(days.day, { n: String(day + 1) })}
      {date && <span className={styles.date}>{formatDays(date, date, language).from}</span>}
      {children}
    </th>
  );
}
