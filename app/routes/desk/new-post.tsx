import { useState } from "react";
import { useNavigate } from "react-router";
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
  // Known from the start: a create whose answer was lost is sent again without a double.
  const [newId] = useState(makePostId);
  const save: PostFormProps["save"] = (post, attachments, options) =>
    savePost(post, options.id === undefined ? { ...attachments, id: newId } : attachments, options);

  return (
    <PostForm
      post={null}
      username={username}
      save={save}
      readLatest={(id) => browserApi.readWholePost(id)}
      TextEditor={TextEditor}
      signIn={(password) => signIn({ username, password })}
      onSaved={() => void navigate(pagePath("blog", language))}
    />
  );
}

/** 24 hexadecimal digits, as the server makes them. */
function makePostId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
