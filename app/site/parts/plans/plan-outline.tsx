import type { Facts } from "#content/facts/facts.ts";
import { addDays } from "#content/plain-date.ts";
import { partyOf } from "#content/trips/party/party.ts";
import { planStays } from "#content/trips/plan-days.ts";
import type { Plan } from "#content/trips/plan.ts";
import type { PlannerWords } from "#content/trips/planner-words.ts";
import { counter } from "#i18n/format/count.ts";
import { formatDaysOfYear } from "#i18n/format/format-days.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { partyText } from "#app/site/parts/plans/party-text.ts";
import styles from "./plan-outline.module.css";

interface PlanOutlineProps {
  plan: Plan;
  facts: Facts;
  words: Pick<PlannerWords, "places" | "nights" | "trips" | "treks" | "gates" | "who">;
}

/** A plan to be read: its stops with nights, days, treks and day trips, where else it begins or ends, and who travels. */
export function PlanOutline({ plan, facts, words }: PlanOutlineProps) {
  const language = useLanguage();
  const { start, from = "lima", to = "lima" } = plan;
  const stays = planStays(facts, plan);
  return (
    <div className={styles.outline}>
      <ol>
        {plan.stops.map(({ place, nights, trips = [], trek }, index) => {
          const stay = stays[index];
          const days =
            start && stay && ([addDays(start, stay.arrives), addDays(start, stay.leaves)] as const);
          const more = [
            ...(days ? [formatDaysOfYear(...days, language)] : []),
            ...(trek ? [words.treks.names[trek]] : []),
            ...(trips.length > 0 ? [trips.map((trip) => words.trips.names[trip]).join(", ")] : []),
          ];
          return (
            <li key={`${place} ${stay?.arrives}`}>
              <strong>{words.places[place]}</strong>
              {`, ${counter(language)(nights, words.nights)}`}
              <span>{more.map((text) => ` · ${text}`).join("")}</span>
            </li>
          );
        })}
      </ol>
      {(plan.from ?? plan.to) && (
        <p>{fillIn(words.gates.line, { from: words.gates.names[from], to: words.gates.names[to] })}</p>
      )}
      <p>{partyText(partyOf(plan), words, language)}</p>
    </div>
  );
}
