import { useQueryClient } from "@tanstack/react-query";
import { useContext, useState } from "react";
import type { OwnAccount } from "#api/accounts/own-account.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { typedIn, useForm } from "#app/admin/calls/use-form.ts";
import { RecoveryCodes } from "#app/admin/accounts/own/recovery-codes.tsx";
import { ownAccountKey, useAccountChanged } from "#app/admin/accounts/own/use-account-changed.ts";
import { PresentPassword } from "#app/admin/accounts/present-password.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Panel } from "#app/ui/layout/panel.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useOutcomeFocus } from "#app/ui/notices/use-outcome-focus.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { PasskeyAlert } from "./passkey-alert.tsx";
import { PasskeyOutcome } from "./passkey-outcome.ts";
import { PasskeyRow } from "./passkey-row.tsx";
import list from "../../../ui/lists/line-rows.module.css";
import form from "../panel-form.module.css";

/** Lists, adds and removes one's passkeys; with the first second factor it shows the recovery codes. */
export function Passkeys({ account }: { account: OwnAccount }) {
  const texts = useAdminMessages().accounts.passkeys;
  const client = useQueryClient();
  const accountChanged = useAccountChanged();
  const [codes, setCodes] = useState<string[] | null>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  // The row or the recovery codes go, with the button that was pressed.
  const said = useOutcomeFocus<HTMLDivElement>(codes ? null : outcome);

  async function added(recoveryCodes: string[] | undefined): Promise<void> {
    setCodes(recoveryCodes ?? null);
    // The first second factor is on: nothing else changes while its codes are shown.
    if (recoveryCodes) void client.invalidateQueries({ queryKey: ownAccountKey });
    else await accountChanged();
    setOutcome(texts.isAdded);
  }

  if (codes) {
    const goOn = () => {
      setCodes(null);
      void accountChanged();
    };
    return (
      <Panel title={texts.title}>
        <RecoveryCodes codes={codes} onDone={goOn} />
      </Panel>
    );
  }
  return (
    <Panel title={texts.title} intro={texts.intro}>
      {outcome && (
        <div ref={said} tabIndex={-1}>
          <Alert kind="success">{outcome}</Alert>
        </div>
      )}
      <PasskeyOutcome value={setOutcome}>
        <PasskeyList account={account} />
        <NewPasskeyForm onAdded={added} />
      </PasskeyOutcome>
    </Panel>
  );
}

function PasskeyList({ account }: { account: OwnAccount }) {
  const texts = useAdminMessages().accounts.passkeys;
  const { passkeys, hasAuthenticatorApp, recoveryCodesLeft } = account;
  if (passkeys.length === 0) return <p className={list.detail}>{texts.none}</p>;
  return (
    <>
      <ul className={list.rows}>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      {!hasAuthenticatorApp && <p className={list.detail}>{texts.codesLeft(recoveryCodesLeft)}</p>}
    </>
  );
}

interface NewPasskeyFormProps {
  onAdded: (recoveryCodes: string[] | undefined) => Promise<void>;
}

/** Adds a passkey: the browser asks for it once the password was given. */
function NewPasskeyForm({ onAdded }: NewPasskeyFormProps) {
  const { api, makePasskey } = useAdmin();
  const tellOutcome = useContext(PasskeyOutcome);
  const texts = useAdminMessages().accounts.passkeys;
  const { isBusy, failure, submit } = useForm({
    resets: true,
    read: (fields) => ({ name: typedIn(fields, "name"), present: typedIn(fields, "present") }),
    async send({ name, present }) {
      tellOutcome(null);
      const answer = await makePasskey(await api.beginPasskey(present));
      await onAdded((await api.addPasskey({ name, answer })).recoveryCodes);
    },
  });
  return (
    <form className={form.form} onSubmit={submit}>
      <PasskeyAlert failure={failure} />
      <Field label={texts.name} hint={texts.nameHint}>
        {(control) => <input {...control} name="name" maxLength={60} autoComplete="off" />}
      </Field>
      <PresentPassword />
      <Button type="submit" busy={isBusy}>
        {texts.add}
      </Button>
    </form>
  );
}
