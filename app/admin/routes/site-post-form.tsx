import { useMemo, type ComponentProps } from "react";
import { CurrentCategories } from "#app/admin/site/categories/current-categories.tsx";
import { AdminContext, useAdmin } from "#app/admin/calls/admin-context.ts";
import { PostForm } from "#app/admin/post-form/post-form.tsx";
import { EditorWithLibrary, useCoverLibrary } from "./editor-with-library.tsx";

type SitePostFormProps = Pick<
  ComponentProps<typeof PostForm>,
  "post" | "translates" | "save" | "onSaved" | "onKept"
>;

/** The form of a post with this site’s editor, pictures and calls. */
export function SitePostForm(props: SitePostFormProps) {
  const admin = useAdmin();
  const coverLibrary = useCoverLibrary();
  // The form asks for the password when it saves; the page's sign-in form would lie behind its dialogs.
  const inForm = useMemo(() => ({ ...admin, api: admin.plainApi, renewsSession: false }), [admin]);
  return (
    <AdminContext value={inForm}>
      <CurrentCategories>
        <PostForm {...props} TextEditor={EditorWithLibrary} CoverLibrary={coverLibrary} />
      </CurrentCategories>
    </AdminContext>
  );
}
