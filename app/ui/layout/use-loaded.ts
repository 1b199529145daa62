import { useState, useSyncExternalStore } from "react";

/**
 * Loads something in the browser as soon as React has hydrated what shows it, so that the page's HTML does not wait for it.
 *
 * @param load is called once for each component; must not reject
 * @returns undefined until it is there
 */
export function useLoaded<Value>(load: () => Promise<Value>): Value | undefined {
  const [{ subscribe, read }] = useState(() => loadWhenShown(load));
  return useSyncExternalStore(subscribe, read, () => undefined);
}

function loadWhenShown<Value>(load: () => Promise<Value>) {
  let loaded: Value | undefined;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  return {
    read: () => loaded,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      loading ??= load().then((value) => {
        loaded = value;
        for (const each of listeners) each();
      });
      return () => void listeners.delete(listener);
    },
  };
}
