import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Invitation, NewInvitation } from "#api/accounts/accounts.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { CallAlert } from "#app/admin/accounts/call-alert.tsx";
import { Panel } from "#app/ui/layout/panel.tsx";
import {
  editorRights,
  readRights,
  RightsFields,
  useRightsCheck,
} from "#app/admin/accounts/roles/rights-fields.tsx";
import { rightsText } from "#app/admin/accounts/roles/rights-text.ts";
import { useCall } from "#app/admin/calls/use-call.ts";
import { typedIn, useForm } from "#app/admin/calls/use-form.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { formatDate } from "#i18n/format/format-date.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { SecretLink } from "./secret-link.tsx";
import list from "../../../ui/lists/line-rows.module.css";
import form from "../panel-form.module.css";

/** Makes links, shows each once, and lists those that still work. */
export function Invitations() {
  const { api } = useAdmin();
  const { invitations: texts } = useAdminMessages().accounts;
  const {
    data: open = [],
    error,
    refetch,
  } = useQuery({ queryKey: ["invitations"], queryFn: () => api.listInvitations() });
  const { isBusy, failure, run } = useCall();

  async function withdraw(id: string): Promise<void> {
    if (await run(() => api.withdrawInvitation(id))) void refetch();
  }

  return (
    <Panel title={texts.title} intro={texts.intro}>
      <CallAlert failure={failure ?? (error && { error })} />
      <InvitationForm onMade={() => void refetch()} />
      <ul className={list.rows}>
        {open.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            isBusy={isBusy}
            onWithdraw={() => void withdraw(invitation.id)}
          />
        ))}
      </ul>
    </Panel>
  );
}

function InvitationForm({ onMade }: { onMade: () => void }) {
  const { api } = useAdmin();
  const { invitations: texts } = useAdminMessages().accounts;
  const language = useLanguage();
  const checkRights = useRightsCheck();
  const [made, setMade] = useState<(NewInvitation & { email: string }) | null>(null);
  const { isBusy, failure, errors, submit } = useForm({
    resets: true,
    read: (fields) => ({ email: typedIn(fields, "email").trim(), rights: readRights(fields) }),
    check: ({ rights }) => checkRights(rights),
    async send({ email, rights }) {
      const whom = { mailLanguage: language, ...(email !== "" && { email }) };
      setMade({ ...(await api.invite({ ...rights, ...whom })), email });
      onMade();
    },
  });
  return (
    <>
      <CallAlert failure={failure} />
      <form className={form.form} noValidate onSubmit={submit}>
        <Field label={texts.email} hint={texts.emailHint}>
          {(control) => <input {...control} type="email" name="email" autoComplete="off" />}
        </Field>
        {/* Begins anew with each invitation that was made. */}
        <RightsFields key={made?.url} rights={editorRights} error={errors["languages"]} />
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
    </>
  );
}

interface InvitationRowProps {
  invitation: Invitation;
  isBusy: boolean;
  onWithdraw: () => void;
}

function InvitationRow({ invitation, isBusy, onWithdraw }: InvitationRowProps) {
  const { accounts, roles } = useAdminMessages();
  const { invitations: texts } = accounts;
  const language = useLanguage();
  const { email = texts.forAnybody, invitedBy, expiresAt } = invitation;
  return (
    <li className={list.row}>
      <div className={list.who}>
        <p className={list.name}>{email}</p>
        <p className={list.detail}>{rightsText(invitation, roles)}</p>
        <p className={list.detail}>{texts.until(formatDate(expiresAt, language))}</p>
        {invitedBy !== undefined && <p className={list.detail}>{texts.by(invitedBy)}</p>}
      </div>
      <Button
        small
        kind="danger"
        disabled={isBusy}
        aria-label={texts.withdrawNamed(email)}
        onClick={onWithdraw}
      >
        {texts.withdraw}
      </Button>
    </li>
  );
}
