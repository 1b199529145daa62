import { useCallback } from "react";
import { Link, useNavigate } from "react-router";
import { browserApi } from "#app/browser-api.ts";
import { AdminTitle } from "#app/admin/admin-title.tsx";
import { PostToEdit } from "#app/admin/posts/post-to-edit.tsx";
import { PasskeySignIn } from "#app/admin/accounts/passkeys/passkey-sign-in.tsx";
import { PostForm } from "#app/admin/post-form/post-form.tsx";
import { TextEditor } from "#app/admin/text-editor/text-editor.tsx";
import { savePost } from "#app/admin/save-post.ts";
import { passkeySignIn } from "#app/admin/passkeys.ts";
import { signIn } from "#app/session.ts";
import { adminPath } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { Route } from "./+types/edit-post";
import { SignInGate } from "./sign-in-gate.tsx";
import styles from "./admin-area.module.css";

export default function EditPostRoute({ params: { id } }: Route.ComponentProps) {
  const { edit } = useAdminMessages().dashboard;
  const dashboard = adminPath(useLanguage());
  const navigate = useNavigate();
  const loadPost = useCallback(() => browserApi.readWholePost(id), [id]);
  return (
    <>
      <AdminTitle title={edit.title} />
      <SignInGate>
        {(username) => (
          <div className={styles.form}>
            <header>
              <h1 className={styles.title}>{edit.title}</h1>
              <Link to={dashboard} className={styles.back}>
                {edit.back}
              </Link>
            </header>
            <PostToEdit key={id} loadPost={loadPost}>
              {(post) => (
                <PostForm
                  post={post}
                  username={username}
                  save={savePost}
                  readLatest={() => browserApi.readWholePost(post.id)}
                  TextEditor={TextEditor}
                  revisionCalls={browserApi}
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
      </SignInGate>
    </>
  );
}
