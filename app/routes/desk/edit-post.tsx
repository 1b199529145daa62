import { useCallback } from "react";
import { Link, useNavigate } from "react-router";
import { browserApi } from "#app/browser-api.ts";
import { DeskTitle } from "#app/features/desk/desk-title.tsx";
import { PostToEdit } from "#app/features/desk/post-to-edit.tsx";
import { PostForm } from "#app/features/post-form/post-form.tsx";
import { TextEditor } from "#app/features/text-editor/text-editor.tsx";
import { savePost } from "#app/save-post.ts";
import { signIn } from "#app/session.ts";
import { adminPath } from "#i18n/addresses.ts";
import { useDeskMessages } from "#i18n/desk-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { Route } from "./+types/edit-post";
import { DeskGate } from "./desk-gate.tsx";
import styles from "./desk.module.css";

export default function EditPostRoute({ params: { id } }: Route.ComponentProps) {
  const { edit } = useDeskMessages().dashboard;
  const dashboard = adminPath(useLanguage());
  const navigate = useNavigate();
  const loadPost = useCallback(() => browserApi.readWholePost(id), [id]);
  return (
    <>
      <DeskTitle title={edit.title} />
      <DeskGate>
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
                  signIn={(password) => signIn({ username, password })}
                  onSaved={() => void navigate(dashboard)}
                />
              )}
            </PostToEdit>
          </div>
        )}
      </DeskGate>
    </>
  );
}
