import { useState } from "react";
import { useNavigate } from "react-router";
import type { PostFormProps } from "#app/admin/post-form/store/form-props.ts";
import { savePost } from "#app/admin/editors/save-post.ts";
import { editPath, pagePath } from "#i18n/addresses.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { SitePostForm } from "./site-post-form.tsx";

/** After publishing, opens the blog; after saving a draft, the form that goes on with it. */
export function NewPost() {
  const language = useLanguage();
  const navigate = useNavigate();
  // Chosen here, so that a create whose answer was lost can be sent again without creating a second post.
  const [newId] = useState(makePostId);
  const save: PostFormProps["save"] = (post, attachments, options) =>
    savePost(post, options.id === undefined ? { ...attachments, id: newId } : attachments, options);

  return (
    <SitePostForm
      post={null}
      save={save}
      onSaved={() => void navigate(pagePath("blog", language))}
      onKept={({ id }) => void navigate(editPath(id, language))}
    />
  );
}

/** 24 hexadecimal digits, as the server makes them. */
function makePostId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
