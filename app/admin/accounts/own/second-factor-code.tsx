import type { SecondFactorSetup } from "#api/accounts/own-account.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { typedIn, useForm } from "#app/admin/calls/use-form.ts";
import { PasskeyAlert } from "#app/admin/accounts/passkeys/passkey-alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import form from "../panel-form.module.css";
import styles from "./own-account.module.css";

interface SecondFactorCodeProps {
  setup: SecondFactorSetup;
  onConfirmed: (recoveryCodes: string[]) => void;
}

/** Shows the QR code for the phone, and the field for the code that the phone then displays. */
export function SecondFactorCode({ setup: { secret, qrCode }, onConfirmed }: SecondFactorCodeProps) {
  const { api } = useAdmin();
  const texts = useAdminMessages().accounts.secondFactor;
  const { isBusy, failure, submit } = useForm({
    read: (fields) => typedIn(fields, "code"),
    send: async (code) => onConfirmed((await api.confirmSecondFactor(code)).recoveryCodes),
  });
  return (
    <>
      <PasskeyAlert failure={failure} />
      <div className={styles.setup}>
        <img
          className={styles.qrCode}
          src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
          alt={texts.qrCode}
          width="200"
          height="200"
        />
        <form className={form.form} onSubmit={submit}>
          <p>{texts.scan}</p>
          <p className={styles.secret}>
            <span>{texts.orType}</span> <code>{secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</code>
          </p>
          <Field label={texts.code} hint={texts.codeHint}>
            {(control) => (
              <input {...control} name="code" inputMode="numeric" autoComplete="one-time-code" required />
            )}
          </Field>
          <Button type="submit" busy={isBusy}>
            {texts.confirm}
          </Button>
        </form>
      </div>
    </>
  );
}
