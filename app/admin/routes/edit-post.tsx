import { useCallback } from "react";
import { useNavigate } from "react-router";
import { adminApi } from "#app/admin/admin-api.ts";
import { AdminTitle } from "#app/admin/admin-title.tsx";
import { LandingNotice } from "#app/ui/notices/landing-notice.tsx";
import { PostToEdit } from "#app/admin/posts/post-to-edit.tsx";
import { PasskeySignIn } from "#app/admin/accounts/passkeys/passkey-sign-in.tsx";
import { PostForm } from "#app/admin/post-form/post-form.tsx";
import { savePost } from "#app/admin/save-post.ts";
import { passkeySignIn } from "#app/admin/passkeys.ts";
import { signIn, useOwnRights } from "#app/session.ts";
import { adminPath } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { Route } from "./+types/edit-post";
import { EditorWithLibrary, useCoverLibrary } from "./editor-with-library.tsx";
import { AuthGuard } from "./auth-guard.tsx";
import styles from "./admin-area.module.css";

export default function EditPostRoute({ params: { id } }: Route.ComponentProps) {
  const { edit } = useAdminMessages().dashboard;
  const dashboard = adminPath(useLanguage());
  const navigate = useNavigate();
  const { may, languages } = useOwnRights();
  const coverLibrary = useCoverLibrary();
  const loadPost = useCallback(() => adminApi.readFullPost(id), [id]);
  return (
    <>
      <AdminTitle title={edit.title} />
      <AuthGuard>
        {(username) => (
          <div className={styles.form}>
            <h1 className={styles.title}>{edit.title}</h1>
            <LandingNotice />
            <PostToEdit key={id} loadPost={loadPost}>
              {(post) => (
                <PostForm
                  post={post}
                  username={username}
                  translates={may.includes("posts.publish") ? undefined : languages}
                  save={savePost}
                  readLatest={() => adminApi.readFullPost(post.id)}
                  TextEditor={EditorWithLibrary}
                  CoverLibrary={coverLibrary}
                  writingCalls={adminApi}
                  revisionCalls={adminApi}
                  signIn={(password, code) => signIn({ username, password, code })}
                  signInInstead={(onSignedIn) => (
                    <PasskeySignIn passkeys={{ ask: passkeySignIn.ask }} onSignedIn={onSignedIn} />
                  )}
                  onSaved={() => void navigate(dashboard)}
                />
              )}
            </PostToEdit>
          </div>
        )}
      </AuthGuard>
    </>
  );
}
