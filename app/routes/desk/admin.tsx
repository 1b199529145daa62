import { useState } from "react";
import { browserApi } from "#app/browser-api.ts";
import { WaitingAccounts } from "#app/features/accounts/waiting-accounts.tsx";
import { DeskHeader } from "#app/features/desk/desk-header.tsx";
import { DeskTitle } from "#app/features/desk/desk-title.tsx";
import { PostList } from "#app/features/desk/post-list.tsx";
import { Inbox } from "#app/features/messages/inbox.tsx";
import { homePostsCache } from "#app/features/posts/home-posts-cache.ts";
import { endSession, signOut } from "#app/session.ts";
import { useDeskMessages } from "#i18n/desk-messages.ts";
import { DeskGate } from "./desk-gate.tsx";
import { NewPost } from "./new-post.tsx";
import styles from "./desk.module.css";

/** Ids of headings, underscored as the page's own fragments are. */
const newPostId = "_new-post";
const messagesId = "_messages";

export default function AdminRoute() {
  const { dashboard } = useDeskMessages();
  const [unread, setUnread] = useState(0);
  return (
    <>
      <DeskTitle title={dashboard.title} />
      <DeskGate>
        {(username) => (
          <div className={styles.desk}>
            <DeskHeader
              username={username}
              newPostId={newPostId}
              messagesId={messagesId}
              unread={unread}
              signOut={signOut}
            />
            <WaitingAccounts api={browserApi} onSessionLost={endSession} />
            <PostList api={browserApi} onDeleted={homePostsCache.clear} onSessionLost={endSession} />
            <Inbox api={browserApi} headingId={messagesId} onUnread={setUnread} onSessionLost={endSession} />
            <section className={styles.form} aria-labelledby={newPostId}>
              <h2 id={newPostId} tabIndex={-1}>
                {dashboard.newPost}
              </h2>
              <NewPost username={username} />
            </section>
          </div>
        )}
      </DeskGate>
    </>
  );
}
