import { useContext, useState } from "react";
import type { AdminFact } from "#api/facts/facts.ts";
import { isOwnFact } from "#api/facts/own-fact-id.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import type { Call } from "#app/admin/calls/use-call.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ConfirmDialog } from "#app/ui/dialogs/confirm-dialog.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { FactOutcome, useFactChanges } from "./use-facts.ts";
import styles from "./fact-form.module.css";

interface FormButtonsProps extends Pick<Call, "isBusy" | "run"> {
  fact: AdminFact;
  /** With what is said to the editor. */
  onChanged: (changed: AdminFact, outcome: string) => void;
}

/** Saves the form, and takes back what was changed or planned before. */
export function FormButtons({ fact, isBusy, run, onChanged }: FormButtonsProps) {
  const { api } = useAdmin();
  const texts = useAdminMessages().facts;
  const name = fact.names[useLanguage()];
  const { form } = texts;
  return (
    <div className={styles.buttons}>
      <Button type="submit" busy={isBusy}>
        {isBusy ? form.saving : form.save}
      </Button>
      {fact.changedBy !== null && (
        <Button
          kind="quiet"
          busy={isBusy}
          onClick={() =>
            void run(async () => onChanged(await api.restoreFact(fact.id), texts.restored(name)))
          }
        >
          {form.restore}
        </Button>
      )}
      {fact.planned && fact.planned.by !== null && (
        <Button
          kind="quiet"
          busy={isBusy}
          onClick={() =>
            void run(async () => onChanged(await api.dropFactPlan(fact.id), texts.unplanned(name)))
          }
        >
          {form.dropPlan}
        </Button>
      )}
      {isOwnFact(fact.id) && <Removal fact={fact} isBusy={isBusy} run={run} />}
    </div>
  );
}

/** Removes a fact that editors have added, once nothing uses it. */
function Removal({ fact, isBusy, run }: Omit<FormButtonsProps, "onChanged">) {
  const { api } = useAdmin();
  const { removeFact } = useFactChanges();
  const { tell } = useContext(FactOutcome);
  const words = useAdminMessages().facts.added;
  const name = fact.names[useLanguage()];
  const [isAsked, setIsAsked] = useState(false);
  if (fact.pages.length + fact.posts.length > 0) return <p className={styles.note}>{words.inUse}</p>;

  async function remove(): Promise<void> {
    const isRemoved = await run(() => api.removeFact(fact.id));
    setIsAsked(false);
    if (!isRemoved) return;
    removeFact(fact.id);
    tell(fact.id, words.removed(name));
  }

  return (
    <>
      <Button kind="quiet" busy={isBusy} onClick={() => setIsAsked(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={words.confirmRemoval}
        text={words.removalIsFinal(name)}
        confirm={words.remove}
        cancel={words.cancel}
        busy={isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setIsAsked(false)}
      />
    </>
  );
}
