import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { LibraryQuery } from "#api/admin/media-library.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";

/** The asked pictures. While others load, the former ones stay. */
export function useLibrary({ skip = 0, search, unused }: LibraryQuery) {
  const { api } = useAdmin();
  return useQuery({
    queryKey: ["library", skip, search, unused],
    queryFn: () => api.listPictures({ skip, ...(search && { search }), ...(unused && { unused }) }),
    placeholderData: keepPreviousData,
  });
}
