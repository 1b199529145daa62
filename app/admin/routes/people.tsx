import { deskApi } from "#app/admin/desk-api.ts";
import { People } from "#app/admin/accounts/people/people.tsx";
import { AdminTitle } from "#app/admin/admin-title.tsx";
import { useAttention } from "#app/admin/frame/use-attention.ts";
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
  return <People api={deskApi} onDecided={refresh} handleSessionLoss={handleSessionLoss} />;
}
