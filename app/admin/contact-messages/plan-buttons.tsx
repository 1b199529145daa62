import { createContext, use } from "react";
import type { ContactMessage } from "#api/contact/contact-messages.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { planAt, planQuery } from "#content/trips/plan-address.ts";
import { pagePath } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { PlanTitle } from "./message-plan.tsx";
import styles from "./message-body.module.css";

export interface OwnPlanner {
  /** The site's public origin, whatever the one is at which the admin area is reached. */
  origin: string;
  /** The query of the plan that was changed last on this device; empty without one. */
  lastPlan: string;
}

export const OwnPlannerContext = createContext<OwnPlanner>({ origin: "", lastPlan: "" });

interface PlanButtonsProps {
  message: ContactMessage;
  onInsert: (address: string) => void;
}

/** Each puts the address of a plan into the reply, in the visitor's language: theirs, and what this device made of one last. */
export function PlanButtons({ message, onInsert }: PlanButtonsProps) {
  const { plans: texts } = useAdminMessages().contactMessages;
  const planner = pagePath("trip-planner", message.language);
  const { origin, lastPlan } = use(OwnPlannerContext);
  const changed = planAt(planner + lastPlan);
  const query = changed && planQuery(changed);
  if (message.plan === "") return null;
  return (
    <div className={styles.actions}>
      <Button kind="quiet" small onClick={() => onInsert(origin + planner + message.plan)}>
        {texts.insertTheirs}
      </Button>
      {query && query !== message.plan && (
        <Button kind="quiet" small onClick={() => onInsert(origin + planner + query)}>
          {texts.insertChanged} <PlanTitle address={planner + query} />
        </Button>
      )}
    </div>
  );
}
