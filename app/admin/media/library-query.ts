import type { LibraryQuery } from "#api/admin/media-library.ts";
import { mediaLimits, mediaPageSize } from "#api/admin/media-limits.ts";

/** The shown part of the library; it stands in the page's address, so that the way back leads to the same place. */
export interface ShownPart {
  search: string;
  unused: boolean;
  /** From 1. */
  page: number;
}

/** A value that is not one of the choices counts as left out. */
export function readShownPart(params: URLSearchParams): ShownPart {
  return {
    search: (params.get("search") ?? "").slice(0, mediaLimits.search),
    unused: params.get("unused") === "true",
    page: Math.max(1, Math.trunc(Number(params.get("page"))) || 1),
  };
}

/** Without what is as it is at first. A change of anything but the page leads to the first page. */
export function changeShownPart(params: URLSearchParams, change: Partial<ShownPart>): URLSearchParams {
  const { search, unused, page } = { ...readShownPart(params), page: 1, ...change };
  const changed = new URLSearchParams();
  if (search) changed.set("search", search);
  if (unused) changed.set("unused", "true");
  if (page > 1) changed.set("page", String(page));
  return changed;
}

export function queryOf({ search, unused, page }: ShownPart): LibraryQuery {
  return { skip: (page - 1) * mediaPageSize, ...(search && { search }), ...(unused && { unused }) };
}

/** The address of a picture's details, within the library's page. */
export function pictureAddress(hash: string, params = new URLSearchParams()): string {
  const address = changeShownPart(params, readShownPart(params));
  address.set("picture", hash);
  return `?${address}`;
}
