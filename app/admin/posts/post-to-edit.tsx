import { useEffect, useState, type ReactNode } from "react";
import { ApiError } from "#api/errors.ts";
import type { FullPost } from "#api/posts.ts";
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
  const [post, setPost] = useState<FullPost | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    loadPost().then(
      (loaded) => isCurrent && setPost(loaded),
      (error: unknown) => {
        console.warn("The post could not be loaded", error);
        if (isCurrent) setFailure(failureOf(error));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [loadPost, attempt]);

  function retry(): void {
    setFailure(null);
    setAttempt(attempt + 1);
  }

  if (post) return children(post);
  return (
    <>
      {failure === null && <Loading text={texts.loading} />}
      {failure === "notFound" && <Alert>{texts.notFound}</Alert>}
      {failure !== null && failure !== "notFound" && (
        <RetryAlert retry={texts.retry} onRetry={retry}>
          {texts[failure]}
        </RetryAlert>
      )}
    </>
  );
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError) || error.status === 0) return "failed";
  return error.status === 404 ? "notFound" : "refused";
}
