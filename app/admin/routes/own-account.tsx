import { Link } from "react-router";
import { browserApi } from "#app/browser-api.ts";
import { OwnAccount } from "#app/admin/accounts/own/own-account.tsx";
import { AdminTitle } from "#app/admin/admin-title.tsx";
import { makePasskey } from "#app/admin/passkeys.ts";
import { handleSessionLoss, profileChanged } from "#app/session.ts";
import { adminPath } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { SignInGate } from "./sign-in-gate.tsx";
import styles from "./admin-area.module.css";

export default function OwnAccountRoute() {
  const { accounts } = useAdminMessages();
  const dashboard = adminPath(useLanguage());
  return (
    <>
      <AdminTitle title={accounts.ownTitle} />
      <SignInGate isForSetup>
        {() => (
          <div className={styles.form}>
            <header>
              <h1 className={styles.title}>{accounts.ownTitle}</h1>
              <Link to={dashboard} className={styles.back}>
                {accounts.back}
              </Link>
            </header>
            <OwnAccount
              api={browserApi}
              makePasskey={makePasskey}
              handleSessionLoss={handleSessionLoss}
              onChanged={profileChanged}
            />
          </div>
        )}
      </SignInGate>
    </>
  );
}
