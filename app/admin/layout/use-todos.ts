import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Todo } from "#api/admin/todos.ts";
import type { TodoKind } from "#api/admin/todo-kinds.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";

interface TodosState {
  /** Undefined while loading, null after a failure. */
  entries: readonly Todo[] | null | undefined;
  /** Stable between renders. */
  refresh: () => void;
}

/**
 * Shared by the navigation, which stays from page to page, and the pages on which to-dos are listed or dealt with: these ask anew
 * when they are opened.
 */
export function useTodos(isWanted = true): TodosState {
  const { api, username } = useAdmin();
  const queryKey = ["todos", username];
  const client = useQueryClient();
  const { data, isError } = useQuery({ queryKey, queryFn: () => api.readTodos(), enabled: isWanted });
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey: ["todos"] }), [client]);
  return { entries: isError ? null : data?.entries, refresh };
}

export function countOf(kind: TodoKind | undefined, { entries }: TodosState): number {
  return entries?.find((entry) => entry.kind === kind)?.count ?? 0;
}
