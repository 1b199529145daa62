import { useState, type FormEvent } from "react";
import type { NewPasskey, OwnAccount, PasskeyCreation } from "#api/accounts/own-account.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { RecoveryCodes } from "#app/admin/accounts/own/recovery-codes.tsx";
import { Panel } from "#app/ui/layout/panel.tsx";
import { useCall } from "#app/admin/calls/use-call.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { useOutcomeFocus } from "#app/ui/notices/use-outcome-focus.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { PasskeyAlert } from "./passkey-alert.tsx";
import { PasskeyRow } from "./passkey-row.tsx";
import list from "../account-rows.module.css";
import styles from "../own/own-account.module.css";

interface PasskeysProps {
  makePasskey: (creation: PasskeyCreation) => Promise<NewPasskey["answer"]>;
  account: OwnAccount;
  /** The first second factor is on; the recovery codes are still shown. */
  onCodes: () => void;
  onChanged: () => Promise<void>;
}

/** Lists, adds and removes one's passkeys; with the first second factor it shows the recovery codes. */
export function Passkeys(props: PasskeysProps) {
  const { api } = useAdmin();
  const { makePasskey, account, onCodes, onChanged } = props;
  const { accounts } = useAdminMessages();
  const texts = accounts.passkeys;
  const { isBusy, failure, run } = useCall();
  const [codes, setCodes] = useState<string[] | null>(null);
  const [done, setDone] = useState<string | null>(null);
  // The row or the recovery codes go, with the button that was pressed.
  const said = useOutcomeFocus<HTMLDivElement>(codes ? null : done);

  async function add(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    setDone(null);
    const isAdded = await run(async () => {
      const creation = await api.beginPasskey(String(fields.get("present")));
      const answer = await makePasskey(creation);
      const { recoveryCodes } = await api.addPasskey({ name: String(fields.get("name")), answer });
      setCodes(recoveryCodes ?? null);
      if (recoveryCodes) onCodes();
      else await onChanged();
    });
    if (!isAdded) return;
    form.reset();
    setDone(texts.isAdded);
  }

  async function remove(id: string, present: string): Promise<void> {
    setDone(null);
    const isRemoved = await run(async () => {
      await api.removePasskey(id, present);
      await onChanged();
    });
    if (isRemoved) setDone(texts.isRemoved);
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
  const { passkeys, hasAuthenticatorApp, recoveryCodesLeft } = account;
  return (
    <Panel title={texts.title} intro={texts.intro}>
      <PasskeyAlert failure={failure} />
      {done && !failure && (
        <div ref={said} tabIndex={-1}>
          <Alert kind="success">{done}</Alert>
        </div>
      )}
      {passkeys.length === 0 ? (
        <p className={list.detail}>{texts.none}</p>
      ) : (
        <ul className={list.rows}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isBusy={isBusy}
              onRemove={(present) => void remove(passkey.id, present)}
            />
          ))}
        </ul>
      )}
      {passkeys.length > 0 && !hasAuthenticatorApp && (
        <p className={list.detail}>{texts.codesLeft(recoveryCodesLeft)}</p>
      )}
      <form className={styles.form} onSubmit={(event) => void add(event)}>
        <Field label={texts.name} hint={texts.nameHint}>
          {(control) => <input {...control} name="name" maxLength={60} autoComplete="off" />}
        </Field>
        <PasswordField
          name="present"
          label={accounts.changePassword.present}
          showLabel={accounts.showPassword}
          autoComplete="current-password"
          required
        />
        <Button type="submit" busy={isBusy}>
          {texts.add}
        </Button>
      </form>
    </Panel>
  );
}
