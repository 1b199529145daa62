import { useCallback, useEffect, useState, type FormEvent } from "react";
import type { Invitation, NewInvitation } from "#api/accounts.ts";
import type { ApiClient } from "#api/client.ts";
import { CallAlert } from "#app/admin/accounts/call-alert.tsx";
import { Panel } from "#app/admin/accounts/panel.tsx";
import { useCall } from "#app/admin/accounts/use-call.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { formatDate } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import list from "../account-rows.module.css";
import styles from "./people.module.css";

interface InvitationsProps {
  api: Pick<ApiClient, "invite" | "listInvitations" | "withdrawInvitation">;
  handleSessionLoss: (error: unknown) => boolean;
}

/** Makes links, shows each once, and lists those that still work. */
export function Invitations({ api, handleSessionLoss }: InvitationsProps) {
  const { invitations: texts } = useAdminMessages().accounts;
  const language = useLanguage();
  const [open, setOpen] = useState<Invitation[]>([]);
  const [made, setMade] = useState<NewInvitation | null>(null);
  const { isBusy, failure, run } = useCall(handleSessionLoss);

  const load = useCallback(async () => setOpen(await api.listInvitations()), [api]);
  useEffect(() => {
    void run(load);
    // Once: `run` is another one at each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [load]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get("email")).trim();
    const isMade = await run(async () => {
      setMade(await api.invite(email === "" ? {} : { email }));
      await load();
    });
    if (isMade) form.reset();
  }

  return (
    <Panel title={texts.title} intro={texts.intro}>
      <CallAlert failure={failure} />
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <Field label={texts.email} hint={texts.emailHint}>
          {(control) => <input {...control} type="email" name="email" autoComplete="off" />}
        </Field>
        <Button type="submit" busy={isBusy}>
          {texts.submit}
        </Button>
      </form>
      {made && (
        <Alert
          kind="success"
          details={
            <input
              className={styles.link}
              readOnly
              aria-label={texts.link}
              value={made.url}
              onFocus={(event) => event.currentTarget.select()}
            />
          }
        >
          {texts.made(formatDate(made.expiresAt, language))}
        </Alert>
      )}
      <ul className={list.rows}>
        {open.map(({ id, email, invitedBy, expiresAt }) => (
          <li key={id} className={list.row}>
            <div className={list.who}>
              <p className={list.name}>{email ?? texts.forAnybody}</p>
              <p className={list.detail}>{texts.until(formatDate(expiresAt, language))}</p>
              {invitedBy !== undefined && <p className={list.detail}>{texts.by(invitedBy)}</p>}
            </div>
            <Button
              small
              kind="danger"
              disabled={isBusy}
              aria-label={texts.withdrawNamed(email ?? texts.forAnybody)}
              onClick={() => void run(() => api.withdrawInvitation(id).then(load))}
            >
              {texts.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
