import { useQuery } from "@tanstack/react-query";
import { useMemo, type ComponentProps, type ReactNode } from "react";
import { plainApi } from "#app/admin/admin-api.ts";
import { AdminContext, useAdmin } from "#app/admin/calls/admin-context.ts";
import { PostForm } from "#app/admin/post-form/post-form.tsx";
import { OwnersCategories, useOwnersCategories } from "#i18n/blog/use-categories.ts";
import { EditorWithLibrary, useCoverLibrary } from "./editor-with-library.tsx";

type SitePostFormProps = Pick<
  ComponentProps<typeof PostForm>,
  "post" | "translates" | "save" | "postCalls" | "onSaved" | "onKept"
>;

/** The form of a post with this site’s editor, pictures and calls. */
export function SitePostForm(props: SitePostFormProps) {
  const admin = useAdmin();
  const { username } = admin;
  const coverLibrary = useCoverLibrary();
  // The form asks for the password when it saves; the page's sign-in form would lie behind its dialogs.
  const inForm = useMemo(() => ({ ...admin, api: plainApi }), [admin]);
  return (
    <AdminContext value={inForm}>
      <CurrentCategories>
        <PostForm
          {...props}
          username={username}
          readLatest={plainApi.readFullPost}
          TextEditor={EditorWithLibrary}
          CoverLibrary={coverLibrary}
          writingCalls={plainApi}
        />
      </CurrentCategories>
    </AdminContext>
  );
}

/** Gives a page the categories as they are now: those that came with the tab's first page may have changed since. */
export function CurrentCategories({ children }: { children: ReactNode }) {
  const { api } = useAdmin();
  const before = useOwnersCategories();
  const { data } = useQuery({ queryKey: ["categories"], queryFn: () => api.readCategories() });
  return <OwnersCategories value={data?.categories ?? before}>{children}</OwnersCategories>;
}
