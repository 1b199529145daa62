import { useFacts } from "#app/site/parts/facts-context.tsx";
import { useState } from "react";
import { Button } from "#app/ui/buttons/button.tsx";
import { PlanLink } from "#app/site/tools/planner/plan-link.tsx";
import { usePlanner } from "#app/site/tools/planner/planner-context.ts";
import { readPlan } from "#content/trips/plan-address.ts";
import { formatDate } from "#i18n/format/format-date.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { draftsKey, forgetDrafts, useDrafts } from "./plan-drafts.ts";
import { planName } from "#app/site/parts/plans/plan-name.ts";
import styles from "./keep-plan.module.css";

/** Where one left off, on the page without a plan. It hydrates by itself where the device keeps some. */
export function DraftList() {
  const facts = useFacts();
  const { words } = usePlanner();
  const language = useLanguage();
  const [isForgotten, setIsForgotten] = useState(false);
  const kept = useDrafts();
  const drafts = isForgotten ? [] : kept;
  const plans = drafts.map((query) => readPlan(new URLSearchParams(query)).plan);

  function clear(): void {
    forgetDrafts();
    setIsForgotten(true);
    document.getElementById("templates")?.focus();
  }

  return (
    <section
      data-draft={draftsKey}
      aria-labelledby="drafts"
      hidden={plans.length === 0}
      className={styles.keep}
    >
      <h2 id="drafts">{words.keep.drafts}</h2>
      <ul className={styles.plans}>
        {plans.map((plan, index) => (
          <li key={drafts[index]}>
            <PlanLink to={plan}>
              {planName(facts, plan, words, language)}
              {plan.start && `, ${formatDate(plan.start, language)}`}
            </PlanLink>
          </li>
        ))}
      </ul>
      <Button kind="quiet" small onClick={clear}>
        {words.keep.forgetDrafts}
      </Button>
    </section>
  );
}
