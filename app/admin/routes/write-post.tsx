import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { AdminPage } from "./admin-page.tsx";
import { NewPost } from "./new-post.tsx";
import type { PageHandle } from "./page-handle.ts";

export const handle: PageHandle = { title: ({ dashboard }) => dashboard.newPost, needs: "posts.create" };

/** The dashboard's form on a page of its own. */
export default function WritePostRoute() {
  return (
    <AdminPage title={useAdminMessages().dashboard.newPost}>
      <NewPost />
    </AdminPage>
  );
}
