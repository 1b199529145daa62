import { useContext } from "react";
import type { AdminFact } from "#api/facts/facts.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { CallFailure } from "./call-failure.tsx";
import { FactOutcome, useFactChanges } from "./use-facts.ts";

/** Says that a fact is unchanged today, and takes that back as long as nothing else is done. */
export function CheckButton({ fact }: { fact: AdminFact }) {
  const { api } = useAdmin();
  const texts = useAdminMessages().facts;
  const { replaceFact } = useFactChanges();
  const { tell, checked } = useContext(FactOutcome);
  const { isBusy, failure, run } = useCall();
  const name = fact.names[useLanguage()];
  const isChecked = checked === fact.id;
  const label = isChecked ? texts.uncheck : texts.check;

  async function change(): Promise<void> {
    replaceFact(await (isChecked ? api.uncheckFact(fact.id) : api.checkFact(fact.id)));
    tell(fact.id, isChecked ? texts.unchecked(name) : texts.checked(name), !isChecked);
  }

  return (
    <>
      <Button
        small
        kind="quiet"
        busy={isBusy}
        aria-label={texts.named(label, name)}
        onClick={() => void run(change)}
      >
        {label}
      </Button>
      <CallFailure failure={failure} />
    </>
  );
}
