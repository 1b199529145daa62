import { useMatches } from "react-router";
import type { Permission } from "#api/accounts/roles.ts";
import type { AdminMessages } from "#i18n/admin/hu.ts";

/** The facts that the layout needs about a page for signed-in people, which exports them as its `handle`. */
export interface PageHandle {
  title: (texts: AdminMessages) => string;
  /** The permission that the page needs; without it the layout says so, instead of letting the page make calls that are refused. */
  needs?: Permission;
  /** Marks the one page that is open before a second factor is set up, where one is required. */
  isForSetup?: true;
}

export function usePageHandle(): PageHandle {
  // Safe cast: the router does not know its type; all pages below `auth-guard.tsx` export one.
  return useMatches().at(-1)?.handle as PageHandle;
}
