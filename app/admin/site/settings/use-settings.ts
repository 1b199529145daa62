import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useRevalidator } from "react-router";
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
  const { api } = useAdmin();
  const client = useQueryClient();
  const { data, isError } = useQuery({ queryKey, queryFn: () => api.readSettings() });
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey }), [client]);
  const { revalidate } = useRevalidator();
  const change = async (settings: SettingsChange) => {
    client.setQueryData(queryKey, await api.changeSettings(settings));
    // Header and footer show some of them. Not waited for: they are saved.
    void revalidate();
  };
  return { settings: data, fixed: data?.fromEnvironment ?? [], isError, refresh, change };
}
