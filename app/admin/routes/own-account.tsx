import { OwnAccount } from "#app/admin/accounts/own/own-account.tsx";
import { AdminTitle } from "#app/admin/admin-title.tsx";
import { makePasskey } from "#app/admin/passkeys.ts";
import { profileChanged } from "#app/session.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { AuthGuard } from "./auth-guard.tsx";
import styles from "./admin-area.module.css";

export default function OwnAccountRoute() {
  const { accounts } = useAdminMessages();
  return (
    <>
      <AdminTitle title={accounts.ownTitle} />
      <AuthGuard isForSetup>
        <div className={styles.form}>
          <h1 className={styles.title}>{accounts.ownTitle}</h1>
          <OwnAccount makePasskey={makePasskey} onChanged={profileChanged} />
        </div>
      </AuthGuard>
    </>
  );
}
