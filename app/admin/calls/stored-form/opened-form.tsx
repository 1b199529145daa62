import { useQuery } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import { QueryState } from "#app/admin/calls/query-state.tsx";

interface OpenedFormProps<Opened> {
  /** Names in the cache what is read. */
  queryKey: readonly string[];
  read: () => Promise<Opened>;
  texts: ComponentProps<typeof QueryState>["texts"];
  children: (opened: Opened) => ReactNode;
}

/** Loads what a form begins with: as it is now, never as it was cached. */
export function OpenedForm<Opened>({ queryKey, read, texts, children }: OpenedFormProps<Opened>) {
  const query = useQuery({ queryKey, queryFn: read });
  const opened = query.isFetchedAfterMount ? query.data : undefined;
  if (!opened) return <QueryState query={{ ...query, data: undefined }} texts={texts} />;
  return children(opened);
}
