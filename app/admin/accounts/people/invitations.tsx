import { useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import type { NewInvitation } from "#api/accounts/accounts.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { CallAlert } from "#app/admin/accounts/call-alert.tsx";
import { Panel } from "#app/ui/layout/panel.tsx";
import { editorRights, isIncomplete, RightsFields } from "#app/admin/accounts/roles/rights-fields.tsx";
import { rightsText } from "#app/admin/accounts/roles/rights-text.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { formatDate } from "#i18n/format-date.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { SecretLink } from "./secret-link.tsx";
import list from "../account-rows.module.css";
import styles from "./people.module.css";

/** Makes links, shows each once, and lists those that still work. */
export function Invitations() {
  const { api } = useAdmin();
  const { accounts, roles } = useAdminMessages();
  const { invitations: texts } = accounts;
  const language = useLanguage();
  const {
    data: open = [],
    error,
    refetch,
  } = useQuery({ queryKey: ["invitations"], queryFn: () => api.listInvitations() });
  const [made, setMade] = useState<(NewInvitation & { email: string }) | null>(null);
  const [rights, setRights] = useState(editorRights);
  const [isTried, setIsTried] = useState(false);
  const { isBusy, failure, run } = useCall();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get("email")).trim();
    setIsTried(true);
    if (isIncomplete(rights)) return;
    const whom = { mailLanguage: language, ...(email !== "" && { email }) };
    const isMade = await run(async () => setMade({ ...(await api.invite({ ...rights, ...whom })), email }));
    if (!isMade) return;
    void refetch();
    form.reset();
    setRights(editorRights);
    setIsTried(false);
  }

  async function withdraw(id: string): Promise<void> {
    if (await run(() => api.withdrawInvitation(id))) void refetch();
  }

  return (
    <Panel title={texts.title} intro={texts.intro}>
      <CallAlert failure={failure ?? (error && { error })} />
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
              onClick={() => void withdraw(id)}
            >
              {texts.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
