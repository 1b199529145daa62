import { adminApi } from "#app/admin/admin-api.ts";
import { AdminHeader } from "#app/admin/admin-header.tsx";
import { AdminTitle } from "#app/admin/admin-title.tsx";
import { BackupLine } from "#app/admin/backups/backup-line.tsx";
import { RecentVisits } from "#app/admin/statistics/recent-visits.tsx";
import { TodoList } from "#app/admin/layout/todo-list.tsx";
import { useTodos } from "#app/admin/layout/use-todos.ts";
import { PostList } from "#app/admin/posts/post-list.tsx";
import { LandingNotice } from "#app/ui/notices/landing-notice.tsx";
import { homePostsCache } from "#app/site/posts/list/home-posts-cache.ts";
import { handleSessionLoss, useOwnRights } from "#app/session.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { AuthGuard } from "./auth-guard.tsx";
import { NewPost } from "./new-post.tsx";
import styles from "./admin-area.module.css";

/** Id of a heading, with the underscore that the site's own fragments have. */
const newPostId = "_new-post";

export default function DashboardRoute() {
  const { dashboard } = useAdminMessages();
  const { may } = useOwnRights();
  return (
    <>
      <AdminTitle title={dashboard.title} />
      <AuthGuard>
        {(username) => (
          <div className={styles.area}>
            <AdminHeader username={username} may={may} />
            <LandingNotice />
            <TodoList>
              {may.includes("status.read") && (
                <BackupLine api={adminApi} handleSessionLoss={handleSessionLoss} />
              )}
            </TodoList>
            <Posts />
            {may.includes("statistics.read") && (
              <RecentVisits api={adminApi} handleSessionLoss={handleSessionLoss} />
            )}
            {may.includes("posts.create") && (
              <section className={styles.form} aria-labelledby={newPostId}>
                <h2 id={newPostId} tabIndex={-1}>
                  {dashboard.newPost}
                </h2>
                <NewPost username={username} />
              </section>
            )}
          </div>
        )}
      </AuthGuard>
    </>
  );
}

/** Within the layout: what was changed may need no more attention. */
function Posts() {
  const { refresh } = useTodos();
  const { may } = useOwnRights();
  return (
    <PostList
      api={adminApi}
      may={may}
      onChanged={() => {
        homePostsCache.clear();
        refresh();
      }}
      handleSessionLoss={handleSessionLoss}
    />
  );
}
