import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { OwnAccount } from "#api/accounts/own-account.ts";
import { CallAlert } from "#app/admin/accounts/call-alert.tsx";
import { useEmailForm } from "#app/admin/accounts/use-email-form.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { CheckField } from "#app/ui/forms/check-field.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Panel } from "#app/ui/layout/panel.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useOutcomeFocus } from "#app/ui/notices/use-outcome-focus.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { ownAccountKey } from "./use-account-changed.ts";
import form from "../panel-form.module.css";

/** The account's address: given, confirmed by mail, removed; and what administrators get there. */
export function OwnEmail({ account }: { account: OwnAccount }) {
  const { api, may } = useAdmin();
  const client = useQueryClient();
  const { emails } = useAdminMessages().accounts;
  const { isBusy, failure, run } = useCall();
  const [removals, setRemovals] = useState<number | null>(null);
  /** Whether a mail is on its way, and the address has not been removed since. */
  const [isMailed, setIsMailed] = useState(false);
  const heading = useOutcomeFocus<HTMLHeadingElement>(removals);
  const { email, pendingEmail, canMail, wantsReport } = account;
  const refresh = () => client.invalidateQueries({ queryKey: ownAccountKey });

  async function remove(): Promise<void> {
    if (!(await run(() => api.removeOwnEmail()))) return;
    setIsMailed(false);
    await refresh();
    // The button that was pressed is gone.
    setRemovals((count) => (count ?? 0) + 1);
  }

  function noteMail(): void {
    setIsMailed(true);
    void refresh();
  }

  const hasAny = email !== undefined || pendingEmail !== undefined;
  return (
    <Panel title={emails.own.title} intro={emails.own.intro} heading={heading}>
      <CallAlert failure={failure} />
      {email !== undefined && <p>{emails.confirmed(email)}</p>}
      {pendingEmail !== undefined && <p>{emails.pending(pendingEmail)}</p>}
      {!hasAny && <p>{removals === null ? emails.own.none : emails.own.removed}</p>}
      {email !== undefined && may.includes("status.read") && (
        <ReportChoice wantsReport={wantsReport} onChosen={() => void refresh()} />
      )}
      {canMail ? <NewEmail isMailed={isMailed} onMailed={noteMail} /> : <p>{emails.own.noMail}</p>}
      {hasAny && (
        <p>
          <Button kind="danger" busy={isBusy} onClick={() => void remove()}>
            {emails.remove}
          </Button>
        </p>
      )}
    </Panel>
  );
}

interface ReportChoiceProps extends Pick<OwnAccount, "wantsReport"> {
  onChosen: () => void;
}

function ReportChoice({ wantsReport, onChosen }: ReportChoiceProps) {
  const { api } = useAdmin();
  const { own: texts } = useAdminMessages().accounts.emails;
  const { failure, run } = useCall();
  /** Ahead of the answer. */
  const [chosen, setChosen] = useState<boolean | null>(null);

  async function choose(isWanted: boolean): Promise<void> {
    setChosen(isWanted);
    if (await run(() => api.chooseOwnReport(isWanted))) onChosen();
    else setChosen(null);
  }

  return (
    <>
      <CallAlert failure={failure} />
      <CheckField
        label={texts.report}
        hint={texts.reportHint}
        isChecked={chosen ?? wantsReport}
        onChange={(isWanted) => void choose(isWanted)}
      />
    </>
  );
}

function NewEmail({ isMailed, onMailed }: { isMailed: boolean; onMailed: () => void }) {
  const { api } = useAdmin();
  const { emails } = useAdminMessages().accounts;
  const { isBusy, failure, errors, hasErrors, isSent, submit } = useEmailForm(api.requestOwnEmail, onMailed);
  return (
    <>
      {!hasErrors && <CallAlert failure={failure} />}
      {isSent && isMailed && <Alert kind="success">{emails.sent}</Alert>}
      <form className={form.form} noValidate onSubmit={submit}>
        <Field label={emails.own.label} error={errors["email"]}>
          {(control) => <input {...control} type="email" name="email" autoComplete="email" />}
        </Field>
        <Button type="submit" busy={isBusy}>
          {emails.submit}
        </Button>
      </form>
    </>
  );
}
