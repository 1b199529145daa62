import type { UseQueryResult } from "@tanstack/react-query";
import { Loading } from "#app/ui/notices/loading.tsx";
import { RetryAlert } from "#app/ui/notices/retry-alert.tsx";

interface QueryStateProps {
  query: Pick<UseQueryResult, "data" | "isError" | "refetch">;
  texts: { loading: string; loadFailed: string; retry: string };
}

/** Says that something is loaded, or could not be; nothing once it is there. */
export function QueryState({ query: { data, isError, refetch }, texts }: QueryStateProps) {
  if (isError)
    return (
      <RetryAlert retry={texts.retry} onRetry={() => void refetch()}>
        {texts.loadFailed}
      </RetryAlert>
    );
  return data === undefined ? <Loading text={texts.loading} /> : null;
}
