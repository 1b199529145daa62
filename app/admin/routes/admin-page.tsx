import type { ReactNode } from "react";
import { Link } from "react-router";
import { AdminTitle } from "#app/admin/admin-title.tsx";
import { adminPath } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { SignInGate } from "./sign-in-gate.tsx";
import styles from "./admin-area.module.css";

interface AdminPageProps {
  title: string;
  intro: string;
  children: ReactNode;
}

/** A page of its own beside the dashboard, with the way back to it. For signed-in people. */
export function AdminPage({ title, intro, children }: AdminPageProps) {
  const { back } = useAdminMessages().dashboard.edit;
  const dashboard = adminPath(useLanguage());
  return (
    <>
      <AdminTitle title={title} />
      <SignInGate>
        {() => (
          <div className={styles.form}>
            <header>
              <h1 className={styles.title}>{title}</h1>
              <Link to={dashboard} className={styles.back}>
                {back}
              </Link>
              <p className={styles.intro}>{intro}</p>
            </header>
            {children}
          </div>
        )}
      </SignInGate>
    </>
  );
}
