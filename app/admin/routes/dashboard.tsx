import { deskApi } from "#app/admin/desk-api.ts";
import { AdminHeader } from "#app/admin/admin-header.tsx";
import { AdminTitle } from "#app/admin/admin-title.tsx";
import { BackupLine } from "#app/admin/backups/backup-line.tsx";
import { RecentVisits } from "#app/admin/numbers/recent-visits.tsx";
import { AttentionList } from "#app/admin/frame/attention-list.tsx";
import { useAttention } from "#app/admin/frame/use-attention.ts";
import { PostList } from "#app/admin/posts/post-list.tsx";
import { LandingNotice } from "#app/ui/notices/landing-notice.tsx";
import { homePostsCache } from "#app/site/posts/list/home-posts-cache.ts";
import { handleSessionLoss, useOwnRights } from "#app/session.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { SignInGate } from "./sign-in-gate.tsx";
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
      <SignInGate>
        {(username) => (
          <div className={styles.area}>
            <AdminHeader username={username} may={may} />
            <LandingNotice />
            <AttentionList>
              {may.includes("status.read") && (
                <BackupLine api={deskApi} handleSessionLoss={handleSessionLoss} />
              )}
            </AttentionList>
            <Posts />
            {may.includes("numbers.read") && (
              <RecentVisits api={deskApi} handleSessionLoss={handleSessionLoss} />
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
      </SignInGate>
    </>
  );
}

/** Within the frame: what was changed may need no more attention. */
function Posts() {
  const { refresh } = useAttention();
  const { may } = useOwnRights();
  return (
    <PostList
      api={deskApi}
      may={may}
      onChanged={() => {
        homePostsCache.clear();
        refresh();
      }}
      handleSessionLoss={handleSessionLoss}
    />
  );
}
