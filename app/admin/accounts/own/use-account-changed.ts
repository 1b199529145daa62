import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useAdmin } from "#app/admin/calls/admin-context.ts";

export const ownAccountKey = ["ownAccount"];
export const ownSessionsKey = ["ownSessions"];

/** Returns what to call when the account has changed: it and its sessions are read anew, and other pages may be open now, or closed. */
export function useAccountChanged(): () => Promise<void> {
  const client = useQueryClient();
  const { profileChanged } = useAdmin();
  return useCallback(() => {
    for (const queryKey of [ownAccountKey, ownSessionsKey]) void client.invalidateQueries({ queryKey });
    return profileChanged();
  }, [client, profileChanged]);
}
