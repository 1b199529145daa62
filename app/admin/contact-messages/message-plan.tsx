import type { ContactMessage } from "#api/contact/contact-messages.ts";
import { PlanOutline } from "#app/site/parts/plans/plan-outline.tsx";
import { planName } from "#app/site/parts/plans/plan-name.ts";
import { planAt, planQuery } from "#content/trips/plan-address.ts";
import { pagePath } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatDate } from "#i18n/format/format-date.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { usePlannerWords } from "./use-planner-words.ts";
import styles from "./message-body.module.css";

/** The plan that a visitor asks about, as stops, and the way to it in the planner. */
export function MessagePlan({ message: { plan: query, name } }: { message: ContactMessage }) {
  const { plans: texts } = useAdminMessages().contactMessages;
  const planner = pagePath("trip-planner", useLanguage());
  const known = usePlannerWords();
  const plan = planAt(planner + query);
  if (!plan) return null;
  return (
    <section aria-label={texts.theirs(name)} className={styles.error}>
      <h3 className={styles.reason}>{texts.title}</h3>
      {known && <PlanOutline plan={plan} {...known} />}
      <a href={planner + planQuery(plan)} target="_blank" rel="noreferrer">
        {texts.open}
      </a>
    </section>
  );
}

/** Names the plans to whose addresses a text leads, so that one sees that they are read as they were meant. */
export function PlansOfText({ text }: { text: string }) {
  const { plans: texts } = useAdminMessages().contactMessages;
  const addresses = [...new Set(text.match(/\bhttps?:\/\/[^\s<>"]+/g))].filter((address) => planAt(address));
  if (addresses.length === 0) return null;
  return (
    <ul aria-label={texts.named} className={styles.plans}>
      {addresses.map((address) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noreferrer">
            <PlanTitle address={address} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The first beds of a plan, its length and its first day; its address until the words are there. */
export function PlanTitle({ address }: { address: string }) {
  const language = useLanguage();
  const known = usePlannerWords();
  const plan = planAt(address);
  if (!known || !plan) return address;
  const name = planName(known.facts, plan, known.words, language);
  return plan.start ? `${name}, ${formatDate(plan.start, language)}` : name;
}
