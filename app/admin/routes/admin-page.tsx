import type { ReactNode } from "react";
import type { Permission } from "#api/accounts/roles.ts";
import { AdminTitle } from "#app/admin/admin-title.tsx";
import { AuthGuard } from "./auth-guard.tsx";
import styles from "./admin-area.module.css";

interface AdminPageProps {
  title: string;
  intro: string;
  needs: Permission;
  children: ReactNode;
}

/** A page of its own beside the dashboard, for signed-in people. */
export function AdminPage({ title, intro, needs, children }: AdminPageProps) {
  return (
    <>
      <AdminTitle title={title} />
      <AuthGuard needs={needs}>
        <div className={styles.form}>
          <header>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.intro}>{intro}</p>
          </header>
          {children}
        </div>
      </AuthGuard>
    </>
  );
}
