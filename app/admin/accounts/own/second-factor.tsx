import { useState } from "react";
import type { OwnAccount, SecondFactorSetup } from "#api/accounts/own-account.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { typedIn, useForm } from "#app/admin/calls/use-form.ts";
import { PasskeyAlert } from "#app/admin/accounts/passkeys/passkey-alert.tsx";
import { PresentPassword } from "#app/admin/accounts/present-password.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { Panel } from "#app/ui/layout/panel.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { useOutcomeFocus } from "#app/ui/notices/use-outcome-focus.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SecondFactorCode } from "./second-factor-code.tsx";
import { useAccountChanged } from "./use-account-changed.ts";
import form from "../panel-form.module.css";

/** Asks for the password, shows the QR code, asks for a code, and shows the recovery codes. */
export function SecondFactor({ account }: { account: OwnAccount }) {
  const accountChanged = useAccountChanged();
  const texts = useAdminMessages().accounts.secondFactor;
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  // Each takes away the button that was pressed.
  const [step, setStep] = useState<"code" | "kept" | "off" | null>(null);
  const heading = useOutcomeFocus<HTMLHeadingElement>(step);

  function keepCodes(): void {
    setCodes(null);
    setStep("kept");
    void accountChanged();
  }

  if (codes)
    return (
      <Panel title={texts.title}>
        <RecoveryCodes codes={codes} onDone={keepCodes} />
      </Panel>
    );
  return (
    <Panel title={texts.title} intro={texts.intro} heading={heading}>
      {account.hasSecondFactor && (
        <Alert kind="success">
          {account.hasAuthenticatorApp ? texts.isOn(account.recoveryCodesLeft) : texts.isOnByPasskey}
        </Alert>
      )}
      {setup ? (
        <SecondFactorCode
          setup={setup}
          onConfirmed={(recoveryCodes) => {
            setCodes(recoveryCodes);
            setSetup(null);
          }}
        />
      ) : (
        <PasswordStep
          account={account}
          onBegin={() => setStep(null)}
          onSetup={(begun) => {
            setSetup(begun);
            setStep("code");
          }}
          onOff={async () => {
            await accountChanged();
            setStep("off");
          }}
        />
      )}
    </Panel>
  );
}

interface PasswordStepProps {
  account: OwnAccount;
  onBegin: () => void;
  onSetup: (setup: SecondFactorSetup) => void;
  onOff: () => Promise<void>;
}

/** Sets up an app that shows codes, or turns it off, after the password was given. */
function PasswordStep({ account, onBegin, onSetup, onOff }: PasswordStepProps) {
  const { api } = useAdmin();
  const texts = useAdminMessages().accounts.secondFactor;
  const { hasSecondFactor, hasAuthenticatorApp } = account;
  const { isBusy, failure, submit } = useForm({
    resets: true,
    read: (fields) => ({ present: typedIn(fields, "present"), isOff: fields.get("act") === "turn off" }),
    async send({ present, isOff }) {
      onBegin();
      if (!isOff) return onSetup(await api.beginSecondFactor(present));
      await api.removeSecondFactor(present);
      return onOff();
    },
  });
  return (
    <>
      <PasskeyAlert failure={failure} />
      <form className={form.form} onSubmit={submit}>
        <PresentPassword />
        <Button type="submit" kind={hasSecondFactor ? "quiet" : "primary"} busy={isBusy}>
          {hasAuthenticatorApp ? texts.setUpAnew : hasSecondFactor ? texts.turnOnToo : texts.turnOn}
        </Button>
        {hasAuthenticatorApp && (
          <Button type="submit" name="act" value="turn off" kind="danger" busy={isBusy}>
            {texts.turnOff}
          </Button>
        )}
      </form>
    </>
  );
}
