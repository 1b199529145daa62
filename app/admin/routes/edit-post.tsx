import { useNavigate } from "react-router";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { LandingNotice } from "#app/ui/notices/landing-notice.tsx";
import { PostToEdit } from "#app/admin/posts/post-to-edit.tsx";
import { savePost } from "#app/admin/editors/save-post.ts";
import { adminPath } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { Route } from "./+types/edit-post";
import { AdminPage } from "./admin-page.tsx";
import type { PageHandle } from "./page-handle.ts";
import { SitePostForm } from "./site-post-form.tsx";

export const handle: PageHandle = { title: ({ dashboard }) => dashboard.edit.title };

export default function EditPostRoute({ params: { id } }: Route.ComponentProps) {
  return (
    <AdminPage title={useAdminMessages().dashboard.edit.title}>
      <LandingNotice />
      <EditPost key={id} id={id} />
    </AdminPage>
  );
}

function EditPost({ id }: { id: string }) {
  const dashboard = adminPath(useLanguage());
  const navigate = useNavigate();
  const { may, languages } = useAdmin();
  return (
    <PostToEdit id={id}>
      {(post) => (
        <SitePostForm
          post={post}
          translates={may.includes("posts.publish") ? undefined : languages}
          save={savePost}
          onSaved={() => void navigate(dashboard)}
        />
      )}
    </PostToEdit>
  );
}
