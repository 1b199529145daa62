import type { SecondFactorSetup } from "#api/accounts/own-account.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import styles from "./own-account.module.css";

interface SecondFactorCodeProps {
  setup: SecondFactorSetup;
  isBusy: boolean;
  onCode: (code: string) => void;
}

/** Shows the QR code for the phone, and the field for the code that the phone then displays. */
export function SecondFactorCode({ setup: { secret, qrCode }, isBusy, onCode }: SecondFactorCodeProps) {
  const texts = useAdminMessages().accounts.secondFactor;
  return (
    <div className={styles.setup}>
      <img
        className={styles.qrCode}
        src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
        alt={texts.qrCode}
        width="200"
        height="200"
      />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onCode(String(new FormData(event.currentTarget).get("code")));
        }}
      >
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
  );
}
