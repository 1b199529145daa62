import { AdminTitle } from "#app/admin/admin-title.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { AuthGuard } from "./auth-guard.tsx";
import { NewPost } from "./new-post.tsx";
import styles from "./admin-area.module.css";

/** The dashboard's form on a page of its own. */
export default function WritePostRoute() {
  const { newPost } = useAdminMessages().dashboard;
  return (
    <>
      <AdminTitle title={newPost} />
      <AuthGuard needs="posts.create">
        <div className={styles.form}>
          <h1 className={styles.title}>{newPost}</h1>
          <NewPost />
        </div>
      </AuthGuard>
    </>
  );
}
