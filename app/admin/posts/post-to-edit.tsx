import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError } from "#api/errors/errors.ts";
import type { FullPost } from "#api/posts/posts.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { Alert } from "#app/ui/notices/alert.tsx";
import { Loading } from "#app/ui/notices/loading.tsx";
import { RetryAlert } from "#app/ui/notices/retry-alert.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";

interface PostToEditProps {
  id: string;
  children: (post: FullPost) => ReactNode;
}

type Failure = "notFound" | "refused" | "failed";

/** Shows the form once the post is loaded; otherwise says why not and offers to retry. */
export function PostToEdit({ id, children }: PostToEditProps) {
  const { api } = useAdmin();
  const texts = useAdminMessages().dashboard.edit;
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    queryKey: ["postToEdit", id],
    queryFn: () => api.readFullPost(id),
  });
  if (error) {
    const reason = failureOf(error);
    if (reason === "notFound") return <Alert>{texts.notFound}</Alert>;
    return (
      <RetryAlert retry={texts.retry} onRetry={() => void refetch()}>
        {texts[reason]}
      </RetryAlert>
    );
  }
  // A form begins with the post as it is now, never with one that was cached.
  if (!data || !isFetchedAfterMount) return <Loading text={texts.loading} />;
  return children(data);
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError) || error.status === 0) return "failed";
  return error.status === 404 ? "notFound" : "refused";
}
