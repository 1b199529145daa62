import { useCallback, useEffect, useRef, useState } from "react";
import { forget, keep, readStored } from "#app/site/tools/device-storage.ts";

/** Key in the local storage; the privacy page names it. */
export const favouritesKey = "phrasebookFavourites";

interface Chosen {
  /** The ids of phrases in any language, the first chosen first. */
  ids: readonly string[];
  /** Null until something was chosen. */
  isKept: boolean | null;
}

export interface Favourites extends Chosen {
  /** Stable between renders. */
  toggle: (id: string) => void;
}

/** The phrases that the reader chose, as the device keeps them. */
export function useFavourites(): Favourites {
  const [chosen, setChosen] = useState<Chosen>({ ids: [], isKept: null });
  /** Two choices may come before the next drawing: those held while the page was not hydrated do. */
  const newest = useRef(chosen);

  const show = useCallback((next: Chosen) => {
    newest.current = next;
    setChosen(next);
  }, []);

  // Not while rendering: the server knows none.
  useEffect(() => {
    if (newest.current.isKept === null) show({ ids: storedIds(), isKept: null });
  }, [show]);

  const toggle = useCallback(
    (id: string) => {
      // Another tab may have kept others since.
      const before = newest.current.isKept === false ? newest.current.ids : storedIds();
      const ids = before.includes(id) ? before.filter((one) => one !== id) : [...before, id];
      if (ids.length === 0) forget(favouritesKey);
      show({ ids, isKept: ids.length === 0 ? null : keep(favouritesKey, ids) });
    },
    [show],
  );

  return { ...chosen, toggle };
}

function storedIds(): string[] {
  const kept = readStored(favouritesKey);
  return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === "string") : [];
}
