import { Link } from "react-router";
import { browserApi } from "#app/browser-api.ts";
import { People } from "#app/admin/accounts/people/people.tsx";
import { AdminTitle } from "#app/admin/admin-title.tsx";
import { handleSessionLoss } from "#app/session.ts";
import { adminPath } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { SignInGate } from "./sign-in-gate.tsx";
import styles from "./admin-area.module.css";

export default function PeopleRoute() {
  const { accounts } = useAdminMessages();
  const dashboard = adminPath(useLanguage());
  return (
    <>
      <AdminTitle title={accounts.peopleTitle} />
      <SignInGate>
        {() => (
          <div className={styles.form}>
            <header>
              <h1 className={styles.title}>{accounts.peopleTitle}</h1>
              <Link to={dashboard} className={styles.back}>
                {accounts.back}
              </Link>
            </header>
            <People api={browserApi} handleSessionLoss={handleSessionLoss} />
          </div>
        )}
      </SignInGate>
    </>
  );
}
