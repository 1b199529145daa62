import { useCallback } from "react";
import type { LibraryPage, LibraryQuery } from "#api/admin/media-library.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { useLoaded, type Loaded } from "#app/admin/calls/use-loaded.ts";

/** The asked pictures. While others load, the former ones stay. */
export function useLibrary({ skip = 0, search, unused }: LibraryQuery): Loaded<LibraryPage> {
  const { api } = useAdmin();
  const load = useCallback(
    () => api.listPictures({ skip, ...(search && { search }), ...(unused && { unused }) }),
    [api, skip, search, unused],
  );
  return useLoaded(load);
}
