import { useSyncExternalStore } from "react";
import { dayInPeru } from "#content/facts/records/day-in-peru.ts";

/** The day in Peru now. @param loaded the day when the page was loaded; null where the page must not tell one */
export function useDayInPeru<Loaded extends string | null>(loaded: Loaded): string | Loaded {
  return useSyncExternalStore<string | Loaded>(
    onReturn,
    () => dayInPeru(new Date()),
    () => loaded,
  );
}

/** Updates a page that was left open overnight when the reader returns to it. */
function onReturn(changed: () => void): () => void {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}
