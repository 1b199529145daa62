import { useNavigate } from "react-router";
import { adminApi } from "#app/admin/admin-api.ts";
import { AdminTitle } from "#app/admin/admin-title.tsx";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { LandingNotice } from "#app/ui/notices/landing-notice.tsx";
import { PostToEdit } from "#app/admin/posts/post-to-edit.tsx";
import { savePost } from "#app/admin/save-post.ts";
import { adminPath } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/admin-messages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import type { Route } from "./+types/edit-post";
import { AuthGuard } from "./auth-guard.tsx";
import { SitePostForm } from "./site-post-form.tsx";
import styles from "./admin-area.module.css";

export default function EditPostRoute({ params: { id } }: Route.ComponentProps) {
  const { edit } = useAdminMessages().dashboard;
  return (
    <>
      <AdminTitle title={edit.title} />
      <AuthGuard>
        <div className={styles.form}>
          <h1 className={styles.title}>{edit.title}</h1>
          <LandingNotice />
          <EditPost key={id} id={id} />
        </div>
      </AuthGuard>
    </>
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
          postCalls={adminApi}
          onSaved={() => void navigate(dashboard)}
        />
      )}
    </PostToEdit>
  );
}
