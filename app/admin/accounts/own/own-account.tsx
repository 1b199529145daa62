import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { CallAlert } from "#app/admin/accounts/call-alert.tsx";
import { Passkeys } from "#app/admin/accounts/passkeys/passkeys.tsx";
import { ProvenCalls } from "#app/admin/accounts/proof/proven-calls.tsx";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Loading } from "#app/ui/notices/loading.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { ChangePassword } from "./change-password.tsx";
import { OwnEmail } from "./own-email.tsx";
import { OwnResetCode } from "./own-reset-code.tsx";
import { OwnSessions } from "./own-sessions.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { ownAccountKey, ownSessionsKey } from "./use-account-changed.ts";
import styles from "./own-account.module.css";

/** Password, second factor, passkeys, address and sessions of who is signed in. */
export function OwnAccount() {
  const { api } = useAdmin();
  const client = useQueryClient();
  const { accounts } = useAdminMessages();
  const { data: account, error } = useQuery({
    queryKey: ownAccountKey,
    queryFn: () => api.readOwnAccount(),
  });
  const failure = error && { error };

  if (!account) return failure ? <CallAlert failure={failure} /> : <Loading text={accounts.asking} />;
  return (
    <div className={styles.page}>
      <CallAlert failure={failure} />
      {account.needsSecondFactor && <Alert kind="note">{accounts.secondFactor.required}</Alert>}
      <SecondFactor account={account} />
      <Passkeys account={account} />
      <ChangePassword onChanged={() => void client.invalidateQueries({ queryKey: ownSessionsKey })} />
      <ProvenCalls>
        <OwnEmail account={account} />
        <OwnResetCode account={account} />
      </ProvenCalls>
      <OwnSessions />
    </div>
  );
}
