import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { AdminSettings, SettingsChange } from "#api/settings/site-settings.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";

const queryKey = ["settings"];

interface SettingsState {
  settings: AdminSettings | undefined;
  /** The settings that the environment sets. */
  fixed: AdminSettings["fromEnvironment"];
  isError: boolean;
  refresh: () => void;
  /** Throws `ApiError`. */
  change: (change: SettingsChange) => Promise<void>;
}

/** The settings of the site; all forms of a page share them. */
export function useSettings(): SettingsState {
  const { api, siteChanged } = useAdmin();
  const client = useQueryClient();
  const { data, isError } = useQuery({ queryKey, queryFn: () => api.readSettings() });
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey }), [client]);
  const change = async (settings: SettingsChange) => {
    client.setQueryData(queryKey, await api.changeSettings(settings));
    // Not waited for: they are saved.
    void siteChanged();
  };
  return { settings: data, fixed: data?.fromEnvironment ?? [], isError, refresh, change };
}
