import { useFacts } from "#app/site/parts/facts-context.tsx";
import { counter } from "#i18n/format/count.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { planNights, planStays } from "#content/trips/plan-days.ts";
import { partyOf } from "#content/trips/party/party.ts";
import { templateIds, templatePlan } from "#content/trips/templates.ts";
import { planQuery } from "#content/trips/plan-address.ts";
import { PlanLink } from "./plan-link.tsx";
import { usePlanner } from "./planner-context.ts";
import styles from "./template-list.module.css";

interface TemplateListProps {
  /** Called when one is taken. */
  onFollow: () => void;
}

/** Plans to begin from. The day of landing and who travels stay. */
export function TemplateList({ onFollow }: TemplateListProps) {
  const facts = useFacts();
  const { words, plan } = usePlanner();
  const language = useLanguage();
  const { title, lead, names, paced } = words.templates;
  const { pace } = partyOf(plan);
  const shortName = (place: keyof typeof words.places) => words.places[place].replace(/ \(.*/, "");
  return (
    <section className={styles.templates} aria-labelledby="templates">
      <h2 id="templates" tabIndex={-1}>
        {title}
      </h2>
      <p className={styles.lead}>{pace === "usual" ? lead : `${lead} ${paced[pace]}`}</p>
      <ul className={styles.list}>
        {templateIds.map((id) => {
          const template = { ...plan, stops: templatePlan(id, pace).stops };
          const route = [...new Set(template.stops.map(({ place }) => shortName(place)))];
          return (
            <li key={id}>
              <PlanLink
                to={template}
                className={styles.template}
                isCurrent={planQuery(template) === planQuery(plan)}
                control={id}
                onFollow={onFollow}
              >
                <strong className={styles.name}>{names[id]}</strong>{" "}
                <span className={styles.nights}>
                  {counter(language)(planNights(template, planStays(facts, template)).length, words.nights)}
                </span>{" "}
                <span className={styles.route}>{route.join(" – ")}</span>
              </PlanLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
