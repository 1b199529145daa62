import { useCallback, useEffect, useState } from "react";
import type { AdminClient } from "#api/admin/admin-client.ts";
import type { NewPasskey, OwnAccount as Account, PasskeyCreation } from "#api/accounts/own-account.ts";
import { CallAlert } from "#app/admin/accounts/call-alert.tsx";
import { Passkeys } from "#app/admin/accounts/passkeys/passkeys.tsx";
import { useCall } from "#app/ui/calls/use-call.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { ChangePassword } from "./change-password.tsx";
import { OwnSessions } from "./own-sessions.tsx";
import { SecondFactor } from "./second-factor.tsx";
import styles from "./own-account.module.css";

export interface OwnAccountProps {
  /** Must be stable between renders. */
  api: AdminClient;
  /** Asks the browser for one. */
  makePasskey: (creation: PasskeyCreation) => Promise<NewPasskey["answer"]>;
  handleSessionLoss: (error: unknown) => boolean;
  /** The second factor was turned on or off: other pages may be open now, or closed. */
  onChanged: () => Promise<void>;
}

/** Password, second factor, passkeys and sessions of who is signed in. */
export function OwnAccount({ api, makePasskey, handleSessionLoss, onChanged }: OwnAccountProps) {
  const { accounts } = useAdminMessages();
  const [account, setAccount] = useState<Account | null>(null);
  const [version, setVersion] = useState(0);
  const { failure, run } = useCall(handleSessionLoss);

  const load = useCallback(async () => setAccount(await api.readOwnAccount()), [api]);
  useEffect(() => {
    void run(load);
    // Once for each version: `run` is another one at each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [load, version]);

  /** Reloads the other panels. Codes that are shown only once stay, even if that fails. */
  const readAnew = () => load().catch(() => undefined);

  async function changed(): Promise<void> {
    setVersion((last) => last + 1);
    await onChanged();
  }

  if (failure) return <CallAlert failure={failure} />;
  if (!account) return <Loading text={accounts.asking} />;
  return (
    <div className={styles.page}>
      {account.needsSecondFactor && <Alert kind="note">{accounts.secondFactor.required}</Alert>}
      <SecondFactor api={api} account={account} handleSessionLoss={handleSessionLoss} onChanged={changed} />
      <Passkeys
        api={api}
        makePasskey={makePasskey}
        account={account}
        handleSessionLoss={handleSessionLoss}
        onCodes={() => void readAnew()}
        onChanged={changed}
      />
      <ChangePassword
        api={api}
        username={account.username}
        handleSessionLoss={handleSessionLoss}
        onChanged={() => setVersion((last) => last + 1)}
      />
      <OwnSessions key={version} api={api} handleSessionLoss={handleSessionLoss} />
    </div>
  );
}
