import { useCallback, useEffect, useState, type FormEvent } from "react";
import type { Invitation, NewInvitation } from "#api/accounts/accounts.ts";
import type { AdminClient } from "#api/admin/admin-client.ts";
import { CallAlert } from "#app/admin/accounts/call-alert.tsx";
import { Panel } from "#app/admin/accounts/panel.tsx";
import { editorRights, isIncomplete, RightsFields } from "#app/admin/accounts/roles/rights-fields.tsx";
import { rightsText } from "#app/admin/accounts/roles/rights-text.ts";
import { useCall } from "#app/ui/calls/use-call.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { formatDate } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { SecretLink } from "./secret-link.tsx";
import list from "../account-rows.module.css";
import styles from "./people.module.css";

interface InvitationsProps {
  api: Pick<AdminClient, "invite" | "listInvitations" | "withdrawInvitation">;
  handleSessionLoss: (error: unknown) => boolean;
}

/** Makes links, shows each once, and lists those that still work. */
export function Invitations({ api, handleSessionLoss }: InvitationsProps) {
  const { accounts, roles } = useAdminMessages();
  const { invitations: texts } = accounts;
  const language = useLanguage();
  const [open, setOpen] = useState<Invitation[]>([]);
  const [made, setMade] = useState<(NewInvitation & { email: string }) | null>(null);
  const [rights, setRights] = useState(editorRights);
  const [isTried, setIsTried] = useState(false);
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
    setIsTried(true);
    if (isIncomplete(rights)) return;
    const whom = { mailLanguage: language, ...(email !== "" && { email }) };
    const isMade = await run(async () => {
      setMade({ ...(await api.invite({ ...rights, ...whom })), email });
      await load();
    });
    if (!isMade) return;
    form.reset();
    setRights(editorRights);
    setIsTried(false);
  }

  return (
    <Panel title={texts.title} intro={texts.intro}>
      <CallAlert failure={failure} />
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <Field label={texts.email} hint={texts.emailHint}>
          {(control) => <input {...control} type="email" name="email" autoComplete="off" />}
        </Field>
        <RightsFields rights={rights} onChange={setRights} isIncomplete={isTried && isIncomplete(rights)} />
        <Button type="submit" busy={isBusy}>
          {texts.submit}
        </Button>
      </form>
      {made && (
        <Alert kind="success" details={<SecretLink label={texts.link} url={made.url} />}>
          {texts.made(formatDate(made.expiresAt, language))}
          {made.email !== "" && ` ${made.mailed ? texts.mailed : texts.notMailed}`}
        </Alert>
      )}
      <ul className={list.rows}>
        {open.map(({ id, email, invitedBy, role, languages, expiresAt }) => (
          <li key={id} className={list.row}>
            <div className={list.who}>
              <p className={list.name}>{email ?? texts.forAnybody}</p>
              <p className={list.detail}>{rightsText({ role, languages }, roles)}</p>
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
