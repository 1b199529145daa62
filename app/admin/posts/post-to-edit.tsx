import type { ReactNode } from "react";
import { ApiError } from "#api/errors.ts";
import type { FullPost } from "#api/posts.ts";
import { useLoaded } from "#app/admin/calls/use-loaded.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { RetryAlert } from "#app/ui/retry-alert.tsx";
import { useAdminMessages } from "#i18n/admin-messages.ts";

interface PostToEditProps {
  /** Must be stable between renders for the same post. */
  loadPost: () => Promise<FullPost>;
  children: (post: FullPost) => ReactNode;
}

type Failure = "notFound" | "refused" | "failed";

/** Shows the form once the post is loaded; otherwise says why not and offers to retry. */
export function PostToEdit({ loadPost, children }: PostToEditProps) {
  const texts = useAdminMessages().dashboard.edit;
  const { value: post, failure, reload } = useLoaded(loadPost);
  if (post) return children(post);
  if (!failure) return <Loading text={texts.loading} />;
  const reason = failureOf(failure.error);
  if (reason === "notFound") return <Alert>{texts.notFound}</Alert>;
  return (
    <RetryAlert retry={texts.retry} onRetry={reload}>
      {texts[reason]}
    </RetryAlert>
  );
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError) || error.status === 0) return "failed";
  return error.status === 404 ? "notFound" : "refused";
}
