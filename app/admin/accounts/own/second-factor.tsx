import { useState, type SubmitEvent } from "react";
import type { OwnAccount, SecondFactorSetup } from "#api/accounts/own-account.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { Panel } from "#app/ui/layout/panel.tsx";
import { PasskeyAlert } from "#app/admin/accounts/passkeys/passkey-alert.tsx";
import { useCall } from "#app/admin/calls/use-call.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { PasswordField } from "#app/ui/forms/password-field.tsx";
import { useOutcomeFocus } from "#app/ui/notices/use-outcome-focus.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SecondFactorCode } from "./second-factor-code.tsx";
import styles from "./own-account.module.css";

interface SecondFactorProps {
  account: OwnAccount;
  onChanged: () => Promise<void>;
}

/** Asks for the password, shows the QR code, asks for a code, and shows the recovery codes. */
export function SecondFactor({ account, onChanged }: SecondFactorProps) {
  const { api } = useAdmin();
  const { accounts } = useAdminMessages();
  const texts = accounts.secondFactor;
  const { hasAuthenticatorApp } = account;
  const { isBusy, failure, run } = useCall();
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  // Each takes away the button that was pressed.
  const [step, setStep] = useState<"code" | "kept" | "off" | null>(null);
  const heading = useOutcomeFocus<HTMLHeadingElement>(step);

  async function submitPassword(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form, event.nativeEvent.submitter);
    const present = String(fields.get("present"));
    setStep(null);
    if (fields.get("act") === "turn off") {
      if (!(await run(() => api.removeSecondFactor(present)))) return;
      form.reset();
      await onChanged();
      setStep("off");
    } else {
      const isBegun = await run(async () => setSetup(await api.beginSecondFactor(present)));
      if (isBegun) setStep("code");
    }
  }

  const confirm = (code: string) =>
    run(async () => {
      setCodes((await api.confirmSecondFactor(code)).recoveryCodes);
      setSetup(null);
    });

  if (codes) {
    const done = () => {
      setCodes(null);
      setStep("kept");
      void onChanged();
    };
    return (
      <Panel title={texts.title}>
        <RecoveryCodes codes={codes} onDone={done} />
      </Panel>
    );
  }
  return (
    <Panel title={texts.title} intro={texts.intro} heading={heading}>
      <PasskeyAlert failure={failure} />
      {account.hasSecondFactor && (
        <Alert kind="success">
          {hasAuthenticatorApp ? texts.isOn(account.recoveryCodesLeft) : texts.isOnByPasskey}
        </Alert>
      )}
      {setup ? (
        <SecondFactorCode setup={setup} isBusy={isBusy} onCode={(code) => void confirm(code)} />
      ) : (
        <form className={styles.form} onSubmit={(event) => void submitPassword(event)}>
          <PasswordField
            name="present"
            label={accounts.changePassword.present}
            showLabel={accounts.showPassword}
            autoComplete="current-password"
            required
          />
          <Button type="submit" kind={account.hasSecondFactor ? "quiet" : "primary"} busy={isBusy}>
            {hasAuthenticatorApp ? texts.setUpAnew : account.hasSecondFactor ? texts.turnOnToo : texts.turnOn}
          </Button>
          {hasAuthenticatorApp && (
            <Button type="submit" name="act" value="turn off" kind="danger" busy={isBusy}>
              {texts.turnOff}
            </Button>
          )}
        </form>
      )}
    </Panel>
  );
}
