import { useFacts } from "#app/site/parts/facts-context.tsx";
import { useId, useRef, useState } from "react";
import { Link } from "react-router";
import { samePlace } from "#app/site/parts/same-place.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { planQuery } from "#content/trips/plan-address.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { usePlanner } from "#app/site/tools/planner/planner-context.ts";
import { UndoStatus, useOutcome } from "#app/site/tools/planner/undo-status.tsx";
import { planName } from "#app/site/parts/plans/plan-name.ts";
import { useSavedPlans, type SavedPlan } from "./use-saved-plans.ts";
import styles from "./keep-plan.module.css";

/** A list of plans by name, on this device alone. The page is not hydrated until one opens it. */
export function SavedPlans() {
  const facts = useFacts();
  const { words, plan } = usePlanner();
  const { keep } = words;
  const language = useLanguage();
  const { plans, read, ...list } = useSavedPlans();
  const [isOpen, setIsOpen] = useState(false);
  const { outcome, tell } = useOutcome(keep.saveFailed);
  const status = useRef<HTMLParagraphElement>(null);
  const listId = useId();
  const suggested = planName(facts, plan, words, language);

  function toggle(): void {
    read();
    setIsOpen(!isOpen);
  }

  function submit(form: FormData): void {
    const name = String(form.get("name") ?? "").trim() || suggested;
    save({ name, query: planQuery(plan) });
  }

  function save(saved: SavedPlan, at?: number): void {
    tell(list.save(saved, at), fillIn(keep.saved, { name: saved.name }));
  }

  /** Its button goes with it, and so does that which brings it back. */
  function remove(gone: SavedPlan, at: number): void {
    tell(list.remove(gone.name), fillIn(keep.deleted, { name: gone.name }), () => {
      save(gone, at);
      status.current?.focus();
    });
    status.current?.focus();
  }

  return (
    <div className={styles.hydrated}>
      <Button kind="quiet" small aria-expanded={isOpen} aria-controls={listId} onClick={toggle}>
        {keep.mine}
      </Button>
      <div id={listId} hidden={!isOpen} className={styles.saved}>
        {plan.stops.length > 0 && <NameForm suggested={suggested} action={submit} />}
        <UndoStatus ref={status} outcome={outcome} className={styles.said} />
        {plans.length === 0 && <p className={styles.hint}>{keep.noneSaved}</p>}
        <ul className={styles.plans}>
          {plans.map((saved, at) => (
            <SavedPlanRow key={saved.name} {...saved} onDelete={() => remove(saved, at)} />
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

function SavedPlanRow({ name, query, onDelete }: SavedPlan & { onDelete: () => void }) {
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
