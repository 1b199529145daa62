import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { NewPasskey, PasskeyCreation } from "#api/accounts/own-account.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { CallAlert } from "#app/admin/accounts/call-alert.tsx";
import { Passkeys } from "#app/admin/accounts/passkeys/passkeys.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Loading } from "#app/ui/notices/loading.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { ChangePassword } from "./change-password.tsx";
import { OwnSessions } from "./own-sessions.tsx";
import { SecondFactor } from "./second-factor.tsx";
import styles from "./own-account.module.css";

export interface OwnAccountProps {
  /** Asks the browser for one. */
  makePasskey: (creation: PasskeyCreation) => Promise<NewPasskey["answer"]>;
  /** The second factor was turned on or off: other pages may be open now, or closed. */
  onChanged: () => Promise<void>;
}

/** Password, second factor, passkeys and sessions of who is signed in. */
export function OwnAccount({ makePasskey, onChanged }: OwnAccountProps) {
  const { api } = useAdmin();
  const { accounts } = useAdminMessages();
  const {
    data: account,
    error,
    refetch,
  } = useQuery({ queryKey: ["ownAccount"], queryFn: () => api.readOwnAccount() });
  const failure = error && { error };
  const [version, setVersion] = useState(0);

  function readAnew(): void {
    setVersion((last) => last + 1);
    void refetch();
  }

  async function changed(): Promise<void> {
    readAnew();
    await onChanged();
  }

  if (!account) return failure ? <CallAlert failure={failure} /> : <Loading text={accounts.asking} />;
  return (
    <div className={styles.page}>
      <CallAlert failure={failure} />
      {account.needsSecondFactor && <Alert kind="note">{accounts.secondFactor.required}</Alert>}
      <SecondFactor account={account} onChanged={changed} />
      <Passkeys
        makePasskey={makePasskey}
        account={account}
        onCodes={() => void refetch()}
        onChanged={changed}
      />
      <ChangePassword onChanged={readAnew} />
      <OwnSessions key={version} />
    </div>
  );
}
