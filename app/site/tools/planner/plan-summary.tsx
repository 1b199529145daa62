import { useFacts } from "#app/site/parts/facts-context.tsx";
import { places } from "#content/facts/places/places.ts";
import { sizeOf } from "#content/trips/party/party.ts";
import { planCosts } from "#content/trips/plan-costs.ts";
import { planNights, planStays, wayHome } from "#content/trips/plan-days.ts";
import { addDays } from "#content/plain-date.ts";
import { counter } from "#i18n/format/count.ts";
import { formatAltitude, formatSoles } from "#i18n/format/format-amount.ts";
import { formatDate } from "#i18n/format/format-date.ts";
import { formatHours } from "#i18n/format/format-duration.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { usePlanner } from "./planner-context.ts";
import styles from "./plan-summary.module.css";

/** The plan in figures: nights, days, the highest bed, hours on the road, and what it costs in the middle. */
export function PlanSummary() {
  const facts = useFacts();
  const { words, plan } = usePlanner();
  const { summary } = words;
  const language = useLanguage();
  const stays = planStays(facts, plan);
  const nights = planNights(plan, stays);
  const beds = nights.flatMap(({ place }) => {
    if (place === "bus") return [];
    if (typeof place === "object") return [{ name: words.treks.names[place.trek], metres: place.metres }];
    return [{ name: words.places[place], metres: places[place].altitude }];
  });
  const [highest] = beds.toSorted((a, b) => b.metres - a.metres);
  const legs = [...stays.map(({ leg }) => leg), wayHome(facts, plan)].flatMap((leg) => leg?.minutes[1] ?? []);
  const road = legs.reduce((sum, minutes) => sum + minutes, 0);
  const { total, together } = planCosts(facts, plan);
  const [from, to] = total.midRange;
  const [all, most] = together.midRange;
  const { start } = plan;
  const measures = [
    [summary.nights, counter(language)(nights.length, words.nights)],
    ...(start
      ? [
          [
            summary.days,
            `${formatDate(start, language)} – ${formatDate(addDays(start, nights.length), language)}`,
          ],
        ]
      : []),
    ...(highest ? [[summary.highest, `${highest.name}, ${formatAltitude(highest.metres, language)}`]] : []),
    [summary.road, formatHours(Math.round(road / 60), language)],
    [summary.cost, formatSoles(from, language, to)],
    ...(plan.party && sizeOf(plan.party) > 1 ? [[summary.together, formatSoles(all, language, most)]] : []),
  ];
  return (
    <dl className={styles.summary}>
      {measures.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
