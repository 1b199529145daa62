import { useMemo, useSyncExternalStore } from "react";

/**
 * A list as the device keeps it, also when another tab changes it; empty on the server.
 *
 * @param read reads it, and leaves out what is no item of it
 * @param listen for a list that this page changes too: browsers tell the other tabs alone
 */
export function useStoredList<Item>(
  read: () => readonly Item[],
  listen: typeof listenToOtherTabs = listenToOtherTabs,
): readonly Item[] {
  const text = useSyncExternalStore(
    listen,
    () => JSON.stringify(read()),
    () => "[]",
  );
  // Safe cast: it was written just above.
  return useMemo(() => JSON.parse(text) as readonly Item[], [text]);
}

/** @returns a function that ends it */
export function listenToOtherTabs(onChange: () => void): () => void {
  addEventListener("storage", onChange);
  return () => removeEventListener("storage", onChange);
}
