import { createContext, use } from "react";
import type { ContactMessage } from "#api/contact/contact-messages.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { planAt, planQuery } from "#content/trips/plan-address.ts";
import { pagePath } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { PlanTitle } from "./message-plan.tsx";
import styles from "./message-body.module.css";

/** The query of the plan that was changed last in the planner on this device; empty without one. */
export const LastPlan = createContext("");

interface PlanButtonsProps {
  message: ContactMessage;
  onInsert: (address: string) => void;
}

/** Each puts the address of a plan into the reply, in the visitor's language: theirs, and what this device made of one last. */
export function PlanButtons({ message, onInsert }: PlanButtonsProps) {
  const { plans: texts } = useAdminMessages().contactMessages;
  const planner = pagePath("trip-planner", message.language);
  const changed = planAt(planner + use(LastPlan));
  const query = changed && planQuery(changed);
  if (message.plan === "") return null;
  return (
    <div className={styles.actions}>
      <Button kind="quiet" small onClick={() => onInsert(location.origin + planner + message.plan)}>
        {texts.insertTheirs}
      </Button>
      {query && query !== message.plan && (
        <Button kind="quiet" small onClick={() => onInsert(location.origin + planner + query)}>
          {texts.insertChanged} <PlanTitle address={planner + query} />
        </Button>
      )}
    </div>
  );
}
