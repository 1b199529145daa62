import { ProvenCalls } from "#app/admin/accounts/proof/proven-calls.tsx";
import { SetUpList } from "#app/admin/site/settings/set-up-list.tsx";
import { AdminHeader } from "#app/admin/admin-header.tsx";
import { CurrentCategories } from "#app/admin/site/categories/current-categories.tsx";
import { BackupLine } from "#app/admin/operation/backups/backup-line.tsx";
import { DeadLinks } from "#app/admin/operation/links/dead-links.tsx";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { RecentVisits } from "#app/admin/operation/statistics/recent-visits.tsx";
import { TodoList } from "#app/admin/layout/todo-list.tsx";
import { countOf, useTodos } from "#app/admin/layout/use-todos.ts";
import { PostList } from "#app/admin/posts/post-list.tsx";
import { LandingNotice } from "#app/ui/notices/landing-notice.tsx";
import { homePostsCache } from "#app/site/posts/list/home-posts-cache.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { NewPost } from "./new-post.tsx";
import type { PageHandle } from "./page-handle.ts";
import styles from "./admin-area.module.css";

/** Id of a heading, with the underscore that the site's own fragments have. */
const newPostId = "_new-post";

export const handle: PageHandle = { title: ({ dashboard }) => dashboard.title };

/** A post that is changed here may need no more attention. */
export default function DashboardRoute() {
  const { dashboard } = useAdminMessages();
  const { may, siteChanged } = useAdmin();
  const todos = useTodos();
  const { refresh } = todos;
  return (
    <div className={styles.area}>
      <AdminHeader />
      <LandingNotice />
      {may.includes("settings.manage") && (
        <ProvenCalls>
          <SetUpList onPostsMoved={() => void siteChanged()} />
        </ProvenCalls>
      )}
      <TodoList>
        {may.includes("status.read") && <BackupLine />}
        {may.includes("settings.manage") && (
          <ProvenCalls>
            <DeadLinks count={countOf("deadLinks", todos)} onReplaced={() => void siteChanged()} />
          </ProvenCalls>
        )}
      </TodoList>
      <CurrentCategories>
        <PostList
          onChanged={() => {
            homePostsCache.clear();
            refresh();
          }}
        />
      </CurrentCategories>
      {may.includes("statistics.read") && <RecentVisits />}
      {may.includes("posts.create") && (
        <section className={styles.form} aria-labelledby={newPostId}>
          <h2 id={newPostId} tabIndex={-1}>
            {dashboard.newPost}
          </h2>
          <NewPost />
        </section>
      )}
    </div>
  );
}
