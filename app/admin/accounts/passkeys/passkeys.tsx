import { useState } from "react";
import type { NewPasskey, OwnAccount, PasskeyCreation } from "#api/accounts/own-account.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { typedIn, useForm } from "#app/admin/calls/use-form.ts";
import { RecoveryCodes } from "#app/admin/accounts/own/recovery-codes.tsx";
import { PresentPassword } from "#app/admin/accounts/present-password.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { Panel } from "#app/ui/layout/panel.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useOutcomeFocus } from "#app/ui/notices/use-outcome-focus.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { PasskeyAlert } from "./passkey-alert.tsx";
import { PasskeyRow } from "./passkey-row.tsx";
import list from "../account-rows.module.css";
import form from "../panel-form.module.css";

interface PasskeysProps {
  makePasskey: (creation: PasskeyCreation) => Promise<NewPasskey["answer"]>;
  account: OwnAccount;
  /** The first second factor is on; the recovery codes are still shown. */
  onCodes: () => void;
  onChanged: () => Promise<void>;
}

/** Lists, adds and removes one's passkeys; with the first second factor it shows the recovery codes. */
export function Passkeys({ makePasskey, account, onCodes, onChanged }: PasskeysProps) {
  const texts = useAdminMessages().accounts.passkeys;
  const [codes, setCodes] = useState<string[] | null>(null);
  const [done, setDone] = useState<string | null>(null);
  // The row or the recovery codes go, with the button that was pressed.
  const said = useOutcomeFocus<HTMLDivElement>(codes ? null : done);

  async function added(recoveryCodes: string[] | undefined): Promise<void> {
    setCodes(recoveryCodes ?? null);
    if (recoveryCodes) onCodes();
    else await onChanged();
    setDone(texts.isAdded);
  }

  if (codes) {
    const goOn = () => {
      setCodes(null);
      void onChanged();
    };
    return (
      <Panel title={texts.title}>
        <RecoveryCodes codes={codes} onDone={goOn} />
      </Panel>
    );
  }
  return (
    <Panel title={texts.title} intro={texts.intro}>
      {done && (
        <div ref={said} tabIndex={-1}>
          <Alert kind="success">{done}</Alert>
        </div>
      )}
      <PasskeyList
        account={account}
        onBegin={() => setDone(null)}
        onRemoved={async () => {
          await onChanged();
          setDone(texts.isRemoved);
        }}
      />
      <NewPasskeyForm makePasskey={makePasskey} onBegin={() => setDone(null)} onAdded={added} />
    </Panel>
  );
}

interface PasskeyListProps extends Pick<PasskeysProps, "account"> {
  onBegin: () => void;
  onRemoved: () => Promise<void>;
}

function PasskeyList({ account, onBegin, onRemoved }: PasskeyListProps) {
  const texts = useAdminMessages().accounts.passkeys;
  const { passkeys, hasAuthenticatorApp, recoveryCodesLeft } = account;
  if (passkeys.length === 0) return <p className={list.detail}>{texts.none}</p>;
  return (
    <>
      <ul className={list.rows}>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onBegin={onBegin} onRemoved={onRemoved} />
        ))}
      </ul>
      {!hasAuthenticatorApp && <p className={list.detail}>{texts.codesLeft(recoveryCodesLeft)}</p>}
    </>
  );
}

interface NewPasskeyFormProps extends Pick<PasskeysProps, "makePasskey"> {
  onBegin: () => void;
  onAdded: (recoveryCodes: string[] | undefined) => Promise<void>;
}

/** Adds a passkey: the browser asks for it once the password was given. */
function NewPasskeyForm({ makePasskey, onBegin, onAdded }: NewPasskeyFormProps) {
  const { api } = useAdmin();
  const texts = useAdminMessages().accounts.passkeys;
  const { isBusy, failure, submit } = useForm({
    resets: true,
    read: (fields) => ({ name: typedIn(fields, "name"), present: typedIn(fields, "present") }),
    async send({ name, present }) {
      onBegin();
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
