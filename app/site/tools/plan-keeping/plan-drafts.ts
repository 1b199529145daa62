import { useEffect, useRef } from "react";
import { forget, keep, readStored } from "#app/site/tools/device-storage.ts";
import { useStoredList } from "#app/site/tools/use-stored-list.ts";

/** Key in the local storage; the privacy page names it. */
export const draftsKey = "tripPlanDrafts";

/** Whoever opens a plan that was shared, and changes it, is not to lose the own one. */
const most = 3;

/** Queries of the plans that were worked on last, the newest first. */
function readDrafts(): string[] {
  const kept = readStored(draftsKey);
  if (!Array.isArray(kept)) return [];
  return kept.filter((query): query is string => typeof query === "string" && query.startsWith("?"));
}

/** Does it as the device keeps them, also when another tab adds one; none on the server. */
export function useDrafts(): readonly string[] {
  return useStoredList(readDrafts);
}

export function forgetDrafts(): void {
  forget(draftsKey);
}

/**
 * Keeps what becomes of the plan while the page is open, so that a closed tab loses nothing. A plan that is only looked at is
 * not kept.
 * @param query of the plan; null without stops
 */
export function useStoredDraft(query: string | null): void {
  const shown = useRef(query);
  /** The draft of this page: its next change takes its place. */
  const own = useRef<string | null>(null);
  useEffect(() => {
    if (shown.current === query) return;
    shown.current = query;
    if (query === null) return;
    const others = readDrafts().filter((draft) => draft !== own.current && draft !== query);
    keep(draftsKey, [query, ...others].slice(0, most));
    own.current = query;
  }, [query]);
}
