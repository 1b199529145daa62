import { createContext, useCallback, useContext } from "react";
import type { Todo } from "#api/admin/todos.ts";
import type { TodoKind } from "#api/admin/todo-kinds.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useLoaded } from "#app/admin/calls/use-loaded.ts";

export interface TodosState {
  /** Undefined while loading, null after a failure. */
  entries: readonly Todo[] | null | undefined;
  refresh: () => void;
}

/** Shared by the navigation and the dashboard, so that it is asked for once. */
export const TodosContext = createContext<TodosState>({ entries: undefined, refresh: () => {} });

export const useTodos = (): TodosState => useContext(TodosContext);

export function countOf(kind: TodoKind | undefined, { entries }: TodosState): number {
  return entries?.find((entry) => entry.kind === kind)?.count ?? 0;
}

export function useLoadedTodos(isWanted: boolean): TodosState {
  const { api } = useAdmin();
  const load = useCallback(async () => (isWanted ? (await api.readTodos()).entries : []), [api, isWanted]);
  const { value, hasFailed, reload } = useLoaded<readonly Todo[]>(load);
  return { entries: hasFailed ? null : value, refresh: reload };
}
