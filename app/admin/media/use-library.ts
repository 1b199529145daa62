import { useCallback } from "react";
import type { LibraryPage, LibraryQuery } from "#api/admin/media-library.ts";
import { useLoaded, type Loaded } from "#app/ui/calls/use-loaded.ts";

/**
 * The asked pictures. While others load, the former ones stay.
 *
 * @param list must be stable between renders, as must `onFailure`
 */
export function useLibrary(
  query: LibraryQuery,
  list: (query: LibraryQuery) => Promise<LibraryPage>,
  onFailure: (error: unknown) => void,
): Loaded<LibraryPage> {
  const key = JSON.stringify(query);
  // Safe cast: it was made of one.
  const load = useCallback(() => list(JSON.parse(key) as LibraryQuery), [key, list]);
  return useLoaded(load, onFailure);
}
