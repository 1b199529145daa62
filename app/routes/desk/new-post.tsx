import { useRef } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "#api/errors.ts";
import { browserApi } from "#app/browser-api.ts";
import { PostForm, type PostFormProps } from "#app/features/post-form/post-form.tsx";
import { TextEditor } from "#app/features/text-editor/text-editor.tsx";
import { savePost } from "#app/save-post.ts";
import { signIn } from "#app/session.ts";
import { pagePath } from "#i18n/addresses.ts";
import { useLanguage } from "#i18n/page-language.tsx";

/** The form in which a new post is written; once it is published, the blog shows it. */
export function NewPost({ username }: { username: string }) {
  const language = useLanguage();
  const navigate = useNavigate();
  // Words written while it was being created are saved after it, as a change.
  const createdId = useRef<string>(undefined);

  const save: PostFormProps["save"] = async (...written) => {
    const post = await savePost(...written);
    createdId.current = post.id;
    return post;
  };

  async function readLatest() {
    if (createdId.current === undefined) throw new ApiError(404, "not_found", "nothing is stored yet");
    return browserApi.readWholePost(createdId.current);
  }

  return (
    <PostForm
      post={null}
      username={username}
      save={save}
      readLatest={readLatest}
      TextEditor={TextEditor}
      signIn={(password) => signIn({ username, password })}
      onSaved={() => void navigate(pagePath("blog", language))}
    />
  );
}
