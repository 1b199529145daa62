import { sessionSend } from "#app/admin/admin-api.ts";
import { People } from "#app/admin/accounts/people/people.tsx";
import { ProvenCalls } from "#app/admin/accounts/proof/proven-calls.tsx";
import { AdminTitle } from "#app/admin/admin-title.tsx";
import { useTodos } from "#app/admin/layout/use-todos.ts";
import { proveByPasskey } from "#app/admin/passkeys.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { AuthGuard } from "./auth-guard.tsx";
import styles from "./admin-area.module.css";

export default function PeopleRoute() {
  const { accounts } = useAdminMessages();
  return (
    <>
      <AdminTitle title={accounts.peopleTitle} />
      <AuthGuard needs="people.manage">
        <div className={styles.form}>
          <h1 className={styles.title}>{accounts.peopleTitle}</h1>
          <ProvenCalls send={sessionSend} proveByPasskey={proveByPasskey}>
            <CountedPeople />
          </ProvenCalls>
        </div>
      </AuthGuard>
    </>
  );
}

/** Within the layout, which counts those that wait. */
function CountedPeople() {
  const { refresh } = useTodos();
  return <People onDecided={refresh} />;
}
