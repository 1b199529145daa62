import { useState } from "react";
import { browserApi } from "#app/browser-api.ts";
import { WaitingAccounts } from "#app/admin/accounts/waiting-accounts.tsx";
import { AdminHeader } from "#app/admin/admin-header.tsx";
import { AdminTitle } from "#app/admin/admin-title.tsx";
import { BackupLine } from "#app/admin/backups/backup-line.tsx";
import { PostList } from "#app/admin/posts/post-list.tsx";
import { Inbox } from "#app/admin/contact-messages/inbox.tsx";
import { homePostsCache } from "#app/site/posts/list/home-posts-cache.ts";
import { handleSessionLoss, signOut } from "#app/session.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { SignInGate } from "./sign-in-gate.tsx";
import { NewPost } from "./new-post.tsx";
import styles from "./admin-area.module.css";

/** Ids of headings, with the underscore that the site's own fragments have. */
const newPostId = "_new-post";
const messagesId = "_messages";

export default function DashboardRoute() {
  const { dashboard } = useAdminMessages();
  const [unread, setUnread] = useState(0);
  return (
    <>
      <AdminTitle title={dashboard.title} />
      <SignInGate>
        {(username) => (
          <div className={styles.area}>
            <AdminHeader
              username={username}
              newPostId={newPostId}
              messagesId={messagesId}
              unread={unread}
              signOut={signOut}
            />
            <BackupLine api={browserApi} handleSessionLoss={handleSessionLoss} />
            <WaitingAccounts api={browserApi} handleSessionLoss={handleSessionLoss} />
            <PostList
              api={browserApi}
              onDeleted={homePostsCache.clear}
              handleSessionLoss={handleSessionLoss}
            />
            <Inbox
              api={browserApi}
              headingId={messagesId}
              onUnread={setUnread}
              handleSessionLoss={handleSessionLoss}
            />
            <section className={styles.form} aria-labelledby={newPostId}>
              <h2 id={newPostId} tabIndex={-1}>
                {dashboard.newPost}
              </h2>
              <NewPost username={username} />
            </section>
          </div>
        )}
      </SignInGate>
    </>
  );
}
