import { listSorts, listStates, type ListSort, type ListState } from "#api/admin/post-list-words.ts";
import { isLanguage, type Language } from "#i18n/languages.ts";

/** The shown part of the list; it stands in the page's address, so that the way back leads to the same place. */
export interface ListQuery {
  search: string;
  state: ListState;
  in: Language | null;
  sort: ListSort;
  /** From 1. */
  page: number;
}

export const offeredSorts = listSorts.filter((sort) => sort !== "match");

/** A value that is not one of the choices counts as left out. */
export function readListQuery(params: URLSearchParams): ListQuery {
  const language = params.get("in");
  return {
    search: (params.get("search") ?? "").slice(0, 200),
    state: listStates.find((one) => one === params.get("state")) ?? "all",
    in: isLanguage(language) ? language : null,
    sort: offeredSorts.find((one) => one === params.get("sort")) ?? "changed",
    page: Math.max(1, Math.trunc(Number(params.get("page"))) || 1),
  };
}

/** Without what is as it is at first; other parameters stay. A change of anything but the page leads to the first page. */
export function changeListQuery(params: URLSearchParams, change: Partial<ListQuery>): URLSearchParams {
  const next = { ...readListQuery(params), page: 1, ...change };
  const initial = readListQuery(new URLSearchParams());
  const changed = new URLSearchParams(params);
  for (const [name, value] of Object.entries(next)) {
    if (value === initial[name as keyof ListQuery] || value === null) changed.delete(name);
    else changed.set(name, String(value));
  }
  return changed;
}
