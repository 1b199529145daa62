import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { PillLink } from "#app/ui/buttons/pill-link.tsx";
import { newPostPath } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import styles from "./admin-header.module.css";

/** The dashboard's header; who is signed in, and the way out, are in the layout. */
export function AdminHeader() {
  const { username, may } = useAdmin();
  const { dashboard } = useAdminMessages();
  const language = useLanguage();
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{dashboard.title}</h1>
      <p className={styles.welcome}>{dashboard.welcome(username)}</p>
      {may.includes("posts.create") && <PillLink to={newPostPath(language)}>{dashboard.toNewPost}</PillLink>}
    </header>
  );
}
