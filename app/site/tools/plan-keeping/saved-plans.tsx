import { useFacts } from "#app/site/parts/facts-context.tsx";
import { useId, useState } from "react";
import { Link } from "react-router";
import { samePlace } from "#app/site/parts/same-place.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { planQuery } from "#content/trips/plan-address.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { usePlanner } from "#app/site/tools/planner/planner-context.ts";
import { planName } from "#app/site/parts/plans/plan-name.ts";
import { useSavedPlans } from "./use-saved-plans.ts";
import styles from "./keep-plan.module.css";

/** A list of plans by name, on this device alone. The page is not hydrated until one opens it. */
export function SavedPlans() {
  const facts = useFacts();
  const { words, plan } = usePlanner();
  const { keep } = words;
  const language = useLanguage();
  const { plans, read, save, remove } = useSavedPlans();
  const [isOpen, setIsOpen] = useState(false);
  const [said, setSaid] = useState("");
  const listId = useId();
  const suggested = planName(facts, plan, words, language);

  function toggle(): void {
    read();
    setIsOpen(!isOpen);
  }

  function submit(form: FormData): void {
    const name = String(form.get("name") ?? "").trim() || suggested;
    setSaid(save({ name, query: planQuery(plan) }) ? fillIn(keep.saved, { name }) : keep.saveFailed);
  }

  return (
    <div className={styles.hydrated}>
      <Button kind="quiet" small aria-expanded={isOpen} aria-controls={listId} onClick={toggle}>
        {keep.mine}
      </Button>
      <div id={listId} hidden={!isOpen} className={styles.saved}>
        {plan.stops.length > 0 && <NameForm suggested={suggested} action={submit} />}
        <p role="status" className={styles.said}>
          {said}
        </p>
        {plans.length === 0 && <p className={styles.hint}>{keep.noneSaved}</p>}
        <ul className={styles.plans}>
          {plans.map(({ name, query }) => (
            <SavedPlan
              key={name}
              name={name}
              query={query}
              onDelete={() => {
                if (!remove(name)) setSaid(keep.saveFailed);
              }}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

interface NameFormProps {
  suggested: string;
  action: (form: FormData) => void;
}

function NameForm({ suggested, action }: NameFormProps) {
  const { keep } = usePlanner().words;
  return (
    <form action={action} className={styles.name}>
      <Field label={keep.name} hint={keep.onDevice}>
        {(control) => (
          <input {...control} key={suggested} name="name" maxLength={80} defaultValue={suggested} />
        )}
      </Field>
      <Button type="submit" small>
        {keep.save}
      </Button>
    </form>
  );
}

function SavedPlan({ name, query, onDelete }: { name: string; query: string; onDelete: () => void }) {
  const { words, path } = usePlanner();
  return (
    <li>
      <Link to={path + query} state={samePlace} preventScrollReset>
        {name}
      </Link>
      <Button kind="quiet" small aria-label={fillIn(words.keep.delete, { name })} onClick={onDelete}>
        ×
      </Button>
    </li>
  );
}
