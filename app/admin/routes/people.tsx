import { deskApi, deskSend } from "#app/admin/desk-api.ts";
import { People } from "#app/admin/accounts/people/people.tsx";
import { useProvenApi } from "#app/admin/accounts/proof/use-proven-api.tsx";
import { AdminTitle } from "#app/admin/admin-title.tsx";
import { useAttention } from "#app/admin/frame/use-attention.ts";
import { proveByPasskey } from "#app/admin/passkeys.ts";
import { handleSessionLoss } from "#app/session.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { SignInGate } from "./sign-in-gate.tsx";
import styles from "./admin-area.module.css";

export default function PeopleRoute() {
  const { accounts } = useAdminMessages();
  return (
    <>
      <AdminTitle title={accounts.peopleTitle} />
      <SignInGate needs="people.manage">
        {() => (
          <div className={styles.form}>
            <h1 className={styles.title}>{accounts.peopleTitle}</h1>
            <CountedPeople />
          </div>
        )}
      </SignInGate>
    </>
  );
}

/** Within the frame, which counts those that wait. */
function CountedPeople() {
  const { refresh } = useAttention();
  const { api, dialog } = useProvenApi({ send: deskSend, calls: proofCalls, handleSessionLoss });
  return (
    <>
      <People api={api} onDecided={refresh} handleSessionLoss={handleSessionLoss} />
      {dialog}
    </>
  );
}

const proofCalls = { proveByPassword: deskApi.proveByPassword, proveByPasskey };
